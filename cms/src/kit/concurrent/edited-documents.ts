import type { CollectionSlug, GlobalSlug } from 'payload';

/** The collections whose forms several users may have open at once. */
export const EDITED_COLLECTIONS = [
  'pages',
  'projects',
  'posts',
  'jobs',
  'media',
  'reviews',
  'clients',
  'certificates',
  'redirects',
  'contact-messages',
  'applications',
  'users',
] as const satisfies readonly CollectionSlug[];

/** The globals whose forms several users may have open at once. */
export const EDITED_GLOBALS = [
  'site-settings',
  'navigation',
  'words',
  'mails',
  'privacy-settings',
] as const satisfies readonly GlobalSlug[];

export type EditedCollection = (typeof EDITED_COLLECTIONS)[number];
export type EditedGlobal = (typeof EDITED_GLOBALS)[number];

/** A document of a collection, or a global. */
export type EditedDocument =
  | { readonly collection: EditedCollection; readonly id: number; readonly global?: undefined }
  | { readonly global: EditedGlobal; readonly collection?: undefined };

export function isEditedCollection(slug: string): slug is EditedCollection {
  return EDITED_COLLECTIONS.some((known) => known === slug);
}

export function isEditedGlobal(slug: string): slug is EditedGlobal {
  return EDITED_GLOBALS.some((known) => known === slug);
}

/** Returns a document's path in the REST API, which is also the key of its locks and presence records. */
export function pathOf(edited: EditedDocument): string {
  return edited.collection === undefined ? `globals/${edited.global}` : `${edited.collection}/${edited.id}`;
}
