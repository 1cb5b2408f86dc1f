import { withoutComments } from './html-parts.ts';
import { withParagraphs } from './paragraphs.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** HTML of a post as WordPress shows it, and the shortcodes of which nothing is left to see. */
export type ShownHtml = { readonly html: string; readonly lost: readonly string[] };

/** Whether a text is as the classic editor keeps it: in lines, without elements for its paragraphs. */
function isInLines(html: string): boolean {
  return html.includes('\n') && !/<p\b|<br\b|<!--\s{0,10}wp:/i.test(html);
}

/** Paragraphs that there were only for shortcodes: WordPress, too, has none around what these show. */
function withoutTheirParagraphs(html: string): string {
  return html
    .replace(/<p>\s*<\/p>/g, '')
    .replace(/<p>\s*(<(?:figure|video|audio)\b)/g, '$1')
    .replace(/(<\/(?:figure|video|audio)>)\s*<\/p>/g, '$1');
}

/** A paragraph of nothing but a film or a sound, which stands alone. */
const FILM = /<p>(<(video|audio)\b[^<>]*><\/\2>)<\/p>/g;

/**
 * Makes HTML of what WordPress keeps or sends of a post: without shortcodes and comments, with paragraphs. What a shortcode
 * shows is known to its plugin alone.
 */
export function shownHtml(content: string): ShownHtml {
  const lines = content.replace(/\r\n?/g, '\n');
  const { html, lost } = withoutShortcodes(lines);
  const shown = html === lines ? html : withoutTheirParagraphs(html);
  const said = withoutComments(shown);
  return { html: isInLines(shown) ? withParagraphs(said).replace(FILM, '$1') : said, lost };
}
