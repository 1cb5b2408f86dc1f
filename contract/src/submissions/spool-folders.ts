/** Below the site's spool, for submissions that aren't tried again. Backups have them, too. */
export const LAID_ASIDE_FOLDERS = ['refused', 'damaged', 'unanswered'] as const;
