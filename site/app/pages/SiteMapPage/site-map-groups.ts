import { inLanguage } from '@kontorwerk/contract/address/address';
import { PAGE_NAMES, PAGES, type Page, type PageName, SUBJECTS, type Subject } from '@kontorwerk/contract/pages/pages';
import type { DirectoryEntry } from '#app/content/directory-entry.ts';

/** A link to a page in the site map. */
export type SiteMapLink = Pick<DirectoryEntry, 'page' | 'path' | 'title' | 'date'>;

/** The pages of one subject; long lists are truncated and linked. */
export type SiteMapGroup = {
  readonly subject: Subject;
  readonly links: readonly SiteMapLink[];
  /** The truncated lists, with their total count. */
  readonly more: readonly (SiteMapLink & { readonly count: number })[];
};

/** The most detail pages listed per kind: for more, visitors use the list itself. */
export const SITE_MAP_MOST = 100;

function rowsOf(subject: Subject): readonly PageName[] {
  // The site map doesn't link to itself.
  return PAGE_NAMES.filter((name) => PAGES[name].subject === subject && name !== 'sitemap');
}

const linkTo = ({ page, path, title, date }: DirectoryEntry): SiteMapLink => ({ page, path, title, date });

/** Groups all pages of a language by subject, leaving out empty subjects. */
export function buildSiteMapGroups(entries: readonly DirectoryEntry[]): readonly SiteMapGroup[] {
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
