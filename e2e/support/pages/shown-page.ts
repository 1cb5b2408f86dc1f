/** The visible parts of a page, read from its HTML. */
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

/** Returns a heading without its typography: a page may break its lines anywhere. */
export function headingText(markup: string): string {
  return plain(textOf(markup)).replaceAll(' ', '');
}

/** Returns the page's heading. */
export function headingIn(html: string): string {
  return headingText(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
}

/** Returns the page's main content, without the frame around it. */
export function mainIn(html: string): string {
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}

/** Returns a page's first article: on a detail page its subject, without related items. */
export function articleIn(html: string): string {
  return /<article\b[\s\S]*?<\/article>/.exec(mainIn(html))?.[0] ?? '';
}

/** Returns the text of the page's main content. */
export function mainTextIn(html: string): string {
  return textOf(mainIn(html));
}

/** Returns the title of the browser's tab. */
export function titleIn(html: string): string {
  return textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}
