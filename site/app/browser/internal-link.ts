import { inLanguage } from '@kontorwerk/contract/address/address';
import { isLanguage, type Language } from '@kontorwerk/contract/languages';
import { isPageAddress } from '@kontorwerk/contract/pages/page-table';

/** The link attributes that `resolveInternalLink` reads; `href` is absolute. */
export type ClickedLink = { readonly href: string; readonly target: string; readonly download: boolean };

/**
 * Resolves a link inside the site to its address in the visitor's language; null leaves the click to the browser.
 * `here` is the address of the page.
 */
export function resolveInternalLink(link: ClickedLink, here: string, language: Language): string | null {
  if (link.download || (link.target !== '' && link.target !== '_self') || !URL.canParse(link.href)) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== new URL(here).origin || !isPageAddress(pathname)) return null;
  // An address in another language switches the language, which the script in the head does (§2).
  const named = pathname.split('/', 2)[1];
  if (isLanguage(named) && named !== language) return null;
  return inLanguage(pathname, language) + search + hash;
}
