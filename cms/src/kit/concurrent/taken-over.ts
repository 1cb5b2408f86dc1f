/**
 * The creation time that marks a lock as taken over, used for nothing else: only then does a form learn of a
 * colleague's lock.
 */
export const TAKEN_OVER_AT = new Date(0).toISOString();
