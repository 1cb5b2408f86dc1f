/** Tags within a word or a line; all others part what stands before from what stands behind. */
const INLINE = new Set(['a', 'cite', 'code', 'em', 'strong', 'sub', 'sup']);

const ESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of sanitised HTML, which escapes no other characters than the sanitiser does, in one line. */
export function plainText(html: string): string {
  return oneLine(
    html
      .replace(/<\/?([a-z]\w*)[^>]*>/gi, (_tag, name: string) => (INLINE.has(name.toLowerCase()) ? '' : ' '))
      .replace(/&(?:amp|lt|gt|quot);/g, (escaped) => ESCAPED[escaped] ?? escaped),
  );
}

/** A text in one line, without marks that only say where a word may break. */
export function oneLine(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
