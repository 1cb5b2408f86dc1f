import sax from 'sax';
import { RESUME_TYPES, type ResumeExtension } from '../forms/resume.ts';
import type { ResumeAdvice } from '../forms/resume-advice.ts';
import { readZip } from './zip-archive.ts';

/** The type of an archive: a resume's, or else advice about it. */
export type ArchiveKind = { readonly kind: ResumeExtension } | { readonly advice: ResumeAdvice };

/** The parts of an Office Open XML package that describe the others (ECMA-376, part 2), and the one of OpenDocument. */
const CONTENT_TYPES = '[content_types].xml';
const RELATIONSHIPS = '_rels/.rels';
const MIME_TYPE = 'mimetype';
const READ: readonly string[] = [CONTENT_TYPES, RELATIONSHIPS, MIME_TYPE];

/** The longest descriptive part, in bytes; real ones have some thousand, a larger one is a zip bomb. */
const LONGEST_PART = 512 * 1024;

type Archive = { readonly names: ReadonlySet<string>; readonly parts: ReadonlyMap<string, string> };

/** Normalises a part's name: names are compared without ASCII case (OPC), and some writers use backslashes. */
export function partName(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase();
}

/** Decodes XML in UTF-8 or UTF-16, with or without a byte order mark. */
export function decodePart(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  return new TextDecoder(isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Reads the names in an archive's directory and the descriptive parts; null if the archive is damaged. */
function readArchive(bytes: Buffer): Archive | null {
  const entries = readZip(bytes);
  if (entries === null) return null;
  const names = new Set<string>();
  const parts = new Map<string, string>();
  for (const { name, packedBytes, claimedBytes, read } of entries) {
    const plain = partName(name);
    // Of names that are equal after normalisation, the first counts.
    const isRead = READ.includes(plain) && !names.has(plain) && Math.max(packedBytes, claimedBytes) <= LONGEST_PART;
    names.add(plain);
    const part = isRead ? read(LONGEST_PART) : null;
    if (part) parts.set(plain, decodePart(part));
  }
  return { names, parts };
}

/** The ending of main parts' types; embedded documents have other types. */
const MAIN_TYPE = /\.main(?:\+xml)?$/;

type Element = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/**
 * The elements of a short document, without namespace prefixes; those before the first syntax error if there is one.
 */
function elementsOf(xml: string): readonly Element[] {
  const elements: Element[] = [];
  const parser = sax.parser(true, { xmlns: false });
  parser.onopentag = ({ name, attributes }) => {
    const texts = Object.entries(attributes).map(([key, value]): [string, string] => [
      key.replace(/^.*:/, ''),
      typeof value === 'string' ? value : value.value,
    ]);
    elements.push({ name: name.replace(/^.*:/, ''), attributes: Object.fromEntries(texts) });
  };
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(xml.replace(/^\ufeff/, '').trimStart()).close();
  } catch {
    // The elements before the error count: programs that open such files are as tolerant.
  }
  return elements;
}

/** The type of the main part: that of the package's relationship, or all main types if it has none. */
function mainTypes({ names, parts }: Archive): readonly string[] {
  const types = elementsOf(parts.get(CONTENT_TYPES) ?? '');
  const overrides = new Map(
    types
      .filter(({ name }) => name === 'Override')
      .map(({ attributes: { PartName = '', ContentType = '' } }) => [partName(decodedName(PartName)), ContentType]),
  );
  const defaults = new Map(
    types
      .filter(({ name }) => name === 'Default')
      .map(({ attributes: { Extension = '', ContentType = '' } }) => [Extension.toLowerCase(), ContentType]),
  );
  const main = elementsOf(parts.get(RELATIONSHIPS) ?? '')
    .filter(({ name, attributes }) => name === 'Relationship' && /\/officeDocument\/?$/.test(attributes.Type ?? ''))
    .map(({ attributes }) => partName(decodedName(attributes.Target ?? '')));
  const typesOf = (parts: readonly string[]) =>
    parts
      .filter((part) => names.has(part))
      .map((part) => overrides.get(part) ?? defaults.get(part.slice(part.lastIndexOf('.') + 1)) ?? '')
      .map((type) => type.trim().toLowerCase());
  const related = typesOf(main).filter((type) => type !== '');
  return related.length > 0 ? related : typesOf([...overrides.keys()]).filter((type) => MAIN_TYPE.test(type));
}

/** Decodes the percent signs of a part's name, if they are well-formed. */
export function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Advice about main parts that no resume may have, by type. */
const OTHER_TYPES: readonly (readonly [RegExp, ResumeAdvice])[] = [
  [/macroenabled/, 'macros'],
  [/template\.main/, 'template'],
  [/slideshow/, 'slide_show'],
  [/spreadsheetml|ms-excel/, 'spreadsheet'],
];

function packageKind(archive: Archive): ArchiveKind | null {
  const types = mainTypes(archive);
  // If there are several main parts, programs differ in the one they open.
  const other = OTHER_TYPES.find(([type]) => types.some((each) => type.test(each)));
  if (other) return { advice: other[1] };
  const resume = (['docx', 'pptx'] as const).find((kind) => types.includes(`${RESUME_TYPES[kind]}.main+xml`));
  return resume ? { kind: resume } : null;
}

/** Recognises other programs' documents that are archives, by their parts' names. */
function otherAdvice({ names, parts }: Archive): ResumeAdvice {
  const isOpenDocument =
    /^application\/vnd\.(?:oasis\.opendocument|sun\.xml)\./.test(parts.get(MIME_TYPE) ?? '') ||
    (names.has('content.xml') && names.has('meta-inf/manifest.xml'));
  if (isOpenDocument) return 'opendocument';
  const isIwork = [...names].some((name) =>
    /^(?:index\/.*\.iwa|index\.zip|index\.apxl|.*buildversionhistory\.plist)$/.test(name),
  );
  if (isIwork) return 'iwork';
  return names.has(CONTENT_TYPES) ? 'damaged' : 'archive';
}

/** Determines the type of an archive from its descriptive parts; nothing else of it is unpacked. */
export function detectArchiveKind(bytes: Buffer): ArchiveKind {
  const archive = readArchive(bytes);
  if (archive === null) return { advice: 'damaged' };
  return packageKind(archive) ?? { advice: otherAdvice(archive) };
}
