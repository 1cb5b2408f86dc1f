/** Tags within a word or a line; all others part what stands before from what stands behind. */
const INLINE = new Set(
  'a abbr cite code del dfn em ins kbd mark q s samp small span strong sub sup var wbr'.split(' '),
);

/** Parts a line, and no block. */
const LINE_BREAK = 'br';

/** Stands between the blocks of a text. */
export const BLOCK_END = '\n';

const ESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function words(html: string, gapOf: (tag: string) => string): string {
  return html
    .replace(/<\/?([a-z]\w*)[^>]*>/gi, (_tag, name: string) => gapOf(name.toLowerCase()))
    .replace(/&(?:amp|lt|gt|quot);/g, (escaped) => ESCAPED[escaped] ?? escaped);
}

/** The words of sanitised HTML, which escapes no other characters than the sanitiser does, in one line. */
export function plainText(html: string): string {
  return oneLine(words(html, (tag) => (INLINE.has(tag) ? '' : ' ')));
}

/** The blocks of sanitised HTML, each as its words: headings, paragraphs, points of lists, cells of tables. */
export function blocksOf(html: string): readonly string[] {
  const gapOf = (tag: string) => {
    if (INLINE.has(tag)) return '';
    return tag === LINE_BREAK ? ' ' : BLOCK_END;
  };
  return words(html.replace(/\s+/g, ' '), gapOf).split(BLOCK_END);
}

/** Texts that stand by themselves, a line for each that isn't empty. */
export function blocks(texts: readonly string[]): string {
  return texts
    .map(oneLine)
    .filter((text) => text !== '')
    .join(BLOCK_END);
}

/** A text in one line, without marks that only say where a word may break. */
export function oneLine(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
