import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Where } from 'payload';
import { addressKey } from '../../fields/address-key.ts';
import { type StoredText, textIn } from '../../wire/stored.ts';
import type { ContentCollection, Incoming } from '../incoming.ts';
import type { ListCollection } from './card-documents.ts';
import { cardKey } from './list-cards.ts';
import type { FromWire } from './wire-documents.ts';

/** What is not the document's but the database's. */
function dataOf({ id: _, createdAt: _created, updatedAt: _updated, ...data }: Untrusted): Untrusted {
  return data;
}

function english(text: StoredText): string {
  return textIn('en', text);
}

type Matches = { readonly [C in ListCollection]: (doc: FromWire['documents'][C][number]) => Where | null };

/** What a document is found by that stands in its place already, made by hand or by another import. */
const MATCH: Matches = {
  projects: ({ title }) => ({ address_key: { equals: addressKey(english(title)) } }),
  posts: ({ title }) => ({ address_key: { equals: addressKey(english(title)) } }),
  jobs: ({ title }) => ({ address_key: { equals: addressKey(english(title)) } }),
  reviews: ({ name, review }) => ({ name: { equals: english(name) }, review: { equals: english(review) } }),
  clients: ({ title }) => ({ title: { equals: english(title) } }),
  certificates: ({ title }) => ({ title: { equals: english(title) } }),
};

function listIncoming<C extends ListCollection>(
  { documents, lists }: FromWire,
  collection: C,
  scope: string,
): readonly Incoming[] {
  const docs: readonly FromWire['documents'][C][number][] = documents[collection];
  return docs.flatMap((doc) => {
    const card = lists[collection].find(({ id }) => id === doc.id);
    if (!card) return [];
    const key = cardKey(card.pair);
    const source = `${scope} ${collection}/${key}`;
    return [{ collection, id: doc.id, source, name: card.at, data: dataOf({ ...doc }), match: MATCH[collection](doc) }];
  });
}

function pages({ documents, entries }: FromWire, scope: string): readonly Incoming[] {
  return documents.pages.map((page, index) => {
    const { page_key, slug, segment } = page;
    const path = entries[index]?.pair.en.free?.paths.en ?? english(slug);
    const name: Where = slug ? { slug: { equals: slug } } : { segment: { equals: english(segment) } };
    const match = { page_key: { equals: page_key }, ...name };
    return {
      collection: 'pages',
      id: page.id,
      source: `${scope} pages/${page_key}/${path}`,
      name: entries[index]?.at ?? path,
      data: dataOf({ ...page }),
      match,
    };
  });
}

function redirects({ documents }: FromWire, scope: string): readonly Incoming[] {
  return documents.redirects.map((redirect) => {
    const from = english(redirect.from);
    const collection: ContentCollection = 'redirects';
    const source = `${scope} redirects/${from}`;
    return {
      collection,
      id: redirect.id,
      source,
      name: `redirect ${from}`,
      data: dataOf({ ...redirect }),
      match: { from: { equals: from } },
    };
  });
}

/** What is written of an import: first what others refer to. */
export function wireIncoming(from: FromWire, scope: string): readonly Incoming[] {
  return [
    ...listIncoming(from, 'reviews', scope),
    ...listIncoming(from, 'clients', scope),
    ...listIncoming(from, 'certificates', scope),
    ...listIncoming(from, 'projects', scope),
    ...listIncoming(from, 'posts', scope),
    ...listIncoming(from, 'jobs', scope),
    ...pages(from, scope),
    ...redirects(from, scope),
  ];
}
