/** Tags within a word or a line; all others separate words. */
const INLINE = new Set(
  'a abbr cite code del dfn em ins kbd mark q s samp small span strong sub sup var wbr'.split(' '),
);

/** Separates lines, but not blocks. */
const LINE_BREAK = 'br';

/** The separator between the blocks of a text. */
export const BLOCK_END = '\n';

const ESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function words(html: string, gapOf: (tag: string) => string): string {
  return html
    .replace(/<\/?([a-z]\w*)[^>]*>/gi, (_tag, name: string) => gapOf(name.toLowerCase()))
    .replace(/&(?:amp|lt|gt|quot);/g, (escaped) => ESCAPED[escaped] ?? escaped);
}

/** Returns the words of sanitised HTML in one line; the sanitiser escapes only these characters. */
export function plainText(html: string): string {
  return oneLine(words(html, (tag) => (INLINE.has(tag) ? '' : ' ')));
}

/** Returns the words of each block of sanitised HTML: headings, paragraphs, list items, table cells. */
export function blocksOf(html: string): readonly string[] {
  const gapOf = (tag: string) => {
    if (INLINE.has(tag)) return '';
    return tag === LINE_BREAK ? ' ' : BLOCK_END;
  };
  return words(html.replace(/\s+/g, ' '), gapOf).split(BLOCK_END);
}

/** Joins texts, one line for each that isn't empty. */
export function blocks(texts: readonly string[]): string {
  return texts
    .map(oneLine)
    .filter((text) => text !== '')
    .join(BLOCK_END);
}

/** Returns a text in one line, without soft hyphens. */
export function oneLine(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
