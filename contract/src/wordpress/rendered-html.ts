import { withoutComments } from './html-parts.ts';
import { withParagraphs } from './paragraphs.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** A post's HTML as WordPress shows it, and the names of shortcodes that leave nothing visible. */
export type RenderedHtml = { readonly html: string; readonly lost: readonly string[] };

/** Whether a text is as the classic editor stores it: in lines, without paragraph elements. */
function isInLines(html: string): boolean {
  return html.includes('\n') && !/<p\b|<br\b|<!--\s{0,10}wp:/i.test(html);
}

/** Removes paragraphs that existed only for shortcodes: WordPress has none around their output either. */
function withoutTheirParagraphs(html: string): string {
  return html
    .replace(/<p>\s*<\/p>/g, '')
    .replace(/<p>\s*(<(?:figure|video|audio)\b)/g, '$1')
    .replace(/(<\/(?:figure|video|audio)>)\s*<\/p>/g, '$1');
}

/** A paragraph with only a video or audio, which needs no paragraph. */
const FILM = /<p>(<(video|audio)\b[^<>]*><\/\2>)<\/p>/g;

/**
 * Converts a post's stored content to HTML: without shortcodes and comments, with paragraphs. The output of a shortcode
 * is known to its plugin only.
 */
export function renderHtml(content: string): RenderedHtml {
  const lines = content.replace(/\r\n?/g, '\n');
  const { html, lost } = withoutShortcodes(lines);
  const shown = html === lines ? html : withoutTheirParagraphs(html);
  const said = withoutComments(shown);
  return { html: isInLines(shown) ? withParagraphs(said).replace(FILM, '$1') : said, lost };
}
