import { LANGUAGES } from '@kontorwerk/contract/languages';
import { internalLinks } from '../../e2e/support/discover.ts';
import { inLanguage } from '../../e2e/support/routes.ts';
import { get } from '../base/get.ts';

/** What no visitor's page is. */
const NO_PAGE = /^\/(?:uploads|admin|api|wp-content|wp-json|assets)\b|\.\w+$/;

/**
 * Asks for every page that links reach, in both languages, one after another and each once, as a browser that takes gzip
 * does; at most so many. The form as calls to action open it is left out: it is rendered for each of them. Resolves with
 * their addresses.
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
