import type { Language } from '@kontorwerk/contract/languages';
import { inLanguage } from './routes.ts';

/** A discovered page, with its answer. */
export type FoundPage = {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** The page whose link led here; null for a starting point. */
  readonly from: string | null;
};

function decoded(attribute: string): string {
  return attribute.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

/** Returns the values of an element's attribute in a page's HTML. */
export function attributesIn(html: string, element: string, attribute: string): readonly string[] {
  const tags = html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'gi'));
  return [...tags].map(([, value = '']) => decoded(value));
}

/** Returns the addresses inside the site that a page links to, without their hash. */
export function internalLinks(html: string, pageUrl: string): readonly string[] {
  const { origin } = new URL(pageUrl);
  const links = attributesIn(html, 'a', 'href').flatMap((href) => {
    const url = URL.parse(href, pageUrl);
    return url?.origin === origin ? [`${url.pathname}${url.search}`] : [];
  });
  return [...new Set(links)];
}

/** Returns the language of an address. */
export function languageOf(path: string): Language {
  return /^\/de(?:[/?]|$)/.test(path) ? 'de' : 'en';
}

/** Whether an address is that of a call to action, which carries its subject. */
export function isCall(address: string): boolean {
  return address.includes('?about=');
}

/** Returns the page that a link leads to: the subject of a call to action only changes a form on it. */
function pageOf(link: string): string {
  return isCall(link) ? link.slice(0, link.indexOf('?')) : link;
}

/** The number of concurrent requests. */
const AT_THE_SAME_TIME = 8;

/** Follows every internal link from a language's home page, and from further addresses that no link reaches. */
export async function discover(
  siteUrl: string,
  language: Language,
  further: readonly string[] = [],
): Promise<readonly FoundPage[]> {
  const pages: FoundPage[] = [];
  let ahead = new Map<string, string | null>([inLanguage('/', language), ...further].map((path) => [path, null]));
  const known = new Set(ahead.keys());
  while (ahead.size > 0) {
    const found = await inParallel([...ahead], async ([path, from]): Promise<FoundPage> => {
      const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
      return { path, status: response.status, html: await response.text(), from };
    });
    pages.push(...found);
    ahead = new Map();
    for (const { path, html } of found) {
      for (const page of internalLinks(html, `${siteUrl}${path}`).map(pageOf)) {
        if (known.has(page) || languageOf(page) !== language) continue;
        known.add(page);
        ahead.set(page, path);
      }
    }
  }
  return pages;
}

/** Runs a task for every item, a few at a time; the results keep the items' order. */
export async function inParallel<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  const ahead = items.entries();
  const work = async () => {
    for (const [index, item] of ahead) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: AT_THE_SAME_TIME }, work));
  return results;
}
