import { unzipSync } from 'fflate';
import type { ActivePart } from './active-parts.ts';

/** Of the parts that say what belongs to what, in bytes: a relation is a line. */
const RELATIONS_BYTES = 1024 * 1024;
const ALL_RELATIONS_BYTES = 8 * 1024 * 1024;

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

/** What a new Office file (DOCX, PPTX) would run, carries along or fetches from elsewhere. */
export function activePartsOfOffice(bytes: Buffer): ReadonlySet<ActivePart> {
  const found = new Set<ActivePart>();
  let room = ALL_RELATIONS_BYTES;
  try {
    const relations = unzipSync(bytes, {
      filter({ name, originalSize }) {
        for (const [pattern, part] of PARTS) if (pattern.test(name)) found.add(part);
        if (!name.endsWith('.rels') && name !== '[Content_Types].xml') return false;
        if (originalSize > RELATIONS_BYTES || originalSize > room) {
          found.add('unreadable');
          return false;
        }
        room -= originalSize;
        return true;
      },
    });
    for (const [name, content] of Object.entries(relations)) {
      const text = new TextDecoder().decode(content);
      if (name === '[Content_Types].xml' && /macroEnabled/i.test(text)) found.add('macros');
      // Within a tag there is no other `<`, but anything else.
      if (text.split('<').some(isFetched)) found.add('external');
      // UTF-16, in which nobody writes these parts.
      if (text.includes('\0')) found.add('unreadable');
    }
  } catch {
    found.add('unreadable');
  }
  return found;
}
