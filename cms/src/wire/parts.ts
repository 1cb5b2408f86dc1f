/** What the wire's records are made of: the collections and the global that visitors see something of. */
export const CONTENT_PARTS = [
  'pages',
  'projects',
  'posts',
  'jobs',
  'reviews',
  'clients',
  'certificates',
  'media',
  'site-settings',
] as const;
export type ContentPart = (typeof CONTENT_PARTS)[number];

/** A stored document with the texts of all languages: a localised field holds `{ en, de }`. */
export type Doc = { readonly [field: string]: unknown };

/** Everything published, part by part, in the parts' own order. */
export type PublishedContent = { readonly [P in ContentPart]: readonly Doc[] };

/** Tells whether a value is a document or a group of fields. */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
