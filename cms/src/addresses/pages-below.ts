import { inLanguage } from '@kontorwerk/contract/address';
import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import { pathOf } from '@kontorwerk/contract/page-table';
import { PAGES } from '@kontorwerk/contract/pages';
import type { PayloadRequest } from 'payload';
import { freePagePath, type Placed, type PlacedPage } from '#cms/content/wire/free-page.ts';
import { byId, idOf, textInAny } from '#cms/kit/stored.ts';
import { freePages, type ListedPage } from './free-pages.ts';
import type { Addresses } from './published-addresses.ts';

/** A published page whose address begins with that of another. */
export type PageBelow = {
  readonly id: number;
  readonly name: string;
  /** Where it was and where it is, when the page above has moved. */
  readonly moved: (was: Addresses, is: Addresses) => { readonly was: Addresses; readonly is: Addresses };
};

/** The same address below where a page was. */
function below(address: string | null, was: string | null, is: string | null): string | null {
  return address !== null && was !== null && is !== null && address.startsWith(`${is}/`)
    ? was + address.slice(is.length)
    : address;
}

function pageBelow(page: ListedPage, pageOf: PlacedPage): PageBelow {
  const nowIn = (language: Language) => {
    const path = freePagePath(page, pageOf, language);
    return path === null ? null : inLanguage(pathOf(PAGES.free, path), language);
  };
  const is: Addresses = { en: nowIn('en'), de: nowIn('de') };
  return {
    id: page.id,
    name: textInAny(DEFAULT_LANGUAGE, page.title),
    moved: (wasAbove, isAbove) => {
      const before = (language: Language) => below(is[language], wasAbove[language], isAbove[language]);
      return { was: { en: before('en'), de: before('de') }, is };
    },
  };
}

/** The published pages that stand below a page, at any depth. */
export async function pagesBelow(req: PayloadRequest, id: number): Promise<readonly PageBelow[]> {
  const pages = await freePages(req, { _status: { equals: 'published' } });
  const ids = new Set([id]);
  // A page may stand in the list before the one that it is below.
  for (let size = 0; size < ids.size; ) {
    size = ids.size;
    for (const page of pages) if (ids.has(idOf(page.parent) ?? 0)) ids.add(page.id);
  }
  ids.delete(id);
  const known: ReadonlyMap<number | null, Placed> = byId(pages);
  return pages.filter((page) => ids.has(page.id)).map((page) => pageBelow(page, (above) => known.get(above)));
}
