/*
 * A PHP backend prints more than its answer: a byte order mark of a file saved with one, a warning before the JSON
 * (`display_errors`), a cache plugin's comment behind it, the `0` of `admin-ajax.php`, the `null` of a callback that
 * printed the answer itself.
 */

/** The most values, and the most beginnings of one, that are looked at. */
const MOST = 16;

/** What a PHP process, or WordPress's database class, prints of itself. */
const DIAGNOSTIC =
  /\b(?:Warning|Notice|Deprecated|Strict Standards|Fatal error|Recoverable fatal error)\b(?:<\/b>)?:|wpdberror/;

/** A page, which may hold JSON for search engines or scripts, is no answer with noise around it. */
const PAGE = /<(?:!doctype|html|head|body|title|script|form)\b/i;

/** What may follow an answer without being a part of it. */
const TRAILER = /^(?:null|true|0|1|""|<!--(?:(?!-->)[\s\S])*-->|\s)+$/;

const BLANK = /[\s\uFEFF]/;

function isNoise(text: string): boolean {
  return DIAGNOSTIC.test(text) && !PAGE.test(text);
}

/** The first index from `at` on that holds something. */
function skipBlanks(text: string, at: number): number {
  let next = at;
  while (next < text.length && BLANK.test(text.charAt(next))) next += 1;
  return next;
}

/** Where the object or list ends that begins at `start`; -1 where it doesn't. */
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

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** The objects and lists one after another from `start` on; null where something follows that is no noise. */
function valuesFrom(text: string, start: number): readonly unknown[] | null {
  const values: unknown[] = [];
  let at = start;
  while (values.length < MOST) {
    const end = endOf(text, at);
    const parsed = end === -1 ? null : parse(text.slice(at, end));
    if (parsed === null) return null;
    values.push(parsed.value);
    at = skipBlanks(text, end);
    const rest = text.slice(at);
    if (rest === '' || TRAILER.test(rest) || isNoise(rest)) return values;
  }
  return null;
}

/** Whether nothing but blanks stands before an index since a line or a tag ended. */
function beginsPart(text: string, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && text.charAt(at) !== '\n' && BLANK.test(text.charAt(at))) at -= 1;
  return at < 0 || text.charAt(at) === '\n' || text.charAt(at) === '>';
}

/**
 * Reads JSON with what PHP prints around it: all values where several stand one after another, in their order. Null for
 * anything else, such as a page.
 */
export function parseNoisyJson(text: string): readonly unknown[] | null {
  const begin = skipBlanks(text, 0);
  const whole = parse(begin === 0 ? text : text.slice(begin));
  if (whole !== null) return [whole.value];
  const brackets = /[[{]/g;
  let looked = 0;
  for (let found = brackets.exec(text); found !== null && looked < MOST; found = brackets.exec(text)) {
    const start = found.index;
    // A message of PHP's holds brackets of its own, but not where a line or its markup begins.
    if (!beginsPart(text, start)) continue;
    looked += 1;
    const values = start === begin || isNoise(text.slice(0, start)) ? valuesFrom(text, start) : null;
    if (values !== null) return values;
  }
  return null;
}
