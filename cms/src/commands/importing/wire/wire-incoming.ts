import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { textIn } from '#cms/kit/stored-values.ts';
import type { Incoming } from '../incoming.ts';
import { matchDocument } from '../match-document.ts';
import { asWritten } from './as-written.ts';
import type { ListCollection } from './card-documents.ts';
import type { FromWire } from './wire-documents.ts';

/** Lists in an order in which documents refer only to earlier ones. */
const IN_ORDER: readonly ListCollection[] = ['reviews', 'clients', 'certificates', 'projects', 'posts', 'jobs'];

/** Drops the database's own fields. */
function dataOf({ id: _, createdAt: _created, updatedAt: _updated, ...data }: Untrusted): Untrusted {
  return data;
}

function lists({ documents, lists: cards }: FromWire, scope: string): readonly Incoming[] {
  return IN_ORDER.flatMap((collection) =>
    documents[collection].flatMap((doc) => {
      const card = cards[collection].find(({ id }) => id === doc.id);
      if (!card) return [];
      const data = asWritten(dataOf({ ...doc }), card.pair.only);
      const source = `${scope} ${collection}/${card.key}`;
      return [{ collection, id: doc.id, source, name: card.at, data, match: matchDocument(collection, data) }];
    }),
  );
}

function pages({ documents, entries }: FromWire, scope: string): readonly Incoming[] {
  return documents.pages.map((page, index) => {
    const entry = entries[index];
    const path = entry?.pair.en.free?.paths.en ?? textIn('en', page.slug);
    const source = `${scope} pages/${page.page_key}/${path}`;
    const data = asWritten(dataOf({ ...page }), entry?.pair.only);
    const name = entry?.at ?? path;
    return { collection: 'pages', id: page.id, source, name, data, match: matchDocument('pages', data) };
  });
}

function redirects({ documents }: FromWire, scope: string): readonly Incoming[] {
  return documents.redirects.map((redirect) => {
    const from = textIn('en', redirect.from);
    const data = dataOf({ ...redirect });
    const source = `${scope} redirects/${from}`;
    const name = `redirect ${from}`;
    return { collection: 'redirects', id: redirect.id, source, name, data, match: matchDocument('redirects', data) };
  });
}

/** Returns the documents of an import to write, referenced ones first. */
export function wireIncoming(from: FromWire, scope: string): readonly Incoming[] {
  return [...lists(from, scope), ...pages(from, scope), ...redirects(from, scope)];
}
