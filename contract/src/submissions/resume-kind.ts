import { RESUME_MAX_BYTES } from '../constants.ts';
import type { ResumeExtension } from '../forms/resume.ts';
import { adviceByBeginning, BEGINNING_BYTES, type ResumeAdvice } from '../forms/resume-advice.ts';
import { COMPOUND_SIGNATURE, readCompoundFile } from './compound-file.ts';
import { archiveKind } from './office-package.ts';
import { asksForPassword } from './pdf-password.ts';

const PDF_SIGNATURE = '%PDF-';
const ZIP_SIGNATURE = 'PK\x03\x04';

const ESCAPE = '\x1b';

/** Bytes that readers skip before a file of any kind: the mark of UTF-8, white space. */
export const BLANK_HEAD = /^(?:\xef\xbb\xbf)?\s*/;
/** Markup in a head makes it another file to a browser or to PHP. */
const MARKUP = /<(?:[!?%]|(?:html|head|body|script|svg)[\s/>])/i;
/** One line of a multipart, mail or HTTP head: a boundary, a status, a field, its parameter, the standard preamble. */
const HEAD_LINE =
  /^(?:--[\w'()+,./:=? -]*|HTTP\/\d(?:\.\d)? \d{3}\b[\t -~]*|[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*|[\t ]+[\w*-]+=[\t -~\x80-\xff]*|This is a multi-?part message in MIME format\.?|[\t ]*)$/;
/** Distinguishes such a head from a text with colons. */
const HEAD_MARK = /^(?:HTTP\/\d|(?:content-[a-z-]+|mime-version):)/im;
/** Ends a head: what stands before a PDF on its own line would belong to it. */
const HEAD_END = /(?:^|[\r\n])(?:--[^\r\n]*|[\t ]*)$/;
/** One line of a printer's job, which begins with an escape. */
const PRINTER_LINE = new RegExp(`^(?:${ESCAPE}(?:E|%-?\\d{1,6}[A-Z]))*(?:@PJL[\\t -~]*)?$`);

/** Word's flags, in its first stream: the text is encrypted. */
const WORD_FLAGS_AT = 10;
const WORD_IS_ENCRYPTED = 0x0100;
/** PowerPoint's mark of an encrypted file, in the stream that names the current user. */
const USER_MARK_AT = 12;
const USER_IS_ENCRYPTED = 0xf3d1c4df;

/** The kind of a file: a resume, or advice about it where there is any. */
export type ResumeContent = { readonly kind: ResumeExtension | null; readonly advice: ResumeAdvice | null };

const UNKNOWN: ResumeContent = { kind: null, advice: null };
const PASSWORD: ResumeContent = { kind: null, advice: 'password' };

/** Whether a text is the head that a browser, a mail program, a web server or a printer's driver puts before a file. */
function isHead(text: string): boolean {
  const lines = text.split(/\r\n?|\n/);
  if (text.startsWith(ESCAPE)) return lines.every((line) => PRINTER_LINE.test(line));
  const isTold = HEAD_MARK.test(text) || lines.every((line) => /^(?:--|\s*$)/.test(line));
  return isTold && HEAD_END.test(text) && !MARKUP.test(text) && lines.every((line) => HEAD_LINE.test(line));
}

/**
 * Where a PDF begins that may have a head before it: a mark of the encoding, a line break, what mail or a form put there.
 * Readers look for it in the first 1,024 bytes (ISO 32000-1, annex H), whatever precedes it; a text or program of another
 * kind is refused. -1 where there is none.
 */
function beginOfPdf(bytes: Buffer): number {
  const start = bytes.toString('latin1', 0, BEGINNING_BYTES);
  const at = start.indexOf(PDF_SIGNATURE);
  const head = start.slice(0, Math.max(at, 0)).replace(BLANK_HEAD, '');
  return head === '' || isHead(head) ? at : -1;
}

/** Where an archive begins, after nothing but what every reader skips; -1 where it doesn't. */
function beginOfArchive(bytes: Buffer): number {
  const start = bytes.toString('latin1', 0, BEGINNING_BYTES);
  const at = start.length - start.replace(BLANK_HEAD, '').length;
  return start.startsWith(ZIP_SIGNATURE, at) ? at : -1;
}

/** A version, and an object with its two numbers, as every PDF has. */
function isWholePdf(text: string): boolean {
  return /^%PDF-\d/.test(text) && /\d\s\d{1,5}\s{1,9}obj\b/.test(text);
}

function seePdf(bytes: Buffer, at: number): ResumeContent {
  // Behind a head it must be more than its name: a text may speak of it.
  if (at > 0 && !isWholePdf(bytes.toString('latin1', at))) return UNKNOWN;
  return asksForPassword(bytes) ? PASSWORD : { kind: 'pdf', advice: null };
}

/** Where a directory is that can't be read, the names of streams are looked for in the whole file. */
function namesIn(bytes: Buffer): ReadonlySet<string> {
  const names = ['EncryptedPackage', 'WordDocument', 'PowerPoint Document', 'Workbook', 'Book'];
  const found = names.filter((name) => bytes.includes(Buffer.from(name, 'utf16le')));
  return new Set(found.map((name) => name.toLowerCase()));
}

/** Old Office files are all the same container; what it holds is told by the streams at its root. */
function seeCompoundFile(bytes: Buffer): ResumeContent {
  const file = readCompoundFile(bytes);
  const names = file?.names ?? namesIn(bytes);
  const beginningOf = file?.beginningOf ?? (() => Buffer.alloc(0));
  if (names.has('encryptedpackage')) return PASSWORD;
  if (names.has('worddocument')) {
    const start = beginningOf('worddocument');
    const flags = start.length > WORD_FLAGS_AT + 1 ? start.readUInt16LE(WORD_FLAGS_AT) : 0;
    return (flags & WORD_IS_ENCRYPTED) === 0 ? { kind: 'doc', advice: null } : PASSWORD;
  }
  if (names.has('powerpoint document')) {
    const user = beginningOf('current user');
    const mark = user.length > USER_MARK_AT + 3 ? user.readUInt32LE(USER_MARK_AT) : 0;
    return names.has('encryptedsummary') || mark === USER_IS_ENCRYPTED ? PASSWORD : { kind: 'ppt', advice: null };
  }
  return { kind: null, advice: names.has('workbook') || names.has('book') ? 'spreadsheet' : null };
}

/** An archive may have a head, too; its directory counts from either beginning. */
function seeArchive(bytes: Buffer, at: number): ResumeContent {
  const seen = archiveKind(bytes.subarray(at));
  return at === 0 || 'kind' in seen ? { ...UNKNOWN, ...seen } : { ...UNKNOWN, ...archiveKind(bytes) };
}

function see(bytes: Buffer): ResumeContent {
  const pdf = beginOfPdf(bytes);
  if (pdf !== -1) return seePdf(bytes, pdf);
  if (bytes.subarray(0, COMPOUND_SIGNATURE.length).equals(COMPOUND_SIGNATURE)) return seeCompoundFile(bytes);
  const zip = beginOfArchive(bytes);
  return zip === -1 ? { kind: null, advice: adviceByBeginning(bytes) } : seeArchive(bytes, zip);
}

/** Finds the kind of a file by its content, whatever its name says; none when no resume may be that (§5, reading guide: 415). */
export function resumeContent(bytes: Buffer): ResumeContent {
  // A larger one is refused for its size, whatever it is.
  return bytes.length > RESUME_MAX_BYTES ? UNKNOWN : see(bytes);
}

/** Tells whether a data URL, up to its comma, is one of base64. */
export function isBase64Head(head: string): boolean {
  return /^data:[^,]*;base64$/i.test(head);
}

/** The bytes of a base64 data URL; null when the text isn't one or holds nothing. */
export function dataUrlBytes(text: string): Buffer | null {
  const comma = text.indexOf(',');
  if (comma === -1 || !isBase64Head(text.slice(0, comma))) return null;
  const bytes = Buffer.from(text.slice(comma + 1), 'base64');
  return bytes.length > 0 ? bytes : null;
}
