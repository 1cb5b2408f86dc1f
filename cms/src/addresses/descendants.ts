import { inLanguage } from '@kontorwerk/contract/address/address';
import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import { pathOf } from '@kontorwerk/contract/pages/page-table';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import type { PayloadRequest } from 'payload';
import { freePagePath, type Placed, type PlacedPage } from '#cms/content/wire/free-page.ts';
import { idOf, indexById, textInAny } from '#cms/kit/stored-values.ts';
import { type ListedPage, readFreePages } from './free-pages.ts';
import type { Addresses } from './published-addresses.ts';

/** A published page below another one. */
export type Descendant = {
  readonly id: number;
  readonly name: string;
  /** Its old and new addresses after the page above has moved. */
  readonly moved: (was: Addresses, is: Addresses) => { readonly was: Addresses; readonly is: Addresses };
};

/** Replaces the new prefix of an address by the old one. */
function restorePrefix(address: string | null, was: string | null, is: string | null): string | null {
  return address !== null && was !== null && is !== null && address.startsWith(`${is}/`)
    ? was + address.slice(is.length)
    : address;
}

function describeDescendant(page: ListedPage, pageOf: PlacedPage): Descendant {
  const nowIn = (language: Language) => {
    const path = freePagePath(page, pageOf, language);
    return path === null ? null : inLanguage(pathOf(PAGES.free, path), language);
  };
  const is: Addresses = { en: nowIn('en'), de: nowIn('de') };
  return {
    id: page.id,
    name: textInAny(DEFAULT_LANGUAGE, page.title),
    moved: (wasAbove, isAbove) => {
      const before = (language: Language) => restorePrefix(is[language], wasAbove[language], isAbove[language]);
      return { was: { en: before('en'), de: before('de') }, is };
    },
  };
}

/** Returns the published pages below a page, at any depth. */
export async function readDescendants(req: PayloadRequest, id: number): Promise<readonly Descendant[]> {
  const pages = await readFreePages(req, { _status: { equals: 'published' } });
  const ids = new Set([id]);
  // A page may be listed before its parent.
  for (let size = 0; size < ids.size; ) {
    size = ids.size;
    for (const page of pages) if (ids.has(idOf(page.parent) ?? 0)) ids.add(page.id);
  }
  ids.delete(id);
  const known: ReadonlyMap<number | null, Placed> = indexById(pages);
  return pages.filter((page) => ids.has(page.id)).map((page) => describeDescendant(page, (above) => known.get(above)));
}
