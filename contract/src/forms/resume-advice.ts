import type { LocalText } from '../languages.ts';

/**
 * Advice to an applicant about a file that can't be a resume, by its kind. It is shown in addition to the
 * specification's message, never instead of it.
 */
export const RESUME_ADVICE = {
  password: {
    en: 'This file is protected by a password. Please save it without one, or as a PDF.',
    de: 'Diese Datei ist mit einem Kennwort geschützt. Bitte speichern Sie sie ohne Kennwort oder als PDF.',
  },
  rtf: {
    en: 'This is an RTF file, whatever its name says. Please open it and save it as DOCX or PDF.',
    de: 'Dies ist eine RTF-Datei, auch wenn sie anders heißt. Bitte öffnen Sie sie und speichern Sie sie als DOCX oder PDF.',
  },
  opendocument: {
    en: 'This is an OpenDocument file. Please save it as DOCX or PPTX, or export it as PDF.',
    de: 'Dies ist eine OpenDocument-Datei. Bitte speichern Sie sie als DOCX oder PPTX, oder exportieren Sie sie als PDF.',
  },
  markup: {
    en: 'This is a web page or an XML file, whatever its name says. Please open it and save it as DOCX or PDF.',
    de: 'Dies ist eine Webseite oder XML-Datei, auch wenn sie anders heißt. Bitte öffnen Sie sie und speichern Sie sie als DOCX oder PDF.',
  },
  iwork: {
    en: 'This is a file of Apple Pages, Keynote or Numbers. Please export it as PDF or Word.',
    de: 'Dies ist eine Datei von Apple Pages, Keynote oder Numbers. Bitte exportieren Sie sie als PDF oder Word.',
  },
  picture: {
    en: 'This is a picture. Please put it into a document, or save it as PDF.',
    de: 'Dies ist ein Bild. Bitte fügen Sie es in ein Dokument ein, oder speichern Sie es als PDF.',
  },
  macros: {
    en: 'This file may contain macros. Please save it as DOCX, PPTX or PDF.',
    de: 'Diese Datei kann Makros enthalten. Bitte speichern Sie sie als DOCX, PPTX oder PDF.',
  },
  template: {
    en: 'This is a template. Please save it as a document (DOCX or PPTX) or as PDF.',
    de: 'Dies ist eine Vorlage. Bitte speichern Sie sie als Dokument (DOCX oder PPTX) oder als PDF.',
  },
  slide_show: {
    en: 'This is a slide show. Please save it as PPTX or PDF.',
    de: 'Dies ist eine Bildschirmpräsentation. Bitte speichern Sie sie als PPTX oder PDF.',
  },
  spreadsheet: {
    en: 'This is a spreadsheet. Please save it as PDF.',
    de: 'Dies ist eine Tabelle. Bitte speichern Sie sie als PDF.',
  },
  archive: {
    en: 'This is an archive. Please unpack it, and choose the document in it.',
    de: 'Dies ist ein Archiv. Bitte entpacken Sie es, und wählen Sie das Dokument darin.',
  },
  text: {
    en: 'This is plain text. Please save it as DOCX or PDF.',
    de: 'Dies ist reiner Text. Bitte speichern Sie ihn als DOCX oder PDF.',
  },
  damaged: {
    en: 'This file is damaged or incomplete. Please save it again, or as PDF.',
    de: 'Diese Datei ist beschädigt oder unvollständig. Bitte speichern Sie sie noch einmal, oder als PDF.',
  },
  other: {
    en: 'A PDF is best. DOC, DOCX, PPT and PPTX are fine, too.',
    de: 'Am besten ist ein PDF. DOC, DOCX, PPT und PPTX gehen auch.',
  },
} as const satisfies Record<string, LocalText>;

export type ResumeAdvice = keyof typeof RESUME_ADVICE;

const BY_EXTENSION: ReadonlyMap<string, ResumeAdvice> = new Map([
  ...['rtf'].map((extension): [string, ResumeAdvice] => [extension, 'rtf']),
  ...['odt', 'odp', 'ott', 'otp', 'fodt', 'sxw'].map((extension): [string, ResumeAdvice] => [
    extension,
    'opendocument',
  ]),
  ...['htm', 'html', 'mht', 'mhtml', 'xml'].map((extension): [string, ResumeAdvice] => [extension, 'markup']),
  ...['pages', 'key', 'numbers'].map((extension): [string, ResumeAdvice] => [extension, 'iwork']),
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'tif', 'tiff', 'bmp', 'avif'].map(
    (extension): [string, ResumeAdvice] => [extension, 'picture'],
  ),
  ...['docm', 'dotm', 'pptm', 'potm', 'ppsm'].map((extension): [string, ResumeAdvice] => [extension, 'macros']),
  ...['dot', 'dotx', 'pot', 'potx'].map((extension): [string, ResumeAdvice] => [extension, 'template']),
  ...['pps', 'ppsx'].map((extension): [string, ResumeAdvice] => [extension, 'slide_show']),
  ...['xls', 'xlsx', 'xlsm', 'ods', 'csv'].map((extension): [string, ResumeAdvice] => [extension, 'spreadsheet']),
  ...['zip', 'rar', '7z', 'gz'].map((extension): [string, ResumeAdvice] => [extension, 'archive']),
  ...['txt', 'md'].map((extension): [string, ResumeAdvice] => [extension, 'text']),
]);

/** Returns advice by a file's name alone; null if there is none. */
export function adviseByName(fileName: string): ResumeAdvice | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return BY_EXTENSION.get(extension) ?? null;
}

/** The bytes at the start of a file that are examined. */
export const ADVICE_BYTES = 1_024;

/** File signatures, as Latin-1. */
const SIGNATURES: readonly (readonly [RegExp, ResumeAdvice])[] = [
  [/^\s*\{\\rt/, 'rtf'],
  [/^PK.{28}mimetypeapplication\/vnd\.(?:oasis\.opendocument|sun\.xml)\./s, 'opendocument'],
  [/^\s*(?:<\?xml|<!doctype|<!--|<html|<head|<meta|<body)/i, 'markup'],
  [/^\s*(?:MIME-Version|Content-Type|From|Message-ID|Subject):/i, 'markup'],
  [/^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|BM.{4}\0\0\0\0|II\*\0|MM\0\*|8BPS)/s, 'picture'],
  [/^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avif|avis)/s, 'picture'],
  [/^(?:Rar!|7z\xbc\xaf)/, 'archive'],
];

/** Decodes the start of a file as one character per byte, without a byte order mark. */
function beginningOf(bytes: Uint8Array): string {
  const start = bytes.subarray(0, ADVICE_BYTES);
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  const signs = [...start].filter((byte) => !isUtf16 || (byte !== 0 && byte < 0xfe));
  return String.fromCharCode(...signs).replace(/^\xef\xbb\xbf/, '');
}

/** Returns advice by a file's signature; null if it is unknown. */
export function adviseByFirstBytes(bytes: Uint8Array): ResumeAdvice | null {
  const beginning = beginningOf(bytes);
  // A PDF may have mail or form headers in front of it.
  if (beginning.includes('%PDF-')) return null;
  return SIGNATURES.find(([signature]) => signature.test(beginning))?.[1] ?? null;
}
