import { decodeHTMLStrict } from 'entities/decode';
import { readTokens } from './html-tokens.ts';

/** Block elements, which begin and end a line. */
const BLOCKS = new Set(
  (
    'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);

/** Elements that separate words, such as the cells of a row. */
const GAPS = new Set('td th option'.split(' '));

const INLINE = new Set(
  (
    'a abbr acronym audio b base basefont bdi bdo big blink body button canvas caption cite code col colgroup data ' +
    'datalist del dfn dialog em embed font g head html i iframe img input ins kbd label legend link map mark marquee menu meta ' +
    'meter nobr noembed noframes noscript object optgroup output param path picture progress q rp rt ruby s samp select small source span ' +
    'script strike strong style sub sup svg template textarea time title track tt u use var video wbr'
  ).split(' '),
);

/** Names with a hyphen or a prefix, of web components and of Word (`o:p`). */
const FOREIGN_TAG = /^[a-z][a-z0-9]*(?:[-:][a-z0-9]+)+$/;

/** Whether a name is that of an inline tag. */
function isTag(name: string): boolean {
  return INLINE.has(name) || FOREIGN_TAG.test(name);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** Spaces that HTML collapses; a no-break space isn't one of them. */
const SPACES = /[\t\n\r ]+/g;

const BLOCK_EDGE = Symbol('edge of a block');
const LINE_BREAK = Symbol('line break');
type Part = string | typeof BLOCK_EDGE | typeof LINE_BREAK;

/** The lines of a text; line breaks in the source count only if there are no tags. */
function linesOf(parts: readonly Part[]): readonly string[] {
  const keepsTyped = parts.every((part) => typeof part === 'string');
  const lines: string[] = [];
  let line = '';
  const end = (isKept: boolean) => {
    const trimmed = line.replace(SPACES, ' ').trim();
    if (isKept || trimmed !== '') lines.push(trimmed);
    line = '';
  };
  for (const part of parts) {
    if (typeof part !== 'string') end(part === LINE_BREAK);
    else if (keepsTyped) line += part;
    else line += part.replace(SPACES, ' ');
  }
  if (keepsTyped) return line.split(/\r\n?|\n/).map((typed) => typed.replace(SPACES, ' ').trim());
  end(false);
  return lines;
}

/** Splits HTML into decoded text and line breaks; text that resembles a tag (`a < b`) stays text. */
function partsOf(html: string): readonly Part[] {
  const parts: Part[] = [];
  const onText = (start: number, end: number) => void parts.push(decodeHTMLStrict(html.slice(start, end)));
  readTokens(html, {
    onText,
    onTag({ name }, start, end) {
      if (name === 'br') parts.push(LINE_BREAK);
      else if (BLOCKS.has(name)) parts.push(BLOCK_EDGE);
      else if (GAPS.has(name)) parts.push(' ');
      else if (!isTag(name)) onText(start, end);
    },
  });
  return parts;
}

/** Collapses empty lines to one, and removes those at the ends. */
function joinParts(lines: readonly string[]): string {
  return lines
    .filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .trim();
}

/**
 * Converts a CMS's HTML text field to plain text: entities decoded once, tags removed. `<br>` and the edges of blocks
 * become line breaks in a multi-line field, and spaces elsewhere.
 */
export function htmlToText(html: string, { isMultiline = false }: { readonly isMultiline?: boolean } = {}): string {
  const lines = /[<&]/.test(html) ? linesOf(partsOf(html)) : html.split(/\r\n?|\n/).map((line) => line.trim());
  const text = isMultiline ? joinParts(lines) : lines.filter((line) => line !== '').join(' ');
  return text.replace(CONTROL, '');
}
