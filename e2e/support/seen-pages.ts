/** All pages of a site as visitors see them, to be compared with those of another. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { discover } from './discover.ts';
import { specifiedRoutes } from './routes.ts';

/** What is seen of pages, by their addresses. */
export type SeenPages = Readonly<Record<string, string>>;

/**
 * What a visitor sees of a page, after its status: without scripts, whose data names the state of the content, and without spaces at the ends
 * of a paragraph.
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

/** Every page in both languages, also those that no link leads to. */
export async function everyPage(siteUrl: string): Promise<SeenPages> {
  const pages = await Promise.all(LANGUAGES.map((language) => pagesIn(siteUrl, language)));
  return Object.assign({}, ...pages);
}

/** Pages whose addresses are known, asked for one after the other. */
export async function pagesAt(siteUrl: string, addresses: readonly string[]): Promise<SeenPages> {
  const pages: Record<string, string> = {};
  for (const address of addresses) {
    const response = await fetch(`${siteUrl}${address}`, { redirect: 'manual' });
    pages[address] = seen(response.status, await response.text());
  }
  return pages;
}

/** The first lines in which two pages differ. */
function changedLines(was: string, is: string): readonly string[] {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const count = Math.max(before.length, after.length);
  const lines = Array.from({ length: count }, (_, at) => [before[at], after[at]]);
  return lines.flatMap(([a, b]) => (a === b ? [] : [`${a} → ${b}`])).slice(0, 3);
}

/** Where pages are others than they were. */
export function differences(before: SeenPages, after: SeenPages): readonly string[] {
  return Object.entries(before).flatMap(([address, html]) =>
    changedLines(html, after[address] ?? '').map((line) => `${address}: ${line}`),
  );
}
