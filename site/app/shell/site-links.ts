import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import type { SiteLinks } from '#app/base/menu-types.ts';
import { footerColumns, legalLinks } from './Footer/footer-columns.ts';
import { mainMenu } from './main-menu.ts';
import { menuTeaser } from './menu-teasers.ts';

/**
 * The main navigation and the footer's links: definitions of the site's own (§2). They travel with the page in its
 * language, not with the script in both. Only the menu's teasers come from the content.
 */
export function siteLinks(language: Language, entries: (key: PageKey) => readonly ContentEntry[]): SiteLinks {
  const menu = mainMenu(language).map((group) => ({ ...group, teaser: menuTeaser(group, { language, entries }) }));
  return { menu, footer: footerColumns(language), legal: legalLinks(language) };
}
