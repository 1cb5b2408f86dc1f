import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Where } from 'payload';
import { addressKey } from '../fields/address-key.ts';
import type { ContentCollection } from './incoming.ts';

function english(text: unknown): string {
  const said = isRecord(text) ? text.en : text;
  return typeof said === 'string' ? said : '';
}

/** The fields by whose English texts a document is known among those of its collection. */
const NAMED_BY: Readonly<Record<ContentCollection, readonly string[]>> = {
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

/**
 * What a document is found by that stands in its place already, made by hand or by another import; null where nothing
 * says which place that is.
 */
export function matchDocument(collection: ContentCollection, data: Untrusted): Where | null {
  const told = { ...data, address_key: addressKey(english(data.title)) };
  const named = Object.entries(told).filter(
    ([field, value]) => NAMED_BY[collection].includes(field) && english(value) !== '',
  );
  return named.length === 0 || (collection === 'pages' && named.length === 1)
    ? null
    : Object.fromEntries(named.map(([field, value]) => [field, { equals: english(value) }]));
}
