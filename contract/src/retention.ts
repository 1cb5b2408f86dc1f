/** How long what visitors send is kept where an owner sets nothing else, in months; the privacy page says the same. */
export const RETENTION_MONTHS = {
  /** Contact messages, from the last time that somebody worked on them. */
  messages: 12,
  /** Applications and their resumes, from the last time that somebody worked on them. */
  applications: 6,
  /** Who read, exported or erased what, from the entry. */
  audit: 12,
  /** Mails that were sent or given up, from then. */
  outbox: 1,
} as const;

/**
 * How long a submission that can't be handed over to the backend is kept for whoever runs the site, in days; the
 * privacy page says the same.
 */
export const LAID_ASIDE_DAYS = 90;
