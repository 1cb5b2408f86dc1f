import type { Language } from '@kontorwerk/contract/languages';
import { footerColumns, legalLinks } from './Footer/footer-columns.ts';
import { germanMenu } from './menu-de.ts';
import { englishMenu } from './menu-en.ts';
import type { MenuColumn, MenuGroup } from './menu-types.ts';

/** The links that stand around every page, in one language. */
export type SiteLinks = {
  readonly menu: readonly MenuGroup[];
  readonly footer: readonly MenuColumn[];
  readonly legal: MenuColumn['links'];
};

const MENUS: Readonly<Record<Language, readonly MenuGroup[]>> = { en: englishMenu, de: germanMenu };

/**
 * The main navigation and the footer's links: definitions of the site's own (§2). They travel with the page in its
 * language, not with the script in both.
 */
export function siteLinks(language: Language): SiteLinks {
  return { menu: MENUS[language], footer: footerColumns[language], legal: legalLinks[language] };
}
