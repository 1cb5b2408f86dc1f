/** The dead-letter folders below the site's spool, for submissions that are not retried. Backups include them. */
export const DEAD_LETTER_FOLDERS = ['refused', 'damaged', 'unanswered'] as const;
