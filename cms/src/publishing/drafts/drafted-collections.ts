/** The collections whose documents are shown as drafts. */
export const DRAFTED_COLLECTIONS = ['pages', 'projects', 'posts', 'jobs'] as const;
export type DraftedCollection = (typeof DRAFTED_COLLECTIONS)[number];

/** The globals that are. */
export const DRAFTED_GLOBALS = ['site-settings', 'navigation', 'words'] as const;

/** Every part of the content that is shown as a draft. */
export const DRAFTED = [...DRAFTED_COLLECTIONS, ...DRAFTED_GLOBALS] as const;
export type DraftedPart = (typeof DRAFTED)[number];

/** Tells whether documents of a collection are shown as drafts. */
export function isDraftedCollection(slug: string): slug is DraftedCollection {
  return DRAFTED_COLLECTIONS.some((known) => known === slug);
}
