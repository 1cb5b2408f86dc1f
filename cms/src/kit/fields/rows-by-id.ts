import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';

/** A row of an array field or a block, which keeps its id wherever it is moved. */
type Row = Untrusted & { readonly id: string };

function isRow(value: unknown): value is Row {
  return isRecord(value) && typeof value.id === 'string';
}

/** The rows of a list; null of a value that is no list of rows with ids. */
export function rowsById(value: unknown): readonly Row[] | null {
  return Array.isArray(value) && value.every(isRow) ? value : null;
}
