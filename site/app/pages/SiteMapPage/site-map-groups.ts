import { inLanguage } from '@kontorwerk/contract/address';
import { PAGE_NAMES, PAGES, type Page, type PageName, SUBJECTS, type Subject } from '@kontorwerk/contract/pages';
import type { DirectoryEntry } from '#app/content/directory-entry.ts';

/** A page as the site map names it. */
export type SiteMapLink = Pick<DirectoryEntry, 'page' | 'path' | 'title' | 'date'>;

/** Pages of one subject; of long lists the beginning, with where they go on. */
export type SiteMapGroup = {
  readonly subject: Subject;
  readonly links: readonly SiteMapLink[];
  /** The lists of which not all pages are shown, and how many they have. */
  readonly more: readonly (SiteMapLink & { readonly count: number })[];
};

/** The most pages of one kind of detail: who looks for more pages through their list. */
export const SITE_MAP_MOST = 100;

function rowsOf(subject: Subject): readonly PageName[] {
  // It doesn't lead to itself.
  return PAGE_NAMES.filter((name) => PAGES[name].subject === subject && name !== 'sitemap');
}

const linkTo = ({ page, path, title, date }: DirectoryEntry): SiteMapLink => ({ page, path, title, date });

/** All pages of a language by their subjects; subjects without pages are left out. */
export function siteMapGroups(entries: readonly DirectoryEntry[]): readonly SiteMapGroup[] {
  return SUBJECTS.map((subject) => {
    const rows = rowsOf(subject).map((name) => {
      const page: Page = PAGES[name];
      return { page, found: entries.filter((entry) => entry.page === name) };
    });
    const links = rows.flatMap(({ page, found }) =>
      (page.kind === 'detail' ? found.slice(0, SITE_MAP_MOST) : found).map(linkTo),
    );
    const more = rows.flatMap(({ page, found }) => {
      if (page.kind !== 'detail' || found.length <= SITE_MAP_MOST) return [];
      const list = entries.find(({ path, language }) => path === inLanguage(page.list, language));
      return list ? [{ ...linkTo(list), count: found.length }] : [];
    });
    return { subject, links, more };
  }).filter(({ links }) => links.length > 0);
}
