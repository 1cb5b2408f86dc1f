import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages';
import type { PayloadRequest } from 'payload';
import { idOf, type Reference, type StoredText, textIn } from '../wire/stored.ts';
import { type Addressed, type Addresses, addressesOf } from './published-addresses.ts';

/** A published page whose address begins with that of another. */
export type PageBelow = {
  readonly id: number;
  readonly name: string;
  /** Where it was and where it is, when the page above has moved. */
  readonly moved: (was: Addresses, is: Addresses) => { readonly was: Addresses; readonly is: Addresses };
};

type Listed = Addressed & { readonly parent?: Reference; readonly title?: StoredText };

/** All published free pages: there are at most a few hundred. */
async function freePages({ payload, transactionID }: PayloadRequest): Promise<readonly Listed[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { page_key: { equals: PAGES.free.key }, _status: { equals: 'published' } },
    select: { title: true, segment: true, parent: true, page_key: true, _status: true, slug: true },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: { transactionID },
  });
  return docs;
}

/** The same address below where a page was. */
function below(address: string | null, was: string | null, is: string | null): string | null {
  return address !== null && was !== null && is !== null && address.startsWith(`${is}/`)
    ? was + address.slice(is.length)
    : address;
}

/** The published pages that stand below a page, at any depth. */
export async function pagesBelow(req: PayloadRequest, id: number): Promise<readonly PageBelow[]> {
  const pages = await freePages(req);
  const ids = new Set([id]);
  // A page may stand in the list before the one that it is below.
  for (let size = 0; size < ids.size; ) {
    size = ids.size;
    for (const page of pages) if (ids.has(idOf(page.parent) ?? 0)) ids.add(page.id);
  }
  ids.delete(id);
  const found = pages.filter((page) => ids.has(page.id));
  return Promise.all(
    found.map(async (page) => {
      const now = await addressesOf(req, 'pages', page);
      return {
        id: page.id,
        name: textIn(LANGUAGES[0], page.title),
        moved: (was: Addresses, is: Addresses) => {
          const before = (language: Language) => below(now[language], was[language], is[language]);
          return { was: { en: before('en'), de: before('de') }, is: now };
        },
      };
    }),
  );
}
