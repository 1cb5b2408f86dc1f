/** What an import takes from elsewhere has limits; what is beyond them is told, and left out. */

const MEGABYTE = 1_024 * 1_024;

export const IMPORT_LIMITS = {
  /** An answer of a backend, unpacked: lists come whole, with the texts of thousands of posts. */
  answerBytes: 256 * MEGABYTE,
  /** Bounds of asking a WordPress for attachments by id: bytes of an answer, their number, and the time for all. */
  attachmentBytes: MEGABYTE,
  attachments: 5_000,
  attachmentsMs: 10 * 60_000,
  /** A picture: as much as editors may upload. */
  pictureBytes: 20 * MEGABYTE,
  /** A document of an export, as JSON. */
  documentBytes: 16 * MEGABYTE,
  /** A text of an item of WordPress' export, in characters. */
  wordPressText: 2 * MEGABYTE,
  /** How long an answer or a picture may take, in milliseconds. */
  patienceMs: 30_000,
  /** How many pictures are fetched at the same time. */
  atOnce: 4,
} as const;
