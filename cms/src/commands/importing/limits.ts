/** The limits of an import; what exceeds them is reported, and left out. */

const MEGABYTE = 1_024 * 1_024;

export const IMPORT_LIMITS = {
  /** The uncompressed answer of a backend: lists are whole, with the texts of thousands of posts. */
  answerBytes: 256 * MEGABYTE,
  /** The limits of asking a WordPress for attachments by id: bytes of an answer, number, and total time. */
  attachmentBytes: MEGABYTE,
  attachments: 5_000,
  attachmentsMs: 10 * 60_000,
  /** A picture; the same limit as for editors' uploads. */
  pictureBytes: 20 * MEGABYTE,
  /** A document of an export, as JSON. */
  documentBytes: 16 * MEGABYTE,
  /** A text of an item in WordPress' export, in characters. */
  wordPressText: 2 * MEGABYTE,
  /** The timeout of an answer or a picture, in milliseconds. */
  patienceMs: 30_000,
  /** Pictures that are fetched at the same time. */
  atOnce: 4,
} as const;
