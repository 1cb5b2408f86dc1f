import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { isPageAddress, pageAt } from '@kontorwerk/contract/pages/page-table';
import type { ResolvedRedirect } from '../../content-store/redirect-lookup.ts';
import { createReadRequest, type PageRenderer, type RenderedPage } from '../../pages/page-renderer.ts';
import { markdownAddress } from './markdown-address.ts';

/** The answer if a page has no Markdown: a redirect to it, or that it doesn't exist (any more). */
export type MarkdownFallback = Pick<ResolvedRedirect, 'to' | 'status'> | { readonly status: 404 | 410 };

/**
 * Returns the target of a page's redirect if it is a page; null if it leads only to the fallback page of all others.
 */
function placeAfter(page: string, location: string): string | null {
  const { page: row } = pageAt(page);
  const otherwise = row.kind === 'detail' ? row.otherwise : null;
  const nowhere = ['/404', otherwise ?? '/404'].map((path) => inLanguage(path, languageOf(page)));
  return isPageAddress(location) && !nowhere.includes(location) ? location : null;
}

/**
 * Returns the answer at the address of a page's Markdown, from the answer of the page itself; null if that address is
 * itself a page, whose title ends in “.md”.
 *
 * @param page the page's address
 */
export async function findMarkdownFallback(
  page: string,
  { status, headers }: Pick<RenderedPage, 'status' | 'headers'>,
  renderer: PageRenderer,
): Promise<MarkdownFallback | null> {
  const location = status >= 300 && status < 400 ? placeAfter(page, headers.get('Location') ?? '') : null;
  if (location !== null) return { to: markdownAddress(location), status: status === 301 ? 301 : 302 };
  const address = markdownAddress(page);
  const found = pageAt(address);
  if (found.page.kind !== 'free') {
    const { status } = await renderer(createReadRequest(address, found));
    if (status === 200) return null;
  }
  return { status: status === 410 ? 410 : 404 };
}
