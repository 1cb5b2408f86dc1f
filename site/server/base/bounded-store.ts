/** A map with an upper bound of entries and bytes; what was not asked for lately leaves first. */
export type BoundedStore<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
  readonly entries: number;
  readonly bytes: number;
};

export type Bounds = { readonly maxEntries: number; readonly maxBytes: number };

type Slot<Value> = { readonly value: Value; readonly size: number; used: boolean };

/**
 * Least recently used, in the "second chance" way: reading only sets a mark, so it costs no more than a lookup
 * in a map; an entry that was read since the last look is passed over once when room is needed.
 */
export function createBoundedStore<Value>(bounds: Bounds, sizeOf: (value: Value) => number): BoundedStore<Value> {
  const slots = new Map<string, Slot<Value>>();
  let bytes = 0;

  function remove(key: string): void {
    const slot = slots.get(key);
    if (slot && slots.delete(key)) bytes -= slot.size;
  }

  function makeRoom(): void {
    for (const [key, slot] of slots) {
      if (slots.size <= bounds.maxEntries && bytes <= bounds.maxBytes) return;
      slots.delete(key);
      if (slot.used) slots.set(key, { ...slot, used: false });
      else bytes -= slot.size;
    }
  }

  return {
    get(key) {
      const slot = slots.get(key);
      if (slot === undefined) return undefined;
      slot.used = true;
      return slot.value;
    },
    set(key, value) {
      remove(key);
      const size = sizeOf(value);
      if (size > bounds.maxBytes) return;
      slots.set(key, { value, size, used: false });
      bytes += size;
      makeRoom();
    },
    delete: remove,
    clear() {
      slots.clear();
      bytes = 0;
    },
    get entries() {
      return slots.size;
    },
    get bytes() {
      return bytes;
    },
  };
}
