/** The collections with previews of drafts. */
export const PREVIEWED_COLLECTIONS = ['pages', 'projects', 'posts', 'jobs'] as const;
export type PreviewedCollection = (typeof PREVIEWED_COLLECTIONS)[number];

/** The globals with previews of drafts. */
export const PREVIEWED_GLOBALS = ['site-settings', 'navigation', 'words'] as const;
export type PreviewedGlobal = (typeof PREVIEWED_GLOBALS)[number];

/** All parts of the content with previews of drafts. */
export const PREVIEWED_PARTS = [...PREVIEWED_COLLECTIONS, ...PREVIEWED_GLOBALS] as const;
export type PreviewedPart = (typeof PREVIEWED_PARTS)[number];

/** Whether documents of a collection have previews of drafts. */
export function isPreviewedCollection(slug: string): slug is PreviewedCollection {
  return PREVIEWED_COLLECTIONS.some((known) => known === slug);
}

/** Whether a global has previews of drafts. */
export function isPreviewedGlobal(slug: string): slug is PreviewedGlobal {
  return PREVIEWED_GLOBALS.some((known) => known === slug);
}
