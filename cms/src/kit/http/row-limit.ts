import type { LocalText } from '@kontorwerk/contract/languages';

/** The most rows and listed values of a document: Payload takes a millisecond and more for each row. */
export const MOST_ROWS = 1_000;

export const TOO_MANY_ROWS: LocalText = {
  en: `The lists of this document have more than ${MOST_ROWS} entries in all, which is too many. Please remove some, or divide them among several documents.`,
  de: `Die Listen dieses Dokuments haben zusammen mehr als ${MOST_ROWS} Einträge, das ist zu viel. Bitte entfernen Sie einige oder verteilen Sie sie auf mehrere Dokumente.`,
};

function countRows(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  // The nodes of a text are no rows.
  const parts = Object.entries(value).filter(([name]) => name !== 'children');
  return parts.reduce((sum, [, part]) => sum + countRows(part), Array.isArray(value) ? value.length : 0);
}

/** Whether a document has more rows and listed values, on all levels, than editors need. */
export function hasTooManyRows(data: unknown): boolean {
  return countRows(data) > MOST_ROWS;
}
