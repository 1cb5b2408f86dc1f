/** The format of an entry's or a record's texts that are not WordPress's HTML. */
export type TextFormat = 'plain';

/** Marks the texts of an entry or a record as plain (additive): `&amp;` in them is what an editor typed. */
export const PLAIN = { text_format: 'plain' } as const satisfies { readonly text_format: TextFormat };

/** Whether a record's texts are marked as plain. */
export function isPlainRecord(record: { readonly text_format?: unknown }): boolean {
  return record.text_format === PLAIN.text_format;
}
