import { textOfHtml } from './text-of-html.ts';

/** HTML of a post as WordPress shows it, and the shortcodes that were taken out of it. */
export type ShownHtml = { readonly html: string; readonly shortcodes: readonly string[] };

const BLOCK = /^\s*<\/?(?:p|h[1-6]|ul|ol|li|div|table|blockquote|figure|pre|hr|section|form|iframe|address|dl)\b/i;

/** Paragraphs of a text that the classic editor keeps without their elements. */
function paragraphs(html: string): string {
  if (/<p\b|<!--\s*wp:/i.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => (part.trim() === '' || BLOCK.test(part) ? part : `<p>${part.trim().replace(/\n/g, '<br>')}</p>`))
    .join('\n');
}

const WORDPRESS_OWN = ['gallery', 'caption', 'embed', 'audio', 'video', 'playlist', 'wp_caption'];

/** Square brackets stand in texts too; shortcodes have attributes, an end, or a name like none of a text. */
function isShortcode(name: string, attributes: string, ended: ReadonlySet<string>): boolean {
  return WORDPRESS_OWN.includes(name) || /[_-]/.test(name) || /\w=["'\w]/.test(attributes) || ended.has(name);
}

/** What is found in a text: looking for it again at each bracket would take ages. */
function namesIn(html: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(pattern), ([, name = '']) => name));
}

/** Makes HTML of what WordPress keeps of a post. What a shortcode stands for is known to its plugin alone. */
export function shownHtml(content: string): ShownHtml {
  const found = new Set<string>();
  const [begun, ended] = [namesIn(content, /\[([a-z][\w-]*)/gi), namesIn(content, /\[\/([a-z][\w-]*)\]/gi)];
  const without = content
    .replace(/\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\]/gi, (all, end: string, name: string, attributes: string) => {
      if (end === '' ? !isShortcode(name, attributes, ended) : !begun.has(name)) return all;
      found.add(name);
      return '';
    })
    .replace(/\r\n?/g, '\n');
  return { html: paragraphs(without).replace(/<!--[\s\S]*?(?:-->|$)/g, ''), shortcodes: [...found] };
}

/** The longest teaser that is made of a text, in characters. */
const TEASER = 200;

/** The beginning of a text, for a post without an excerpt. */
export function teaserOf(html: string): string {
  // Words of two paragraphs stand apart.
  const text = textOfHtml(html.replace(/</g, ' <'));
  if (text.length <= TEASER) return text;
  return `${text.slice(0, TEASER).replace(/\s+\S*$/, '')} …`;
}
