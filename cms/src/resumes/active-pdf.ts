import { constants, inflateSync } from 'node:zlib';
import type { ActivePart } from './active-parts.ts';

/** How much is inflated of one stream, and of all, in bytes: a small file may hold very much. */
const STREAM_BYTES = 4 * 1024 * 1024;
const ALL_BYTES = 32 * 1024 * 1024;
/** How long the description of a stream may be, in bytes. */
const DESCRIPTION_BYTES = 4_000;

/** The names by which a PDF asks its reader to do something (ISO 32000-1, 12.6 and 7.11). */
const LONG_NAMES: Readonly<Record<string, ActivePart>> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  OpenAction: 'open_action',
  EmbeddedFile: 'embedded_file',
  EmbeddedFiles: 'embedded_file',
  RichMedia: 'rich_media',
  Encrypt: 'encrypted',
};
/** So short that chance writes them into the bytes of a picture. */
const ALL_NAMES: typeof LONG_NAMES = { ...LONG_NAMES, JS: 'javascript', AA: 'open_action' };

/** A name may spell any of its letters as `#4a`. */
function spelledOut(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** A place to open the file at, `/OpenAction [3 0 R /Fit]`, is no action. */
function withoutPlaces(text: string): string {
  return text.replace(/\/OpenAction\s*\[[^\]]{0,200}\]/g, '');
}

function lookInto(text: string, names: typeof LONG_NAMES, found: Set<ActivePart>): void {
  for (const [, name = ''] of withoutPlaces(text).matchAll(/\/([A-Za-z#][A-Za-z0-9#]{1,40})(?![A-Za-z0-9#])/g)) {
    const spelled = spelledOut(name);
    const part = Object.hasOwn(names, spelled) ? names[spelled] : undefined;
    if (part) found.add(part);
  }
}

/** What a compressed stream holds, as far as it can be read and there is room. */
function inflated(bytes: Buffer, room: number): string | null {
  try {
    const options = { maxOutputLength: Math.min(STREAM_BYTES, room), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(bytes, options).toString('latin1');
  } catch {
    return null;
  }
}

/** The streams that hold objects of the file; pictures and fonts, which are most of it, don't matter here. */
function* objectStreams(whole: string): Generator<{ readonly start: number; readonly end: number }> {
  for (const { 0: head, index } of whole.matchAll(/\bstream\r?\n/g)) {
    const before = whole.slice(Math.max(0, index - DESCRIPTION_BYTES), index);
    const description = spelledOut(before.slice(before.lastIndexOf(' obj') + 1));
    if (!/\/ObjStm\b/.test(description) || !/\/Filter\b/.test(description)) continue;
    const start = index + head.length;
    const end = whole.indexOf('endstream', start);
    yield { start, end: end === -1 ? whole.length : end };
  }
}

/** What a PDF would have its reader do, also where that stands in compressed streams of objects. */
export function activePartsOfPdf(bytes: Buffer): ReadonlySet<ActivePart> {
  const found = new Set<ActivePart>();
  const whole = bytes.toString('latin1');
  lookInto(whole, LONG_NAMES, found);
  lookInto(whole.replace(/\bstream\r?\n[\s\S]*?\bendstream\b/g, ''), ALL_NAMES, found);
  let room = ALL_BYTES;
  for (const { start, end } of objectStreams(whole)) {
    const content = room > 0 ? inflated(bytes.subarray(start, end), room) : null;
    if (content === null) return found.add('unreadable');
    room -= content.length;
    lookInto(content, ALL_NAMES, found);
  }
  return found;
}
