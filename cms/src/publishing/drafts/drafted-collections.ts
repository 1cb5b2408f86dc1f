/** The collections with previews of drafts. */
export const DRAFTED_COLLECTIONS = ['pages', 'projects', 'posts', 'jobs'] as const;
export type DraftedCollection = (typeof DRAFTED_COLLECTIONS)[number];

/** The globals with previews of drafts. */
export const DRAFTED_GLOBALS = ['site-settings', 'navigation', 'words'] as const;

/** All parts of the content with previews of drafts. */
export const DRAFTED = [...DRAFTED_COLLECTIONS, ...DRAFTED_GLOBALS] as const;
export type DraftedPart = (typeof DRAFTED)[number];

/** Whether documents of a collection have previews of drafts. */
export function isDraftedCollection(slug: string): slug is DraftedCollection {
  return DRAFTED_COLLECTIONS.some((known) => known === slug);
}
