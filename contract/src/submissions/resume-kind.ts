import { RESUME_MAX_BYTES } from '../constants.ts';
import type { ResumeExtension } from '../forms/resume.ts';
import { ADVICE_BYTES, adviseByFirstBytes, type ResumeAdvice } from '../forms/resume-advice.ts';
import { COMPOUND_SIGNATURE, readCompoundFile } from './compound-file.ts';
import { detectArchiveKind } from './office-package.ts';
import { isPasswordProtected } from './pdf-password.ts';

const PDF_SIGNATURE = '%PDF-';
const ZIP_SIGNATURE = 'PK\x03\x04';

const ESCAPE = '\x1b';

/** Bytes that programs skip before a file of any type: the UTF-8 byte order mark, white space. */
export const BLANK_HEAD = /^(?:\xef\xbb\xbf)?\s*/;
/** Markup in a header turns the file into another type for a browser or for PHP. */
const MARKUP = /<(?:[!?%]|(?:html|head|body|script|svg)[\s/>])/i;
/**
 * One line of a multipart, mail or HTTP header: a boundary, a status, a field, its parameter, the standard preamble.
 */
const HEAD_LINE =
  /^(?:--[\w'()+,./:=? -]*|HTTP\/\d(?:\.\d)? \d{3}\b[\t -~]*|[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*|[\t ]+[\w*-]+=[\t -~\x80-\xff]*|This is a multi-?part message in MIME format\.?|[\t ]*)$/;
/** Distinguishes such a header from a text with colons. */
const HEAD_MARK = /^(?:HTTP\/\d|(?:content-[a-z-]+|mime-version):)/im;
/** The end of a header: text on the PDF's own line would belong to it. */
const HEAD_END = /(?:^|[\r\n])(?:--[^\r\n]*|[\t ]*)$/;
/** One line of a print job, which begins with an escape. */
const PRINTER_LINE = new RegExp(`^(?:${ESCAPE}(?:E|%-?\\d{1,6}[A-Z]))*(?:@PJL[\\t -~]*)?$`);

/** Word's flags, in its first stream: the text is encrypted. */
const WORD_FLAGS_AT = 10;
const WORD_IS_ENCRYPTED = 0x0100;
/** PowerPoint's mark of an encrypted file, in the stream that names the current user. */
const USER_MARK_AT = 12;
const USER_IS_ENCRYPTED = 0xf3d1c4df;

/** A file's type: a resume's, or null, with advice if there is any. */
export type ResumeContent = { readonly kind: ResumeExtension | null; readonly advice: ResumeAdvice | null };

const UNKNOWN: ResumeContent = { kind: null, advice: null };
const PASSWORD: ResumeContent = { kind: null, advice: 'password' };

/** Whether a text is the header that a browser, a mail program, a web server or a printer driver puts before a file. */
function isHead(text: string): boolean {
  const lines = text.split(/\r\n?|\n/);
  if (text.startsWith(ESCAPE)) return lines.every((line) => PRINTER_LINE.test(line));
  const isTold = HEAD_MARK.test(text) || lines.every((line) => /^(?:--|\s*$)/.test(line));
  return isTold && HEAD_END.test(text) && !MARKUP.test(text) && lines.every((line) => HEAD_LINE.test(line));
}

/**
 * The offset of a PDF that may follow a header: a byte order mark, a line break, a mail's or a form's header. Viewers
 * look for it in the first 1,024 bytes (ISO 32000-1, annex H), whatever precedes it; any other text or program in front
 * is refused. -1 if there is none.
 */
function beginOfPdf(bytes: Buffer): number {
  const start = bytes.toString('latin1', 0, ADVICE_BYTES);
  const at = start.indexOf(PDF_SIGNATURE);
  const head = start.slice(0, Math.max(at, 0)).replace(BLANK_HEAD, '');
  return head === '' || isHead(head) ? at : -1;
}

/** The offset of an archive, after only what every program skips; -1 if there is none. */
function beginOfArchive(bytes: Buffer): number {
  const start = bytes.toString('latin1', 0, ADVICE_BYTES);
  const at = start.length - start.replace(BLANK_HEAD, '').length;
  return start.startsWith(ZIP_SIGNATURE, at) ? at : -1;
}

/** Whether there is a version, and an object with its two numbers, as in every PDF. */
function isWholePdf(text: string): boolean {
  return /^%PDF-\d/.test(text) && /\d\s\d{1,5}\s{1,9}obj\b/.test(text);
}

function examinePdf(bytes: Buffer, at: number): ResumeContent {
  // After a header the signature alone is not enough: a text may mention it.
  if (at > 0 && !isWholePdf(bytes.toString('latin1', at))) return UNKNOWN;
  return isPasswordProtected(bytes) ? PASSWORD : { kind: 'pdf', advice: null };
}

/** Fallback for an unreadable directory: searches the whole file for the streams' names. */
function namesIn(bytes: Buffer): ReadonlySet<string> {
  const names = ['EncryptedPackage', 'WordDocument', 'PowerPoint Document', 'Workbook', 'Book'];
  const found = names.filter((name) => bytes.includes(Buffer.from(name, 'utf16le')));
  return new Set(found.map((name) => name.toLowerCase()));
}

/** Old Office files share one container; the streams at its root reveal the type. */
function examineCompoundFile(bytes: Buffer): ResumeContent {
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

/** An archive may have a header, too; its directory's offsets count from either start. */
function examineArchive(bytes: Buffer, at: number): ResumeContent {
  const seen = detectArchiveKind(bytes.subarray(at));
  return at === 0 || 'kind' in seen ? { ...UNKNOWN, ...seen } : { ...UNKNOWN, ...detectArchiveKind(bytes) };
}

function examine(bytes: Buffer): ResumeContent {
  const pdf = beginOfPdf(bytes);
  if (pdf !== -1) return examinePdf(bytes, pdf);
  if (bytes.subarray(0, COMPOUND_SIGNATURE.length).equals(COMPOUND_SIGNATURE)) return examineCompoundFile(bytes);
  const zip = beginOfArchive(bytes);
  return zip === -1 ? { kind: null, advice: adviseByFirstBytes(bytes) } : examineArchive(bytes, zip);
}

/**
 * Determines a file's type by its content, whatever its name; null if no resume may have it (§5, reading guide: 415).
 */
export function detectContent(bytes: Buffer): ResumeContent {
  // A larger file is refused for its size anyway.
  return bytes.length > RESUME_MAX_BYTES ? UNKNOWN : examine(bytes);
}

/** Whether a data URL, up to its comma, is base64. */
export function isBase64Head(head: string): boolean {
  return /^data:[^,]*;base64$/i.test(head);
}

/** Decodes a base64 data URL; null if the text is none or empty. */
export function decodeDataUrl(text: string): Buffer | null {
  const comma = text.indexOf(',');
  if (comma === -1 || !isBase64Head(text.slice(0, comma))) return null;
  const bytes = Buffer.from(text.slice(comma + 1), 'base64');
  return bytes.length > 0 ? bytes : null;
}
