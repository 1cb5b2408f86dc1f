/** What a page shows, told from its HTML. */
import { plain } from './foreign-texts.ts';

function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** A heading without its typography: a page may break its lines anywhere. */
export function headingText(markup: string): string {
  return plain(textOf(markup)).replaceAll(' ', '');
}

/** The page's heading. */
export function headingIn(html: string): string {
  return headingText(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
}

/** The page itself, without what surrounds every page. */
export function mainIn(html: string): string {
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}

/** The first article of a page: on a detail page what it is about, without what it leads on to. */
export function articleIn(html: string): string {
  return /<article\b[\s\S]*?<\/article>/.exec(mainIn(html))?.[0] ?? '';
}

/** The page's text as it is read. */
export function mainTextIn(html: string): string {
  return textOf(mainIn(html));
}

/** What the browser's tab is called. */
export function titleIn(html: string): string {
  return textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}
