import { inLanguage } from '@kontorwerk/contract/address/address';
import { findDocumentPath, findEntryPath } from '@kontorwerk/contract/address/document-path';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { Endpoint, PayloadRequest } from 'payload';
import { freePagePath, type Placed } from '#cms/content/wire/free-page.ts';
import { isSignedIn } from '#cms/kit/access/rules.ts';
import { isLinkedCollection, type LinkedCollection } from '#cms/kit/links/reference.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import { idOf, type Reference, readText, type StoredText, textIn } from '#cms/kit/stored-values.ts';

/** A document's path in each language, with the language's prefix; null where it has none. */
export type Addresses = Readonly<Record<Language, string | null>>;

/** The fields that a document's address follows from, read in all languages. */
export type AddressedDocument = Placed & {
  readonly title?: StoredText;
  readonly page_key?: unknown;
  readonly slug?: StoredText;
  readonly _status?: unknown;
};

/** The fields that are read of a free page's ancestors. */
const PLACE_FIELDS = { segment: true, parent: true } as const;
const NAME_FIELDS = { title: true, _status: true } as const;
const SELECTED_FIELDS = { ...NAME_FIELDS, ...PLACE_FIELDS, page_key: true, slug: true } as const;

/** Returns options to read as visitors do, in the request's transaction. */
function getPublishedOptions(req: PayloadRequest) {
  return { locale: 'all', draft: false, disableErrors: true, ...getReadOptions(req) } as const;
}

/** Returns a page's ancestors by their ids. */
async function readAncestors(
  req: PayloadRequest,
  below: { readonly parent?: Reference },
): Promise<Map<number, Placed>> {
  const pages = new Map<number, Placed>();
  for (let id = idOf(below.parent); id !== null && !pages.has(id); ) {
    const page: Placed | null = await req.payload.findByID({
      collection: 'pages',
      id,
      select: PLACE_FIELDS,
      ...getPublishedOptions(req),
    });
    if (page === null) break;
    pages.set(id, page);
    id = idOf(page.parent);
  }
  return pages;
}

/** Returns a document's addresses, whether it is published or not. */
export async function readAddresses(
  req: PayloadRequest,
  collection: LinkedCollection,
  doc: AddressedDocument,
): Promise<Addresses> {
  const isFree = collection === 'pages' && doc.page_key === PAGES.free.key;
  const above = isFree ? await readAncestors(req, doc) : new Map<number, Placed>();
  const pathIn = (language: Language): string | null => {
    if (collection !== 'pages') return findDocumentPath(collection, textIn(language, doc.title));
    const name = isFree ? freePagePath(doc, (id) => above.get(id), language) : readText(doc.slug);
    return findEntryPath(String(doc.page_key), name ?? '');
  };
  const addresses: Record<Language, string | null> = { en: null, de: null };
  for (const language of LANGUAGES) {
    const path = pathIn(language);
    addresses[language] = path && inLanguage(path, language);
  }
  return addresses;
}

/** Returns the published version of a document, as far as its address goes; null where there is none. */
export async function readPublishedPlace(
  req: PayloadRequest,
  collection: LinkedCollection,
  id: number,
): Promise<AddressedDocument | null> {
  const asked = { id, ...getPublishedOptions(req) };
  const doc: AddressedDocument | null =
    collection === 'pages'
      ? await req.payload.findByID({ collection, select: SELECTED_FIELDS, ...asked })
      : await req.payload.findByID({ collection, select: NAME_FIELDS, ...asked });
  return doc?._status === 'published' ? doc : null;
}

/** Returns a published document's addresses to signed-in users, null if it has none: `GET /api/posts/5/addresses`. */
export const addressesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/addresses',
  method: 'get',
  handler: async (req) => {
    if (!isSignedIn({ req })) return Response.json(null, { status: 403 });
    const { collection, id } = req.routeParams ?? {};
    const isThere = isLinkedCollection(collection) && Number.isSafeInteger(Number(id));
    const place = isThere ? await readPublishedPlace(req, collection, Number(id)) : null;
    return Response.json(isThere && place ? await readAddresses(req, collection, place) : null);
  },
};
