/** All pages of a site as visitors see them, for comparison with those of another. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { discover } from './discover.ts';
import { specifiedRoutes } from './routes.ts';

/** The visible content of pages, by their addresses. */
export type SeenPages = Readonly<Record<string, string>>;

/**
 * Returns a page's visible content after its status: without scripts, whose data names the state of the content, and
 * without spaces at the ends of a paragraph.
 */
function seen(status: number, html: string): string {
  const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/(?<=<p>) | (?=<\/p>)/g, '');
  return `${status}\n${plain.replace(/></g, '>\n<')}`;
}

async function pagesIn(siteUrl: string, language: Language): Promise<SeenPages> {
  const routes = (await specifiedRoutes(language)).map((route) => route.path);
  const pages = await discover(siteUrl, language, routes);
  return Object.fromEntries(pages.map(({ path: address, status, html }) => [address, seen(status, html)]));
}

/** Fetches every page in both languages, also those without a link to them. */
export async function everyPage(siteUrl: string): Promise<SeenPages> {
  const pages = await Promise.all(LANGUAGES.map((language) => pagesIn(siteUrl, language)));
  return Object.assign({}, ...pages);
}

/** Fetches pages at known addresses, one after the other. */
export async function pagesAt(siteUrl: string, addresses: readonly string[]): Promise<SeenPages> {
  const pages: Record<string, string> = {};
  for (const address of addresses) {
    const response = await fetch(`${siteUrl}${address}`, { redirect: 'manual' });
    pages[address] = seen(response.status, await response.text());
  }
  return pages;
}

/** Returns the first lines in which two pages differ. */
function changedLines(was: string, is: string): readonly string[] {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const count = Math.max(before.length, after.length);
  const lines = Array.from({ length: count }, (_, at) => [before[at], after[at]]);
  return lines.flatMap(([a, b]) => (a === b ? [] : [`${a} → ${b}`])).slice(0, 3);
}

/** Lists the differences between pages before and after. */
export function differences(before: SeenPages, after: SeenPages): readonly string[] {
  return Object.entries(before).flatMap(([address, html]) =>
    changedLines(html, after[address] ?? '').map((line) => `${address}: ${line}`),
  );
}
