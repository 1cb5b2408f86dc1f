/** The format of texts of an entry or a record that are no HTML as WordPress writes it. */
export type TextFormat = 'plain';

/** Says of an entry or a record that its texts are plain (additive): `&amp;` in them is what an editor typed. */
export const PLAIN = { text_format: 'plain' } as const satisfies { readonly text_format: TextFormat };

/** Whether the texts of a record are plain. */
export function isPlainRecord(record: { readonly text_format?: unknown }): boolean {
  return record.text_format === PLAIN.text_format;
}
