import { readZip } from '@kontorwerk/contract/submissions/zip-archive';
import type { ActivePart } from './active-parts.ts';

/** Of the parts that say what belongs to what, in bytes: a relation is a line. */
const RELATIONS_BYTES = 1024 * 1024;
const ALL_RELATIONS_BYTES = 8 * 1024 * 1024;
/** Of all of them as they are packed: empty blocks unpack to nothing, and still take time. */
const ALL_PACKED_BYTES = 2 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';

const PARTS: readonly (readonly [RegExp, ActivePart])[] = [
  [/(^|\/)vbaProject\.bin$/i, 'macros'],
  [/(^|\/)vbaData\.xml$/i, 'macros'],
  [/\/activeX\//i, 'activex'],
  [/\/embeddings\//i, 'embedded_file'],
  [/oleObject\d*\.bin$/i, 'embedded_file'],
];

/** What Word or PowerPoint fetches when it opens the file; a hyperlink waits for a click. */
const FETCHED =
  /\bType\s*=\s*["'][^"']*\/(attachedTemplate|oleObject|subDocument|frame|externalLink|image|video|audio)["']/i;

/** Tells whether what follows a `<` is a relation to something that is fetched. */
function isFetched(tag: string): boolean {
  return (
    /^(?:[\w.-]+:)?Relationship\s/.test(tag) && /TargetMode\s*=\s*["']External["']/i.test(tag) && FETCHED.test(tag)
  );
}

function lookIntoRelations(name: string, text: string, found: Set<ActivePart>): void {
  if (name === CONTENT_TYPES && /macroEnabled/i.test(text)) found.add('macros');
  // Within a tag there is no other `<`, but anything else.
  if (text.split('<').some(isFetched)) found.add('external');
  // UTF-16, in which nobody writes these parts.
  if (text.includes('\0')) found.add('unreadable');
}

/** What a new Office file (DOCX, PPTX) would run, carries along or fetches from elsewhere. */
export function activePartsOfOffice(bytes: Buffer): ReadonlySet<ActivePart> {
  const found = new Set<ActivePart>();
  const entries = readZip(bytes);
  if (entries === null) return found.add('unreadable');
  let [room, packedRoom] = [ALL_RELATIONS_BYTES, ALL_PACKED_BYTES];
  for (const { name, packedBytes, read } of entries) {
    for (const [pattern, part] of PARTS) if (pattern.test(name)) found.add(part);
    if (!name.endsWith('.rels') && name !== CONTENT_TYPES) continue;
    packedRoom -= packedBytes;
    const content = packedRoom >= 0 && room > 0 ? read(Math.min(RELATIONS_BYTES, room)) : null;
    // What can't be read may have been inflated as far as it is allowed to be.
    room -= content?.length ?? RELATIONS_BYTES;
    if (content === null) found.add('unreadable');
    else lookIntoRelations(name, new TextDecoder().decode(content), found);
  }
  return found;
}
