import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';

/** Generates an id as Payload does for rows and blocks: 24 hexadecimal digits. */
export function generateRowId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A row of an array field or a block, which keeps its id when it is moved. */
type Row = Untrusted & { readonly id: string };

function isRow(value: unknown): value is Row {
  return isRecord(value) && typeof value.id === 'string';
}

/** Returns the rows of a list; null for a value that isn't a list of rows with ids. */
export function parseRows(value: unknown): readonly Row[] | null {
  return Array.isArray(value) && value.every(isRow) ? value : null;
}
