import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';

/** A row of a list in two versions of a document: what became of it, and its place in each as far as it has one. */
export type ComparedRow = {
  readonly row: Untrusted;
  readonly state: 'same_place' | 'added' | 'removed' | 'moved' | 'shifted';
  readonly from: number | null;
  readonly to: number | null;
};

function rowsOf(value: unknown): readonly Untrusted[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Rows that come in the same order in both versions have only made room for others. */
function keptOrder(earlier: readonly unknown[], later: readonly unknown[]): boolean {
  const common = earlier.filter((id) => later.includes(id));
  const others = later.filter((id) => earlier.includes(id));
  return common.every((id, at) => id === others[at]);
}

/** Brings the rows of two versions together by what they are, not by where they stand; those that are gone come last. */
export function comparedRows(earlier: unknown, later: unknown): readonly ComparedRow[] {
  const [before, after] = [rowsOf(earlier), rowsOf(later)];
  const [idsBefore, idsAfter] = [before.map(({ id }) => id), after.map(({ id }) => id)];
  const elsewhere = keptOrder(idsBefore, idsAfter) ? 'shifted' : 'moved';
  const there = after.map((row, to): ComparedRow => {
    const from = idsBefore.indexOf(row.id);
    if (from === -1) return { row, state: 'added', from: null, to };
    return { row, state: from === to ? 'same_place' : elsewhere, from, to };
  });
  const gone = before.flatMap((row, from): readonly ComparedRow[] =>
    idsAfter.includes(row.id) ? [] : [{ row, state: 'removed', from, to: null }],
  );
  return [...there, ...gone];
}
