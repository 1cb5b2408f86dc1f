/** The longest request bodies, in bytes. */
export const BODY_LIMITS = {
  /** A resume of 10 MB as a data URL in JSON takes 13.4 MB. */
  submission: 15 * 1024 * 1024,
  /** A form of ours without a file. */
  form: 1024 * 1024,
  /** What an editor uploads. */
  admin: 100 * 1024 * 1024,
} as const;
