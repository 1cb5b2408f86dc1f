import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';

/** A row of a list in two versions of a document: its change, and its position in each version that has it. */
export type RowChange = {
  readonly row: Untrusted;
  readonly state: 'same_place' | 'added' | 'removed' | 'moved' | 'shifted';
  readonly from: number | null;
  readonly to: number | null;
};

function rowsOf(value: unknown): readonly Untrusted[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Whether the rows that both versions have are in the same order, and so have only made room for others. */
function isSameOrder(earlier: readonly unknown[], later: readonly unknown[]): boolean {
  const common = earlier.filter((id) => later.includes(id));
  const others = later.filter((id) => earlier.includes(id));
  return common.every((id, at) => id === others[at]);
}

/** Matches the rows of two versions by id, not by position; removed ones come last. */
export function matchRows(earlier: unknown, later: unknown): readonly RowChange[] {
  const [before, after] = [rowsOf(earlier), rowsOf(later)];
  const [idsBefore, idsAfter] = [before.map(({ id }) => id), after.map(({ id }) => id)];
  const elsewhere = isSameOrder(idsBefore, idsAfter) ? 'shifted' : 'moved';
  const there = after.map((row, to): RowChange => {
    const from = idsBefore.indexOf(row.id);
    if (from === -1) return { row, state: 'added', from: null, to };
    return { row, state: from === to ? 'same_place' : elsewhere, from, to };
  });
  const gone = before.flatMap((row, from): readonly RowChange[] =>
    idsAfter.includes(row.id) ? [] : [{ row, state: 'removed', from, to: null }],
  );
  return [...there, ...gone];
}
