import { decodedName, partName } from '@kontorwerk/contract/submissions/office-package';
import { readZip, type ZipEntry } from '@kontorwerk/contract/submissions/zip-archive';
import type { ActivePart } from './active-parts.ts';
import { FieldCodes } from './field-codes.ts';
import { decodeXml, visitXml, type XmlElement, type XmlWork } from './office-xml.ts';

/** The limits of XML parts, in bytes, per part and in all. */
const PART_BYTES = 8 * 1024 * 1024;
const ALL_BYTES = 32 * 1024 * 1024;
/** The limit of all of them while packed: empty deflate blocks inflate to nothing, but take time. */
const ALL_PACKED_BYTES = 4 * 1024 * 1024;
/** The limits of the parts that are parsed, which takes longer: characters, and elements with attributes. */
const PARSED_CHARACTERS = 4 * 1024 * 1024;
const ELEMENTS = 200_000;

const CONTENT_TYPES = '[content_types].xml';
const RELATIONS = /\.rels$/;
/** A part in pieces, which some programs put together (ECMA-376, part 2, 7.2.4). */
const PIECE = /\.piece$/;

/** Parts by their names in lower case: a program finds them by relationships, but usually they are called so. */
const PARTS: readonly (readonly [RegExp, ActivePart])[] = [
  [/(^|\/)vbaproject\.bin$/, 'macros'],
  [/(^|\/)vbadata\.xml$/, 'macros'],
  [/\/activex\//, 'activex'],
  [/\/embeddings\//, 'embedded_file'],
  [/oleobject\d*\.bin$/, 'embedded_file'],
];

/** Parts by their content types. */
const TYPES: readonly (readonly [RegExp, ActivePart])[] = [
  [/vbaproject|vbadata|macroenabled/i, 'macros'],
  [/activex/i, 'activex'],
];

/** Parts by the types of the relationships that lead to them. */
const RELATED: readonly (readonly [RegExp, ActivePart])[] = [
  [/\/(?:vbaproject|wordvbadata)$/i, 'macros'],
  [/\/(?:control|activexcontrolbinary)$/i, 'activex'],
  [/\/(?:oleobject|package|afchunk|subdocument)$/i, 'embedded_file'],
  // An add-in, which is a web page.
  [/\/webextension(?:taskpanes)?$/i, 'external'],
];

/** The only type of external part that isn't fetched on opening: it waits for a click. */
const HYPERLINK = /\/hyperlink$/;
/** A template or picture on the author's own disk; a reader's computer fetches nothing from there. */
const LOCAL_TARGET = /^(?:file:\/\/\/)?[a-z]:[\\/]/i;

/** Actions of a slide's objects. */
const ACTIONS: readonly (readonly [RegExp, ActivePart])[] = [
  [/^ppaction:\/\/program/i, 'launch'],
  [/^ppaction:\/\/macro/i, 'macros'],
];

/** Markup that has to be parsed: an element's name is always written out, but for entities of a document type. */
const PARSED = /instrText|fldSimple|fldChar|mailMerge|hlink[A-Z]|<!DOCTYPE/;

function addMatches(text: string, parts: readonly (readonly [RegExp, ActivePart])[], found: Set<ActivePart>): void {
  for (const [pattern, part] of parts) if (pattern.test(text)) found.add(part);
}

function isEach(values: readonly string[], pattern: RegExp): boolean {
  return values.length > 0 && values.every((value) => pattern.test(value));
}

function inspectRelation({ valuesOf }: XmlElement, found: Set<ActivePart>): void {
  const types = valuesOf('Type');
  const isExternal = valuesOf('TargetMode').some((mode) => mode.trim().toLowerCase() !== 'internal');
  const isHarmless = isEach(types, HYPERLINK) || isEach(valuesOf('Target'), LOCAL_TARGET);
  if (isExternal && !isHarmless) found.add('external');
  if (!isExternal) for (const type of types) addMatches(type, RELATED, found);
}

function inspectElement(element: XmlElement, found: Set<ActivePart>): void {
  const { name, valuesOf } = element;
  if (name === 'Relationship') inspectRelation(element, found);
  if (name === 'Override' || name === 'Default')
    for (const type of valuesOf('ContentType')) addMatches(type, TYPES, found);
  // Addresses are read from a database.
  if (name === 'mailMerge') found.add('external');
  if (name.startsWith('hlink')) for (const action of valuesOf('action')) addMatches(action.trim(), ACTIONS, found);
}

/** Whether a part describes others, is XML, or has no type and may be anything, as a file that a system adds. */
type PartRole = 'description' | 'xml' | 'untyped';

/** The content types of a package's parts; more than one for a part that readers may take for either. */
class ContentTypes {
  readonly #types = new Map<string, Set<string>>();

  add({ name, valuesOf }: XmlElement): void {
    const keys =
      name === 'Override'
        ? valuesOf('PartName').map(normaliseName)
        : name === 'Default'
          ? valuesOf('Extension').map((extension) => `.${extension.trim().toLowerCase()}`)
          : [];
    for (const key of keys) {
      const types = this.#types.get(key) ?? new Set();
      for (const type of valuesOf('ContentType')) types.add(type);
      this.#types.set(key, types);
    }
  }

  /** Returns the role of a part that describes no others; null if it isn't read: pictures, fonts and embedded files. */
  roleOf(part: string): PartRole | null {
    const extension = part.slice(part.lastIndexOf('.'));
    const types = [part, extension].flatMap((key) => [...(this.#types.get(key) ?? [])]);
    if (types.length === 0) return extension === '.xml' ? 'xml' : 'untyped';
    return types.some((type) => /[+/]xml\s*(?:;|$)/i.test(type)) ? 'xml' : null;
  }
}

/** Reads a package's parts within the limits. */
class Package {
  readonly found = new Set<ActivePart>();
  readonly types = new ContentTypes();
  #room = ALL_BYTES;
  #packedRoom = ALL_PACKED_BYTES;
  #parsedRoom = PARSED_CHARACTERS;
  readonly #work: XmlWork = { left: ELEMENTS };

  /** Unpacks a part; null if it is damaged or exceeds a limit. */
  #unpack({ packedBytes, read }: ZipEntry): Buffer | null {
    this.#packedRoom -= packedBytes;
    const content = this.#packedRoom >= 0 && this.#room > 0 ? read(Math.min(PART_BYTES, this.#room)) : null;
    // An unreadable part may have been inflated up to its limit.
    this.#room -= content?.length ?? PART_BYTES;
    return content;
  }

  #parse(xml: string): boolean {
    this.#parsedRoom -= xml.length;
    if (this.#parsedRoom < 0) return false;
    const fields = new FieldCodes(this.found);
    const isRead = visitXml(xml, this.#work, {
      onElement: (element) => {
        inspectElement(element, this.found);
        this.types.add(element);
        fields.beginElement(element);
      },
      onEnd: () => fields.endElement(),
      onText: (text) => fields.addText(text),
    });
    fields.end();
    return isRead;
  }

  /** Inspects a part; one that describes others has to be well-formed, one without a type need not be XML. */
  inspect(entry: ZipEntry, role: PartRole): void {
    const content = this.#unpack(entry);
    // The entry of a folder is empty.
    if (content?.length === 0 && role !== 'description') return;
    const xml = content && decodeXml(content);
    if (content !== null && xml === null && role === 'untyped') return;
    const isParsed = xml !== null && (role === 'description' || PARSED.test(xml));
    if (xml === null || (isParsed && !this.#parse(xml))) this.found.add('unreadable');
  }
}

function normaliseName(name: string): string {
  return partName(decodedName(name));
}

/** Returns what a new Office file (DOCX, PPTX) would run, embeds or fetches. */
export function findInOffice(bytes: Buffer): ReadonlySet<ActivePart> {
  const parts = readZip(bytes)?.map((entry) => ({ entry, name: normaliseName(entry.name) }));
  if (!parts) return new Set(['unreadable']);
  const inspected = new Package();
  for (const { name } of parts) {
    addMatches(name, PARTS, inspected.found);
    if (PIECE.test(name)) inspected.found.add('unreadable');
  }
  for (const { entry, name } of parts) if (name === CONTENT_TYPES) inspected.inspect(entry, 'description');
  for (const { entry, name } of parts) if (RELATIONS.test(name)) inspected.inspect(entry, 'description');
  for (const { entry, name } of parts) {
    const role = name === CONTENT_TYPES || RELATIONS.test(name) ? null : inspected.types.roleOf(name);
    if (role !== null) inspected.inspect(entry, role);
  }
  return inspected.found;
}

/** Streams and storages of an old Office file by their names in its directory, in UTF-16 and lower case. */
const STREAM_NAMES: readonly (readonly [string, ActivePart])[] = [
  ['_vba_project', 'macros'],
  ['macros', 'macros'],
  ['objectpool', 'embedded_file'],
  ['\u0001ole10native', 'embedded_file'],
  ['encryptedpackage', 'encrypted'],
];

/** A directory entry's name ends with a zero, the same word in a text doesn't. */
function encodeEntry(name: string): string {
  return Buffer.from(`${name}\0`, 'utf16le').toString('latin1');
}

/** Returns what an old Office file (DOC, PPT) would run or embeds; its names are compared without case. */
export function findInOldOffice(bytes: Buffer): ReadonlySet<ActivePart> {
  const whole = bytes.toString('latin1').toLowerCase();
  return new Set(STREAM_NAMES.filter(([name]) => whole.includes(encodeEntry(name))).map(([, part]) => part));
}
