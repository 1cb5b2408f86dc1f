/** A counting semaphore: so many may hold a slot of it at the same time, and nobody waits for one. */
export type Semaphore = {
  /** Takes a slot and returns how to release it (twice does no harm); null when all are taken. */
  tryAcquire(): (() => void) | null;
};

export function createSemaphore(slots: number): Semaphore {
  const held = new Set<symbol>();
  return {
    tryAcquire() {
      if (held.size >= slots) return null;
      const slot = Symbol();
      held.add(slot);
      return () => void held.delete(slot);
    },
  };
}
