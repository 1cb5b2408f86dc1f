/** The default retention of visitors' data, in months; the privacy page states the same. */
export const RETENTION_MONTHS = {
  /** Contact messages, from their last change. */
  messages: 12,
  /** Applications and their resumes, from their last change. */
  applications: 6,
  /** The audit log of reads, exports and erasures, from the entry. */
  audit: 12,
  /** Mails, from when they were sent or given up. */
  outbox: 1,
} as const;

/**
 * The retention of dead letters, submissions that could not be delivered to the backend, for the operator, in days; the
 * privacy page states the same.
 */
export const DEAD_LETTER_DAYS = 90;
