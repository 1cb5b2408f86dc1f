/** JSON out of a body, and what stood around it that no JSON has; empty where nothing did. */
export type JsonBody = { readonly value: unknown; readonly skipped: string };

/** What PHP prints before the JSON lies within so many characters, or the body is another thing. */
const LONGEST_PRELUDE = 65_536;

/** Brackets that may begin the JSON: messages have some, too. */
const MOST_STARTS = 20;

/** As much of what was skipped as a log line takes. */
const LONGEST_QUOTE = 200;

/** Only a page has these: JSON within one is not an answer. */
const PAGE = /<(?:!doctype|html|head|body|script)\b/i;
const PHP_MESSAGE = /\b(?:Warning|Notice|Deprecated|Strict Standards|error)\b(?:<\/\w+>)?:/i;

const BYTE_ORDER_MARK = '\ufeff';

/** Returns where the list or record ends that begins at a place of a text; -1 where it doesn't. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      at = endOfText(text, at);
      if (at === -1) return -1;
    } else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** Returns the place of the quotation mark that closes the one at `start`; -1 where there is none. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
}

function tryParse(json: string): JsonBody | null {
  try {
    const value: unknown = JSON.parse(json);
    return { value, skipped: '' };
  } catch {
    return null;
  }
}

function isPhpMessage(text: string): boolean {
  return text.trim() === '' || (PHP_MESSAGE.test(text) && !PAGE.test(text));
}

/** Looks for JSON between what PHP printed before and after it. */
function parseBetween(text: string, check: (json: string) => void): JsonBody | null {
  const starts = /[[{](?=\s*["[{\]}])/g;
  for (let tries = 0; tries < MOST_STARTS; tries += 1) {
    const start = starts.exec(text)?.index ?? -1;
    if (start === -1 || start > LONGEST_PRELUDE) return null;
    const before = text.slice(0, start);
    if (PAGE.test(before)) return null;
    if (!isPhpMessage(before)) continue;
    const end = endOf(text, start);
    // At the beginning of a line it is the answer itself, and cut off.
    if (end === -1 && /(?:^|[\n>])[\t ]*$/.test(before.slice(-LONGEST_QUOTE))) return null;
    if (end === -1) continue;
    const after = text.slice(end, end + LONGEST_PRELUDE);
    if (!isPhpMessage(after)) continue;
    const json = text.slice(start, end);
    check(json);
    const found = tryParse(json);
    if (found) return { ...found, skipped: `${before} ${after}`.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE) };
  }
  return null;
}

/**
 * Parses a body as JSON, without a byte order mark before it and without the messages that PHP prints around it. Null
 * where there is no JSON.
 *
 * @param check throws where a text is not to be parsed
 */
export function parseJsonBody(body: string, check: (json: string) => void = () => undefined): JsonBody | null {
  const isMarked = body.startsWith(BYTE_ORDER_MARK);
  const text = isMarked ? body.slice(BYTE_ORDER_MARK.length) : body;
  if (!text.trimStart().startsWith('<')) {
    check(text);
    const whole = tryParse(text);
    if (whole) return isMarked ? { ...whole, skipped: 'a byte order mark' } : whole;
  }
  return parseBetween(text, check);
}
