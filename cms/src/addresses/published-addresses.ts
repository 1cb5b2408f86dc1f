import { inLanguage } from '@kontorwerk/contract/address/address';
import { findDocumentPath, findEntryPath } from '@kontorwerk/contract/address/document-path';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { PayloadRequest } from 'payload';
import { freePagePath, type Placed } from '#cms/content/wire/free-page.ts';
import type { LinkedCollection } from '#cms/kit/links/reference.ts';
import { idOf, type Reference, readText, type StoredText, textIn } from '#cms/kit/stored-values.ts';

/** A document's path in each language, with the language's prefix; null where it has none. */
export type Addresses = Readonly<Record<Language, string | null>>;

/** The fields that a document's address follows from, read in all languages. */
export type Addressed = Placed & {
  readonly title?: StoredText;
  readonly page_key?: unknown;
  readonly slug?: StoredText;
  readonly _status?: unknown;
};

/** The fields that are read of a free page's ancestors. */
const PLACE = { segment: true, parent: true } as const;
const NAMED = { title: true, _status: true } as const;
const SELECTED = { ...NAMED, ...PLACE, page_key: true, slug: true } as const;

/** Returns options to read as visitors do, in the request's transaction. */
function asPublished({ transactionID }: PayloadRequest) {
  // Without the request itself: reading would change its language.
  return {
    locale: 'all',
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req: { transactionID },
  } as const;
}

/** Returns a page's ancestors by their ids. */
async function pagesAbove(req: PayloadRequest, below: { readonly parent?: Reference }): Promise<Map<number, Placed>> {
  const pages = new Map<number, Placed>();
  for (let id = idOf(below.parent); id !== null && !pages.has(id); ) {
    const page: Placed | null = await req.payload.findByID({
      collection: 'pages',
      id,
      select: PLACE,
      ...asPublished(req),
    });
    if (page === null) break;
    pages.set(id, page);
    id = idOf(page.parent);
  }
  return pages;
}

/** Returns a document's addresses, whether it is published or not. */
export async function addressesOf(
  req: PayloadRequest,
  collection: LinkedCollection,
  doc: Addressed,
): Promise<Addresses> {
  const isFree = collection === 'pages' && doc.page_key === PAGES.free.key;
  const above = isFree ? await pagesAbove(req, doc) : new Map<number, Placed>();
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
export async function publishedPlace(
  req: PayloadRequest,
  collection: LinkedCollection,
  id: number,
): Promise<Addressed | null> {
  const asked = { id, ...asPublished(req) };
  const doc: Addressed | null =
    collection === 'pages'
      ? await req.payload.findByID({ collection, select: SELECTED, ...asked })
      : await req.payload.findByID({ collection, select: NAMED, ...asked });
  return doc?._status === 'published' ? doc : null;
}
