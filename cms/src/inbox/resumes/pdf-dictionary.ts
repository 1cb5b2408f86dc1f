/** The white space of a PDF (ISO 32000-1, 7.2.2), for a character class. */
export const BLANKS = '\\0\\t\\n\\f\\r ';

const BLANK = new RegExp(`[${BLANKS}]+|%[^\\r\\n]*`, 'y');
/** Characters that viewers read differently, such as 0x80, belong to no token. */
const TOKEN = new RegExp(
  `<<|>>|[[\\]]|/[^${BLANKS}()<>[\\]{}/%\\x01-\\x1f\\x7f\\x80\\xff]*|[-+.\\dEe]+|true|false|null|R`,
  'y',
);
const STRING_SIGN = /[()\\]/g;
const HEX_STRING = new RegExp(`^<[${BLANKS}\\dA-Fa-f]*>$`);

/** No program writes dictionaries and arrays of more levels. */
const MOST_LEVELS = 50;
/** The work of one token, in bytes. */
const TOKEN_WORK = 8;

/** The work left, in bytes: dictionaries may seem to begin anywhere, and to overlap. */
export type Work = { left: number };

/** A dictionary's own entries as they are written, and where it is. */
export type PdfDictionary = {
  readonly entries: readonly (readonly [name: string, value: string])[];
  readonly end: number;
  /** The offset of the word `stream` behind it; null if another word follows. */
  readonly streamAt: number | null;
};

type TokenKind = '<<' | '>>' | '[' | ']' | 'name' | 'number' | 'R' | 'other';
type Token = { readonly begin: number; readonly end: number; readonly kind: TokenKind };

/** The state inside a dictionary or array; a reference is two numbers and `R`. */
type Level = 'array' | 'key' | 'value' | 'number' | 'generation';

/** The next state after each token; others are not well-formed, and viewers differ in how they read them. */
const NEXT: { readonly [L in Level]: { readonly [K in TokenKind]?: Level | 'end' } } = {
  array: {
    '<<': 'array',
    '[': 'array',
    ']': 'end',
    name: 'array',
    number: 'array',
    R: 'array',
    other: 'array',
  },
  key: { name: 'value', '>>': 'end' },
  value: { '<<': 'key', '[': 'key', name: 'key', number: 'number', other: 'key' },
  number: { name: 'value', '>>': 'end', number: 'generation' },
  generation: { R: 'key' },
};

/** Returns the offset behind white space and comments. */
export function skipBlanks(text: string, from: number, work: Work): number {
  for (let at = from; ; at = BLANK.lastIndex) {
    BLANK.lastIndex = at;
    if (work.left <= 0 || !BLANK.test(text)) return at;
    work.left -= BLANK.lastIndex - at + TOKEN_WORK;
  }
}

/** Returns the offset behind the string in parentheses at `begin`; the text's end if it is never closed. */
function findStringEnd(text: string, begin: number): number {
  STRING_SIGN.lastIndex = begin;
  for (let depth = 0; ; ) {
    const sign = STRING_SIGN.exec(text)?.[0];
    if (sign === undefined) return text.length;
    if (sign === '\\') STRING_SIGN.lastIndex += 1;
    else depth += sign === '(' ? 1 : -1;
    if (depth === 0) return STRING_SIGN.lastIndex;
  }
}

/** Returns the offset behind the token at `at`; null for none. */
function findTokenEnd(text: string, at: number, work: Work): number | null {
  if (text[at] === '(') return findStringEnd(text, at);
  if (text[at] === '<' && text[at + 1] !== '<') {
    const end = text.indexOf('>', at) + 1;
    // A search to the file's end is work, too.
    if (end === 0) work.left -= text.length - at;
    return end > 0 && HEX_STRING.test(text.slice(at, end)) ? end : null;
  }
  TOKEN.lastIndex = at;
  return TOKEN.test(text) ? TOKEN.lastIndex : null;
}

function findKind(text: string, { begin, end }: { readonly begin: number; readonly end: number }): TokenKind {
  const word = text.slice(begin, Math.min(end, begin + 2));
  if (word === '<<' || word === '>>' || word === '[' || word === ']' || word === 'R') return word;
  if (word.startsWith('/')) return 'name';
  return /^[-+.\dEe]/.test(word) ? 'number' : 'other';
}

/** Returns the next token; null for none, and without work left. */
function readToken(text: string, from: number, work: Work): Token | null {
  const begin = skipBlanks(text, from, work);
  const end = work.left > 0 ? findTokenEnd(text, begin, work) : null;
  if (end === null) return null;
  work.left -= end - begin + TOKEN_WORK;
  return { begin, end, kind: findKind(text, { begin, end }) };
}

/** Reads the dictionary that begins with `<<` at `begin`; null for one that isn't well-formed, or without work left. */
export function readDictionary(text: string, begin: number, work: Work): PdfDictionary | null {
  const entries: (readonly [string, string])[] = [];
  const levels: Level[] = ['key'];
  let name: Token | null = null;
  let end = begin + 2;
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const token = readToken(text, end, work);
    const next = token && NEXT[level][token.kind];
    if (!token || !next || levels.length > MOST_LEVELS) return null;
    if (levels.length === 1 && (next === 'value' || next === 'end')) {
      if (name !== null) entries.push([text.slice(name.begin, name.end), text.slice(name.end, token.begin)]);
      name = token;
    }
    levels.pop();
    if (next !== 'end') levels.push(next);
    if (token.kind === '<<') levels.push('key');
    if (token.kind === '[') levels.push('array');
    end = token.end;
  }
  const behind = skipBlanks(text, end, work);
  return { entries, end, streamAt: text.startsWith('stream', behind) ? behind : null };
}
