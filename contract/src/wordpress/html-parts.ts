/** A part of HTML: an element or comment that stays verbatim, or the text between these. */
export type HtmlPart = { readonly text: string; readonly isWhole: boolean };

/** Lower-cases ASCII letters only: other letters may change the text's length. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Finds the ends of elements; a missing one is searched only once, since repeated searches would take quadratic time.
 */
export class EndFinder {
  readonly #text: string;
  readonly #missing = new Set<string>();

  constructor(text: string) {
    this.#text = lowerCase(text);
  }

  /** The index of an end at or after `from`; -1 if there is none. */
  find(end: string, from: number): number {
    if (this.#missing.has(end)) return -1;
    const found = this.#text.indexOf(end, from);
    if (found < 0) this.#missing.add(end);
    return found;
  }
}

/** Splits HTML around the named elements and comments, which stay verbatim. */
export function htmlParts(html: string, names: readonly string[]): readonly HtmlPart[] {
  const parts: HtmlPart[] = [];
  const ends = new EndFinder(html);
  const begins = new RegExp(`<(?:(!--)|(${names.join('|')})(?![\\w-]))`, 'gi');
  let at = 0;
  for (let found = begins.exec(html); found; found = begins.exec(html)) {
    const [, comment, name = ''] = found;
    const end = comment ? ends.find('-->', found.index) : ends.find(`</${name.toLowerCase()}`, found.index);
    if (end < 0 && !comment) continue;
    const after = end < 0 ? 0 : html.indexOf('>', end) + 1;
    const until = after === 0 ? html.length : after;
    parts.push({ text: html.slice(at, found.index), isWhole: false });
    parts.push({ text: html.slice(found.index, until), isWhole: true });
    at = until;
    begins.lastIndex = until;
  }
  parts.push({ text: html.slice(at), isWhole: false });
  return parts.filter(({ text }) => text !== '');
}

/** Removes comments from HTML. */
export function withoutComments(html: string): string {
  return htmlParts(html, ['!--'])
    .filter(({ isWhole }) => !isWhole)
    .map(({ text }) => text)
    .join('');
}
