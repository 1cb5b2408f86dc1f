import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { textIn } from '#cms/kit/stored-values.ts';
import { matchDocument } from '../document-match.ts';
import type { Incoming } from '../incoming.ts';
import type { ListCollection } from './card-documents.ts';
import { dropFallbacks } from './fallback-texts.ts';
import type { ConvertedWire } from './wire-documents.ts';

/** Lists in an order in which documents refer only to earlier ones. */
const IN_ORDER: readonly ListCollection[] = ['reviews', 'clients', 'certificates', 'projects', 'posts', 'jobs'];

/** Drops the database's own fields. */
function makeData({ id: _, createdAt: _created, updatedAt: _updated, ...data }: Untrusted): Untrusted {
  return data;
}

function makeListItems({ documents, lists: cards }: ConvertedWire, scope: string): readonly Incoming[] {
  return IN_ORDER.flatMap((collection) =>
    documents[collection].flatMap((doc) => {
      const card = cards[collection].find(({ id }) => id === doc.id);
      if (!card) return [];
      const data = dropFallbacks(makeData({ ...doc }), card.pair.only);
      const source = `${scope} ${collection}/${card.key}`;
      return [{ collection, id: doc.id, source, name: card.at, data, match: matchDocument(collection, data) }];
    }),
  );
}

function makePageItems({ documents, entries }: ConvertedWire, scope: string): readonly Incoming[] {
  return documents.pages.map((page, index) => {
    const entry = entries[index];
    const path = entry?.pair.en.free?.paths.en ?? textIn('en', page.slug);
    const source = `${scope} pages/${page.page_key}/${path}`;
    const data = dropFallbacks(makeData({ ...page }), entry?.pair.only);
    const name = entry?.at ?? path;
    return { collection: 'pages', id: page.id, source, name, data, match: matchDocument('pages', data) };
  });
}

function makeRedirectItems({ documents }: ConvertedWire, scope: string): readonly Incoming[] {
  return documents.redirects.map((redirect) => {
    const from = textIn('en', redirect.from);
    const data = makeData({ ...redirect });
    const source = `${scope} redirects/${from}`;
    const name = `redirect ${from}`;
    return { collection: 'redirects', id: redirect.id, source, name, data, match: matchDocument('redirects', data) };
  });
}

/** Returns the documents of an import to write, referenced ones first. */
export function listIncoming(from: ConvertedWire, scope: string): readonly Incoming[] {
  return [...makeListItems(from, scope), ...makePageItems(from, scope), ...makeRedirectItems(from, scope)];
}
