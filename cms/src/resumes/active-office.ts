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
const FETCHED = /Type="[^"]*\/(attachedTemplate|oleObject|subDocument|frame|externalLink|image|video|audio)"/i;

function isFetched(relation: string): boolean {
  return /TargetMode="External"/i.test(relation) && FETCHED.test(relation);
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
      if ((text.match(/<Relationship\b[^>]*>/g) ?? []).some(isFetched)) found.add('external');
    }
  } catch {
    found.add('unreadable');
  }
  return found;
}
