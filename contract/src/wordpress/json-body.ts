/*
 * A PHP backend prints more than its answer: a byte order mark of a file saved with one, a warning before the JSON
 * (`display_errors`), a cache plugin's comment behind it, the `0` of `admin-ajax.php`, the `null` of a callback that
 * printed the answer itself.
 */

/** JSON out of a body, and what stood around it that is no part of it; empty where nothing did. */
export type JsonBody = { readonly value: unknown; readonly skipped: string };

type JsonValues = { readonly values: readonly unknown[]; readonly skipped: string };

/** Throws where a text is not to be parsed. */
type Check = (json: string) => void;

/** The most values, and the most beginnings of one, that are looked at. */
const MOST = 16;

/** Characters of what was skipped that a log line takes. */
const LONGEST_QUOTE = 200;

/** Longer ones are no comment of a cache. */
const LONGEST_TRAILER = 65_536;

/** Messages that a PHP process, or WordPress's database class, prints. */
const DIAGNOSTIC = /\b(?:Warning|Notice|Deprecated|Strict Standards|error)\b(?:<\/\w+>)?:|wpdberror/;

/** A page, which may hold JSON for search engines or scripts, is no answer with noise around it. */
const PAGE = /<(?:!doctype|html|head|body|title|script|form)\b/i;

/** Text that may follow an answer without being a part of it. */
const TRAILER = /^(?:null|true|0|1|""|<!--(?:(?!-->)[\s\S])*-->|\s)+$/;

/** Where a list or a record may begin behind a message: lists of PHP's own, `[0] => a`, don't look so. */
const BEGINNING = /[[{](?=\s*["[{\]}])/g;

const BYTE_ORDER_MARK = '\uFEFF';
const BLANK = /[\s\uFEFF]/;

function isNoise(text: string): boolean {
  return DIAGNOSTIC.test(text) && !PAGE.test(text);
}

function isTrailer(text: string): boolean {
  return text.length <= LONGEST_TRAILER && TRAILER.test(text);
}

/** The first index from `at` on that holds something. */
function skipBlanks(text: string, at: number): number {
  let next = at;
  while (next < text.length && BLANK.test(text.charAt(next))) next += 1;
  return next;
}

/** Where the record or list ends that begins at `start`; -1 where it doesn't. */
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

/** The records and lists one after another from `start` on, and what follows; null where that is no noise. */
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

/** Whether nothing but blanks stands before an index since a line or a tag ended. */
function beginsPart(text: string, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && text.charAt(at) !== '\n' && BLANK.test(text.charAt(at))) at -= 1;
  return at < 0 || text.charAt(at) === '\n' || text.charAt(at) === '>';
}

/** Where lists and records may begin: first what the text begins with, then what begins a line or follows a tag. */
function* beginningsIn(text: string, begin: number): Generator<number> {
  if (/[[{]/.test(text.charAt(begin))) yield begin;
  let looked = 0;
  for (const { index } of text.matchAll(BEGINNING)) {
    // A message of PHP's holds brackets of its own, but not where a line or its markup begins.
    if (index === begin || !beginsPart(text, index)) continue;
    yield index;
    looked += 1;
    if (looked === MOST) return;
  }
}

function quoted(before: string, after: string): string {
  const words = `${before} ${after}`.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE);
  return words === '' && before.includes(BYTE_ORDER_MARK) ? 'a byte order mark' : words;
}

function read(text: string, check: Check): JsonValues | null {
  const begin = skipBlanks(text, 0);
  const blank = text.slice(0, begin);
  const whole = text.charAt(begin) === '<' ? null : parse(text.slice(begin), check);
  if (whole !== null) return { values: [whole.value], skipped: quoted(blank, '') };
  for (const start of beginningsIn(text, begin)) {
    // It is the answer itself, and cut off.
    if (endOf(text, start) === -1) return null;
    const before = text.slice(0, start);
    const found = start === begin || isNoise(before) ? valuesFrom(text, start, check) : null;
    if (found !== null) return { values: found.values, skipped: quoted(before, found.skipped) };
  }
  return null;
}

/**
 * Parses a body as JSON with what PHP prints around it: all values where several stand one after another, in their order.
 * Null for anything else, such as a page.
 */
export function parseJsonValues(body: string): readonly unknown[] | null {
  return read(body, () => undefined)?.values ?? null;
}

/**
 * Parses a body as JSON, without a byte order mark before it and without what PHP prints around it; the last list or record
 * counts where several stand one after another. Null where there is no JSON.
 *
 * @param check throws where a text is not to be parsed
 */
export function parseJsonBody(body: string, check: Check = () => undefined): JsonBody | null {
  const found = read(body, check);
  if (found === null) return null;
  const { values, skipped } = found;
  return { value: values.at(-1), skipped: skipped === '' && values.length > 1 ? 'another answer' : skipped };
}
