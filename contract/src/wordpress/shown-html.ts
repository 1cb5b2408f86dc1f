import { withoutShortcodes } from './shortcodes.ts';

/** HTML of a post as WordPress shows it, and the shortcodes of which nothing is left to see. */
export type ShownHtml = { readonly html: string; readonly lost: readonly string[] };

const BLOCK =
  /<\/?(?:p|h[1-6]|ul|ol|li|div|table|blockquote|figure|pre|hr|section|article|form|iframe|address|dl|details|video|audio)\b/i;

/** Paragraphs and lines of a text that the classic editor keeps without their elements. */
function withParagraphs(html: string): string {
  if (!html.includes('\n') || /<p\b|<br\b|<!--\s*wp:/i.test(html)) return html;
  return html
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => (part.trim() === '' || BLOCK.test(part) ? part : `<p>${part.trim().replace(/\n/g, '<br>')}</p>`))
    .join('\n');
}

/** Paragraphs that there were only for shortcodes: WordPress, too, has none around what these show. */
function withoutTheirParagraphs(html: string): string {
  return html
    .replace(/<p>\s*<\/p>/g, '')
    .replace(/<p>\s*(<(?:figure|video|audio)\b)/g, '$1')
    .replace(/(<\/(?:figure|video|audio)>)\s*<\/p>/g, '$1');
}

/** Comments, up to the end where one has none. */
function withoutComments(html: string): string {
  let shown = '';
  let at = 0;
  while (at < html.length) {
    const begin = html.indexOf('<!--', at);
    if (begin === -1) return shown + html.slice(at);
    shown += html.slice(at, begin);
    const end = html.indexOf('-->', begin + 4);
    if (end === -1) return shown;
    at = end + 3;
  }
  return shown;
}

/**
 * Makes HTML of what WordPress keeps or sends of a post: without shortcodes and comments, with paragraphs. What a shortcode
 * shows is known to its plugin alone.
 */
export function shownHtml(content: string): ShownHtml {
  const lines = content.replace(/\r\n?/g, '\n');
  const { html, lost } = withoutShortcodes(lines);
  const shown = html === lines ? html : withoutTheirParagraphs(html);
  return { html: withoutComments(withParagraphs(shown)), lost };
}
