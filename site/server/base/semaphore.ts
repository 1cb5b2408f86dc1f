/** A counting semaphore without waiting: `slots` callers may hold it at the same time. */
export type Semaphore = {
  /** Takes a slot and returns its release function (idempotent); null if all are taken. */
  tryAcquire(): (() => void) | null;
};

export function createSemaphore(slots: number): Semaphore {
  const heldSlots = new Set<symbol>();
  return {
    tryAcquire() {
      if (heldSlots.size >= slots) return null;
      const slot = Symbol();
      heldSlots.add(slot);
      return () => void heldSlots.delete(slot);
    },
  };
}
