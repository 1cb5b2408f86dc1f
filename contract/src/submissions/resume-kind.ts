import { strFromU8, unzipSync } from 'fflate';
import { RESUME_TYPES, type ResumeExtension } from '../forms/resume.ts';

/** How the files begin that a resume may be: a PDF, the container of old Office files, a ZIP archive. */
const BEGINNINGS = {
  pdf: Buffer.from('%PDF-'),
  ole: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  zip: Buffer.from('PK\x03\x04'),
} as const;

/** Old Office files are all the same container; what it holds is told by the name of the stream inside. */
const STREAMS = [
  { extension: 'doc', name: Buffer.from('WordDocument', 'utf16le') },
  { extension: 'ppt', name: Buffer.from('PowerPoint Document', 'utf16le') },
] as const;

/** New Office files are archives of parts; the main part bears this name. */
const MAIN_PARTS = [
  { extension: 'docx', part: 'word/document.xml' },
  { extension: 'pptx', part: 'ppt/presentation.xml' },
] as const;

/** The part of every new Office file that says of which type the others are. */
const CONTENT_TYPES = '[Content_Types].xml';
/** Real ones have some thousand characters, in bytes; an archive that says more of itself is a bomb. */
const LONGEST_CONTENT_TYPES = 512 * 1024;

type Archive = { readonly names: ReadonlySet<string>; readonly contentTypes: string };

/** The names in an archive's directory, and the one part that is read; null for what is no whole archive. */
function readArchive(bytes: Buffer): Archive | null {
  const names = new Set<string>();
  try {
    const read = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.add(name);
        return name === CONTENT_TYPES && originalSize <= LONGEST_CONTENT_TYPES;
      },
    });
    const contentTypes = read[CONTENT_TYPES];
    return contentTypes ? { names, contentTypes: strFromU8(contentTypes) } : null;
  } catch {
    return null;
  }
}

function officeKind(bytes: Buffer): ResumeExtension | null {
  const archive = readArchive(bytes);
  if (!archive) return null;
  const isOf = ({ extension, part }: (typeof MAIN_PARTS)[number]) =>
    archive.names.has(part) && archive.contentTypes.includes(`"${RESUME_TYPES[extension]}.main+xml"`);
  return MAIN_PARTS.find(isOf)?.extension ?? null;
}

function beginsWith(bytes: Buffer, beginning: Buffer): boolean {
  return bytes.subarray(0, beginning.length).equals(beginning);
}

/** What a file is by its content, whatever its name says; null when a resume may not be that (§5, reading guide: 415). */
export function resumeKind(bytes: Buffer): ResumeExtension | null {
  if (beginsWith(bytes, BEGINNINGS.pdf)) return 'pdf';
  if (beginsWith(bytes, BEGINNINGS.ole)) return STREAMS.find(({ name }) => bytes.includes(name))?.extension ?? null;
  return beginsWith(bytes, BEGINNINGS.zip) ? officeKind(bytes) : null;
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
