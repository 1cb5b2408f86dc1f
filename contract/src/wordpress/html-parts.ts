/** A stretch of HTML: an element or comment that is taken as it stands, or what lies between these. */
export type HtmlPart = { readonly text: string; readonly isWhole: boolean };

/** Lower case of the same length, which other letters than these may not keep. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Looks for the ends of elements; what isn't found once is not looked for again, which would take ages in a long text. */
export class EndFinder {
  readonly #text: string;
  readonly #missing = new Set<string>();

  constructor(text: string) {
    this.#text = lowerCase(text);
  }

  /** Where an end begins that stands behind a place; -1 where there is none. */
  find(end: string, from: number): number {
    if (this.#missing.has(end)) return -1;
    const found = this.#text.indexOf(end, from);
    if (found < 0) this.#missing.add(end);
    return found;
  }
}

/** Splits HTML around elements of these names, and comments, that are to stay as they are. */
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

/** HTML without its comments. */
export function withoutComments(html: string): string {
  return htmlParts(html, ['!--'])
    .filter(({ isWhole }) => !isWhole)
    .map(({ text }) => text)
    .join('');
}
