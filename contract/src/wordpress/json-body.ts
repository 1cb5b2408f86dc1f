/*
 * A PHP backend prints more than its answer: the byte order mark of a source file, a warning before the JSON
 * (`display_errors`), a cache plugin's comment after it, the `0` of `admin-ajax.php`, the `null` of a callback that
 * printed the answer itself.
 */

/** The JSON of a body, and the noise around it; empty if there was none. */
export type JsonBody = { readonly value: unknown; readonly skipped: string };

type JsonValues = { readonly values: readonly unknown[]; readonly skipped: string };

/** Throws if a text must not be parsed. */
type Check = (json: string) => void;

/** The most values, and the most candidates for one, that are tried. */
const MOST = 16;

/** The most characters of noise that are logged. */
const LONGEST_QUOTE = 200;

/** The longest trailer, in characters; cache comments are shorter. */
const LONGEST_TRAILER = 65_536;

/** Messages of a PHP process, or of WordPress's database class. */
const DIAGNOSTIC = /\b(?:Warning|Notice|Deprecated|Strict Standards|error)\b(?:<\/\w+>)?:|wpdberror/;

/** An HTML page, which may hold JSON for search engines or scripts, is no answer with noise around it. */
const PAGE = /<(?:!doctype|html|head|body|title|script|form)\b/i;

/** Noise that may follow an answer. */
const TRAILER = /^(?:null|true|0|1|""|<!--(?:(?!-->)[\s\S])*-->|\s)+$/;

/** A candidate for the start of a list or record after a message; PHP's own dumps, `[0] => a`, don't match. */
const BEGINNING = /[[{](?=\s*["[{\]}])/g;

const BYTE_ORDER_MARK = '\uFEFF';
const BLANK = /[\s\uFEFF]/;

function isNoise(text: string): boolean {
  return DIAGNOSTIC.test(text) && !PAGE.test(text);
}

function isTrailer(text: string): boolean {
  return text.length <= LONGEST_TRAILER && TRAILER.test(text);
}

/** The first index from `at` on that is not blank. */
function skipBlanks(text: string, at: number): number {
  let next = at;
  while (next < text.length && BLANK.test(text.charAt(next))) next += 1;
  return next;
}

/** The end of the record or list that begins at `start`; -1 if it is incomplete. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character === '\\') at += 1;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parse(text: string, check: Check): { readonly value: unknown } | null {
  check(text);
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Parses consecutive records and lists from `start` on, and returns what follows; null if that is no noise. */
function valuesFrom(text: string, start: number, check: Check): JsonValues | null {
  const values: unknown[] = [];
  let at = start;
  while (values.length < MOST) {
    const rest = text.slice(at);
    if (rest === '') return { values, skipped: '' };
    const end = /^[[{]/.test(rest) ? endOf(text, at) : -1;
    const parsed = end === -1 ? null : parse(text.slice(at, end), check);
    if (parsed === null)
      return values.length > 0 && (isTrailer(rest) || isNoise(rest)) ? { values, skipped: rest } : null;
    values.push(parsed.value);
    at = skipBlanks(text, end);
  }
  return null;
}

/** Whether only blanks precede an index since the end of a line or a tag. */
function beginsPart(text: string, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && text.charAt(at) !== '\n' && BLANK.test(text.charAt(at))) at -= 1;
  return at < 0 || text.charAt(at) === '\n' || text.charAt(at) === '>';
}

/**
 * The candidates for the start of a list or record: the start of the text, then those at the start of a line or after a
 * tag.
 */
function* beginningsIn(text: string, begin: number): Generator<number> {
  if (/[[{]/.test(text.charAt(begin))) yield begin;
  let looked = 0;
  for (const { index } of text.matchAll(BEGINNING)) {
    // PHP's messages contain brackets, but not at the start of a line or after a tag.
    if (index === begin || !beginsPart(text, index)) continue;
    yield index;
    looked += 1;
    if (looked === MOST) return;
  }
}

function quote(before: string, after: string): string {
  const words = `${before} ${after}`.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE);
  return words === '' && before.includes(BYTE_ORDER_MARK) ? 'a byte order mark' : words;
}

function read(text: string, check: Check): JsonValues | null {
  const begin = skipBlanks(text, 0);
  const blank = text.slice(0, begin);
  const whole = text.charAt(begin) === '<' ? null : parse(text.slice(begin), check);
  if (whole !== null) return { values: [whole.value], skipped: quote(blank, '') };
  for (const start of beginningsIn(text, begin)) {
    // It is the answer itself, truncated.
    if (endOf(text, start) === -1) return null;
    const before = text.slice(0, start);
    const found = start === begin || isNoise(before) ? valuesFrom(text, start, check) : null;
    if (found !== null) return { values: found.values, skipped: quote(before, found.skipped) };
  }
  return null;
}

/**
 * Parses a body as JSON with PHP's noise around it: all values if there are several, in order. Null for anything else,
 * such as a page.
 */
export function parseJsonValues(body: string): readonly unknown[] | null {
  return read(body, () => undefined)?.values ?? null;
}

/**
 * Parses a body as JSON without a byte order mark and PHP's noise; of several lists or records the last counts. Null if
 * there is no JSON.
 *
 * @param check throws if a text must not be parsed
 */
export function parseJsonBody(body: string, check: Check = () => undefined): JsonBody | null {
  const found = read(body, check);
  if (found === null) return null;
  const { values, skipped } = found;
  return { value: values.at(-1), skipped: skipped === '' && values.length > 1 ? 'another answer' : skipped };
}
