import { readZip } from '@kontorwerk/contract/submissions/zip-archive';
import type { ActivePart } from './active-parts.ts';

/** The limits of relationship parts, in bytes: a relationship is one line. */
const RELATIONS_BYTES = 1024 * 1024;
const ALL_RELATIONS_BYTES = 8 * 1024 * 1024;
/** The limit of all of them while packed: empty deflate blocks inflate to nothing, but take time. */
const ALL_PACKED_BYTES = 2 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';

const PARTS: readonly (readonly [RegExp, ActivePart])[] = [
  [/(^|\/)vbaProject\.bin$/i, 'macros'],
  [/(^|\/)vbaData\.xml$/i, 'macros'],
  [/\/activeX\//i, 'activex'],
  [/\/embeddings\//i, 'embedded_file'],
  [/oleObject\d*\.bin$/i, 'embedded_file'],
];

/** Relationships that Word or PowerPoint fetch on opening; a hyperlink waits for a click. */
const FETCHED_RELATIONS =
  /\bType\s*=\s*["'][^"']*\/(attachedTemplate|oleObject|subDocument|frame|externalLink|image|video|audio)["']/i;

/** Whether the text after a `<` is a relationship to an external part that is fetched. */
function isFetched(tag: string): boolean {
  return (
    /^(?:[\w.-]+:)?Relationship\s/.test(tag) &&
    /TargetMode\s*=\s*["']External["']/i.test(tag) &&
    FETCHED_RELATIONS.test(tag)
  );
}

function inspectRelations(name: string, text: string, found: Set<ActivePart>): void {
  if (name === CONTENT_TYPES && /macroEnabled/i.test(text)) found.add('macros');
  // A tag contains no other `<`, but any other character.
  if (text.split('<').some(isFetched)) found.add('external');
  // UTF-16, which no program writes for these parts.
  if (text.includes('\0')) found.add('unreadable');
}

/** Returns what a new Office file (DOCX, PPTX) would run, embeds or fetches. */
export function findInOffice(bytes: Buffer): ReadonlySet<ActivePart> {
  const found = new Set<ActivePart>();
  const entries = readZip(bytes);
  if (entries === null) return found.add('unreadable');
  let [room, packedRoom] = [ALL_RELATIONS_BYTES, ALL_PACKED_BYTES];
  for (const { name, packedBytes, read } of entries) {
    for (const [pattern, part] of PARTS) if (pattern.test(name)) found.add(part);
    if (!name.endsWith('.rels') && name !== CONTENT_TYPES) continue;
    packedRoom -= packedBytes;
    const content = packedRoom >= 0 && room > 0 ? read(Math.min(RELATIONS_BYTES, room)) : null;
    // An unreadable part may have been inflated up to its limit.
    room -= content?.length ?? RELATIONS_BYTES;
    if (content === null) found.add('unreadable');
    else inspectRelations(name, new TextDecoder().decode(content), found);
  }
  return found;
}

/** Streams and storages of an old Office file by their names in its directory, in UTF-16. */
const STREAM_NAMES: readonly (readonly [string, ActivePart])[] = [
  ['_VBA_PROJECT', 'macros'],
  ['Macros', 'macros'],
  ['ObjectPool', 'embedded_file'],
  ['\u0001Ole10Native', 'embedded_file'],
  ['EncryptedPackage', 'encrypted'],
];

/** A directory entry's name ends with a zero, the same word in a text doesn't. */
function encodeEntry(name: string): Buffer {
  return Buffer.from(`${name}\0`, 'utf16le');
}

/** Returns what an old Office file (DOC, PPT) would run or embeds. */
export function findInOldOffice(bytes: Buffer): ReadonlySet<ActivePart> {
  return new Set(STREAM_NAMES.filter(([name]) => bytes.includes(encodeEntry(name))).map(([, part]) => part));
}
