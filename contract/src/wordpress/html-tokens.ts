/** Callbacks for the tokens of HTML, with their offsets. */
export type HtmlTokens = {
  readonly onText: (start: number, end: number) => void;
  readonly onTag: (tag: { readonly name: string; readonly isClosing: boolean }, start: number, end: number) => void;
};

/** Raw text elements, whose content ends only at their closing tag. */
const RAW = new Set('script style iframe noembed noframes'.split(' '));

const TAG_NAME = /<(\/?)([a-z][^\s/>]*)/iy;

const isSpace = (sign: string | undefined) => sign !== undefined && /\s/.test(sign);

/** Returns the offset behind the `>` of a tag whose name ends at `from`; -1 if it is unterminated. */
function endOfTag(html: string, from: number): number {
  let isAfterEquals = false;
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at];
    if (sign === '>') return at + 1;
    if (isAfterEquals && (sign === '"' || sign === "'")) {
      // Only an attribute's value may contain a `>`.
      at = html.indexOf(sign, at + 1);
      if (at === -1) return -1;
    }
    isAfterEquals = sign === '=' || (isAfterEquals && isSpace(sign));
  }
  return -1;
}

/** Returns the offset behind a comment, or a declaration such as `<!doctype html>`; -1 if it is unterminated. */
function endOfComment(html: string, from: number): number {
  const [mark, length] = html.startsWith('<!--', from) ? ['-->', 3] : ['>', 1];
  const end = html.indexOf(mark, from + 2);
  return end === -1 ? -1 : end + length;
}

/** Returns the offset of a raw element's closing tag; the end of the text if there is none. */
function endOfRaw(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

/**
 * Splits HTML into text and tags as a browser does, in one pass, dropping comments and the content of scripts and
 * styles. Unterminated markup is text.
 */
export function readTokens(html: string, { onText, onTag }: HtmlTokens): void {
  let textStart = 0;
  let at = html.indexOf('<');
  const endText = () => {
    if (at > textStart) onText(textStart, at);
  };
  while (at !== -1) {
    TAG_NAME.lastIndex = at;
    const [start = '', slash, name = ''] = TAG_NAME.exec(html) ?? [];
    const isComment = start === '' && /^<[!?/]./s.test(html.slice(at, at + 3));
    if (start !== '' || isComment) {
      const end = isComment ? endOfComment(html, at) : endOfTag(html, at + start.length);
      if (end === -1) break;
      endText();
      const tag = { name: name.toLowerCase(), isClosing: slash === '/' };
      if (!isComment) onTag(tag, at, end);
      textStart = !tag.isClosing && RAW.has(tag.name) ? endOfRaw(html, tag.name, end) : end;
      at = html.indexOf('<', textStart);
    } else at = html.indexOf('<', at + 1);
  }
  at = html.length;
  endText();
}
