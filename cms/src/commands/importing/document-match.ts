import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Where } from 'payload';
import { addressKeysOf } from '#cms/kit/fields/address-key.ts';
import type { ContentCollection } from './incoming.ts';

/** The fields that identify a document in its collection. */
const NAME_FIELDS: Readonly<Record<ContentCollection, readonly string[]>> = {
  media: ['filename'],
  reviews: ['name', 'review'],
  clients: ['title'],
  certificates: ['title'],
  projects: ['address_key'],
  posts: ['address_key'],
  jobs: ['address_key'],
  pages: ['page_key', 'slug', 'segment'],
  redirects: ['from'],
};

/** Collections in which one field is not enough: a part of the site has many pages, a person writes many reviews. */
const TWO_FIELD_COLLECTIONS: readonly ContentCollection[] = ['reviews', 'pages'];

type NamedField = readonly [field: string, text: string];

/** Returns the query path and text of a field in a language; unlocalised fields are the same in each. */
function readName(language: Language, field: string, value: unknown): readonly NamedField[] {
  const named: readonly [string, unknown] = isRecord(value)
    ? [`${field}.${language}`, value[language]]
    : [field, value];
  const [path, text] = named;
  return typeof text === 'string' && text !== '' ? [[path, text]] : [];
}

/**
 * Returns queries for an existing document in the same place, made by hand or by another import: by language, the
 * default one first, since it may be written in one only. None where the data don't identify the place.
 */
export function matchDocument(collection: ContentCollection, data: Untrusted): readonly Where[] {
  const told: Untrusted = { ...data, ...addressKeysOf(data) };
  const found = LANGUAGES.map((language) =>
    NAME_FIELDS[collection].flatMap((field) => readName(language, field, told[field])),
  );
  const least = TWO_FIELD_COLLECTIONS.includes(collection) ? 2 : 1;
  const complete = found.filter((named) => named.length >= least);
  const different = new Map(complete.map((named) => [named.join(), named]));
  return [...different.values()].map((named) =>
    Object.fromEntries(named.map(([field, text]) => [field, { equals: text }])),
  );
}
