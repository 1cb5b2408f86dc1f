import { createCipheriv, createHash } from 'node:crypto';

/*
 * A PDF that only restricts printing or copying is encrypted, too, and opens with an empty password (ISO 32000-2, 7.6):
 * it is a valid resume. Only the empty password is tried.
 */

/** The most occurrences of a name that are examined. */
const MOST_PLACES = 64;
/** The most bytes of a dictionary that are read; an encryption dictionary has some hundred. */
const DICTIONARY_BYTES = 4_096;

/** The padding of passwords. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Parses the string at an offset, in parentheses or as hexadecimal digits. */
function stringAt(text: string, at: number): Buffer {
  if (text[at] === '<') {
    const digits = text.slice(at + 1, text.indexOf('>', at)).replace(/[^0-9a-f]/gi, '');
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
  }
  let [signs, depth] = ['', 1];
  for (let index = at + 1; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '\\') {
      const [octal] = /^[0-7]{1,3}/.exec(text.slice(index + 1, index + 4)) ?? [];
      const next = text.charAt(index + 1);
      if (octal) signs += String.fromCharCode(Number.parseInt(octal, 8) % 256);
      else if (next !== '\n' && next !== '\r') signs += ESCAPES[next] ?? next;
      else if (text.startsWith('\r\n', index + 1)) index += 1;
      index += octal?.length ?? 1;
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) break;
    signs += sign;
  }
  return Buffer.from(signs, 'latin1');
}

/** A dictionary's string; empty if it is missing. */
function stringOf(dictionary: string, name: string): Buffer {
  const found = new RegExp(`/${name}\\s*(?=[(<])`).exec(dictionary);
  return found ? stringAt(dictionary, found.index + found[0].length) : Buffer.alloc(0);
}

function numberOf(dictionary: string, name: string): number | null {
  const [, digits] = new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The offsets of a text in a file, the last ones first. */
function* placesOf(pdf: Buffer, text: string): Generator<number> {
  let at = pdf.lastIndexOf(text, undefined, 'latin1');
  for (let left = MOST_PLACES; at !== -1 && left > 0; left -= 1) {
    yield at;
    at = at === 0 ? -1 : pdf.lastIndexOf(text, at - 1, 'latin1');
  }
}

function textAt(pdf: Buffer, at: number): string {
  return pdf.toString('latin1', at, at + DICTIONARY_BYTES);
}

/** The dictionary of an object; null if the file has no such object. */
function objectText(pdf: Buffer, name: string): string | null {
  for (const at of placesOf(pdf, `${name} obj`)) {
    if (/^\D?$/.test(pdf.toString('latin1', at - 1, at))) return textAt(pdf, at);
  }
  return null;
}

/** The encryption dictionary of a PDF; null if it isn't encrypted. */
function encryptionOf(pdf: Buffer): string | null {
  for (const at of placesOf(pdf, '/Encrypt')) {
    const text = textAt(pdf, at);
    const [, number, generation] = /^\/Encrypt\s*(\d+)\s+(\d+)\s+R/.exec(text) ?? [];
    const dictionary = number ? objectText(pdf, `${number} ${generation}`) : /^\/Encrypt\s*<</.test(text) ? text : null;
    if (dictionary && /\/Filter/.test(dictionary)) return dictionary;
  }
  return null;
}

function firstId(pdf: Buffer): Buffer {
  for (const at of placesOf(pdf, '/ID')) {
    const text = textAt(pdf, at);
    const found = /^\/ID\s*\[\s*(?=[(<])/.exec(text);
    if (found) return stringAt(text, found[0].length);
  }
  return Buffer.alloc(0);
}

/** RC4, which OpenSSL no longer has. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index % 256] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one % 256] = at(other);
    state[other % 256] = kept;
  };
  for (let [index, other] = [0, 0]; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) % 256;
    swap(index, other);
  }
  let other = 0;
  return Buffer.from(
    data.map((byte, index) => {
      other = (other + at(index + 1)) % 256;
      swap(index + 1, other);
      return byte ^ at(at(index + 1) + at(other));
    }),
  );
}

function hash(algorithm: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: readonly Uint8Array[]): Buffer {
  const made = createHash(algorithm);
  for (const part of parts) made.update(part);
  return made.digest();
}

/** The key lengths of revisions 2 to 4, in bytes: the dictionary states them in bits, in bytes, or wrongly. */
const KEY_BYTES = [5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

/** Revisions 2 to 4: RC4 and MD5. */
function opensByRc4(dictionary: string, pdf: Buffer, revision: number): boolean {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberOf(dictionary, 'P') ?? 0) | 0);
  const id = firstId(pdf);
  const isMetadataPlain = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary);
  const [owner, user] = [stringOf(dictionary, 'O').subarray(0, 32), stringOf(dictionary, 'U')];
  const first = hash('md5', PADDING, owner, permissions, id, isMetadataPlain ? Buffer.alloc(4, 0xff) : Buffer.alloc(0));
  if (revision === 2) return rc4(first.subarray(0, 5), PADDING).equals(user.subarray(0, 32));
  return KEY_BYTES.some((length) => {
    let key = first.subarray(0, length);
    for (let round = 0; round < 50; round += 1) key = hash('md5', key).subarray(0, length);
    let check = hash('md5', PADDING, id);
    for (let round = 0; round < 20; round += 1) check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check);
    return check.equals(user.subarray(0, 16));
  });
}

/** The hash of revision 6, of an empty password (algorithm 2.B). */
function hashedAgain(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let [round, last] = [0, 0]; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = hash((['sha256', 'sha384', 'sha512'] as const)[sum % 3] ?? 'sha256', encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Revisions 5 and 6: AES and SHA-2. */
function opensByAes(dictionary: string, revision: number): boolean {
  const user = stringOf(dictionary, 'U');
  const salt = user.subarray(32, 40);
  const key = revision === 5 ? hash('sha256', salt) : hashedAgain(salt);
  return key.equals(user.subarray(0, 32));
}

/** Whether a PDF can't be opened without a password, or a certificate's key. */
export function isPasswordProtected(pdf: Buffer): boolean {
  const dictionary = encryptionOf(pdf);
  if (dictionary === null) return false;
  if (!/\/Filter\s*\/Standard/.test(dictionary)) return true;
  // If only attachments are encrypted, the pages are not.
  const isPlain = /\/StmF\s*\/Identity/.test(dictionary) && /\/StrF\s*\/Identity/.test(dictionary);
  if (isPlain) return false;
  const revision = numberOf(dictionary, 'R');
  // An unknown encryption is left to the recruiter's PDF viewer.
  if (revision === null || stringOf(dictionary, 'U').length < 32) return false;
  return !(revision >= 5 ? opensByAes(dictionary, revision) : opensByRc4(dictionary, pdf, revision));
}
