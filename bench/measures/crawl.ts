import { LANGUAGES } from '@kontorwerk/contract/languages';
import { internalLinks } from '../../e2e/support/pages/discover.ts';
import { inLanguage } from '../../e2e/support/pages/routes.ts';
import { get } from '../base/get.ts';

/** Paths that are not pages. */
const NO_PAGE = /^\/(?:uploads|admin|api|wp-content|wp-json|assets)\b|\.\w+$/;

/**
 * Requests every page reachable by links, up to `most`, in both languages, sequentially and each once, as a browser
 * with gzip does; returns their addresses. Contact-form links with a topic are skipped: each is rendered separately.
 */
export async function crawl(siteUrl: string, most = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const known = new Set<string>(LANGUAGES.map((language) => inLanguage('/', language)));
  for (const address of known) {
    const { body, status, headers } = await get(`${siteUrl}${address}`);
    if (status !== 200 || !headers['content-type']?.startsWith('text/html')) known.delete(address);
    else
      for (const link of internalLinks(body.toString('utf8'), `${siteUrl}${address}`))
        if (known.size < most && !NO_PAGE.test(link) && !link.includes('about=')) known.add(link);
    await (await fetch(`${siteUrl}${address}`)).arrayBuffer();
  }
  return [...known];
}
