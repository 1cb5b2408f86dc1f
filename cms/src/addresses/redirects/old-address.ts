import { findEntryPath } from '@kontorwerk/contract/address/document-path';
import { refuseSource, type SourceRefusal } from '@kontorwerk/contract/address/redirects';
import type { LocalText } from '@kontorwerk/contract/languages';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import { isPublishedAt } from '#cms/content/site-addresses.ts';
import type { ContentSets } from '#cms/content/wire/content-set.ts';

/** Reasons why an address can't be redirected. */
export const OLD_ADDRESS_PROBLEMS = {
  elsewhere: {
    en: 'This has to be an address of this site, with /de where it was German: /ecommerce/old-name, /de/blog/alter-titel or /index.php?id=12',
    de: 'Das muss eine Adresse dieser Website sein, mit /de, wo sie deutsch war: /ecommerce/old-name, /de/blog/alter-titel oder /index.php?id=12',
  },
  served: {
    en: 'The site itself always answers here, as it does at /robots.txt, /sitemap.xml, /admin and for feeds, so a redirect would never take effect. Please enter a different old address.',
    de: 'Hier antwortet immer die Website selbst, wie unter /robots.txt, /sitemap.xml, /admin und bei Feeds, daher würde eine Weiterleitung nie wirken. Bitte geben Sie eine andere alte Adresse an.',
  },
  pattern: {
    en: 'An asterisk isn’t a placeholder here: each old address needs a redirect of its own. Import many at once as a CSV file.',
    de: 'Ein Stern ist hier kein Platzhalter: Jede alte Adresse braucht eine eigene Weiterleitung. Viele auf einmal importieren Sie am besten als CSV-Datei.',
  },
  shows_page: {
    en: 'This address always shows a page of the site, so nobody can be sent on from it.',
    de: 'Unter dieser Adresse steht immer eine Seite der Website, daher kann von dort niemand weitergeleitet werden.',
  },
  published: {
    en: 'A page is published at this address and would no longer be found. Please rename or unpublish it first.',
    de: 'Unter dieser Adresse ist eine Seite veröffentlicht, die dann niemand mehr fände. Bitte benennen Sie sie zuerst um, oder nehmen Sie sie aus der Veröffentlichung.',
  },
} as const satisfies Record<SourceRefusal | 'shows_page' | 'published', LocalText>;
export type OldAddressProblem = keyof typeof OLD_ADDRESS_PROBLEMS;

/** Whether a page of the site itself has an address. With a query it may be an earlier site's. */
function isSitePath(address: string): boolean {
  if (address.includes('?')) return false;
  const { page } = pageAt(address);
  if (page.kind === 'own') return true;
  return page.kind !== 'detail' && findEntryPath(page.key, page.entry ?? '') === page.path;
}

/** Returns why an address can't be an old one by its form; null where it can. */
export function findOldAddressProblem(address: string): OldAddressProblem | null {
  if (/\s/.test(address)) return 'elsewhere';
  return refuseSource(address) ?? (isSitePath(address) ? 'shows_page' : null);
}

/** Whether a redirect from an address would hide a published page. */
export function hidesPage(address: string, sets: ContentSets): boolean {
  return !address.includes('?') && isPublishedAt(address, sets);
}
