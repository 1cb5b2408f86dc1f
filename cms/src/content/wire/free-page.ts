import { slugOf } from '@kontorwerk/contract/address/slug';
import type { FreePage } from '@kontorwerk/contract/content/entry';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { pathOf } from '@kontorwerk/contract/pages/page-table';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { idOf, type Reference, type StoredText, textIn, textInAny } from '#cms/kit/stored-values.ts';

/** The fields that determine a free page's address. */
export type Placed = {
  readonly id: number;
  readonly segment?: StoredText;
  readonly parent?: Reference;
};

/** Looks up a parent page. */
export type PlacedPage = (id: number) => Placed | undefined;

/**
 * Returns a free page's path in a language, without a leading slash: its segment after those of its ancestors. Null if
 * an ancestor is missing, has no segment, or is its own ancestor.
 */
export function freePagePath(page: Placed, pageOf: PlacedPage, language: Language): string | null {
  const segments: string[] = [];
  const seen = new Set<number>();
  for (let at: Placed | undefined = page; at !== undefined; ) {
    const segment = slugOf(textInAny(language, at.segment));
    if (segment === '' || seen.has(at.id)) return null;
    segments.unshift(segment);
    seen.add(at.id);
    const above = idOf(at.parent);
    if (above === null) return segments.join('/');
    at = pageOf(above);
  }
  return null;
}

type Described = Placed & { readonly title?: StoredText; readonly plain?: boolean | null };

/** Returns a free page's fields on the wire besides its sections; null if it has no address. */
export function freePage(page: Described, pageOf: PlacedPage, language: Language): FreePage | null {
  const paths: Record<Language, string> = { en: '', de: '' };
  for (const each of LANGUAGES) {
    const path = freePagePath(page, pageOf, each);
    if (path === null) return null;
    paths[each] = pathOf(PAGES.free, path);
  }
  return { name: textIn(language, page.title), paths, plain: page.plain ?? false };
}
