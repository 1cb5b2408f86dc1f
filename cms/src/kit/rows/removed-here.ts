/** The ids of the rows that this browser's user removed from the open forms, as long as a notice offers to restore them. */
const removedHere = new Map<string, number>();

/** Registers removed rows; returns the unregister function. */
export function noteRemovedHere(ids: readonly string[]): () => void {
  for (const id of ids) removedHere.set(id, (removedHere.get(id) ?? 0) + 1);
  return () => {
    for (const id of ids) {
      const left = (removedHere.get(id) ?? 1) - 1;
      if (left > 0) removedHere.set(id, left);
      else removedHere.delete(id);
    }
  };
}

/** Whether this browser's user has removed a row. */
export function isRemovedHere(id: string): boolean {
  return removedHere.has(id);
}
