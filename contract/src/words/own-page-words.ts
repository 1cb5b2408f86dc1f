import type { LocalText } from '../languages.ts';
import type { NameOf } from '../pages/pages.ts';

/** The titles of the site's own pages, and their descriptions for search engines. */
export const OWN_PAGE_WORDS: Readonly<
  Record<NameOf<'own'>, { readonly title: LocalText; readonly description: LocalText }>
> = {
  search: {
    title: { en: 'Search', de: 'Suche' },
    description: {
      en: 'Search all pages of this site.',
      de: 'Alle Seiten dieser Website durchsuchen.',
    },
  },
  sitemap: {
    title: { en: 'Site map', de: 'Sitemap' },
    description: {
      en: 'Every page of this site at a glance, by subject.',
      de: 'Alle Seiten dieser Website auf einen Blick, nach Themen geordnet.',
    },
  },
};
