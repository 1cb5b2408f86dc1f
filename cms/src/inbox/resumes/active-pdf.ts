import { constants, inflateSync } from 'node:zlib';
import * as v from 'valibot';
import type { ActivePart } from './active-parts.ts';

/*
 * Any visitor may send a resume, and one at a time is examined: for any content, each search here is linear in the
 * file's size.
 */

/** The limits of inflated data, per stream and in all, in bytes: a small file may hold very much. */
const STREAM_BYTES = 4 * 1024 * 1024;
const ALL_BYTES = 32 * 1024 * 1024;
/** The limits of its packed data: empty deflate blocks inflate to nothing, but take time. */
const STREAM_PACKED_BYTES = STREAM_BYTES;
const ALL_PACKED_BYTES = 8 * 1024 * 1024;
/** The most object streams to examine; a hundred objects in each are usual. */
const STREAMS = 1_000;
/** The longest dictionary of a stream, in bytes. */
const DESCRIPTION_BYTES = 4_000;

/** Returns a pattern for a name, any letter of which may be escaped as `#4a`. */
function matchName(name: string, behind = '', flags = ''): RegExp {
  const letters = Array.from(name, (letter) => {
    const digits = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${digits}|#${digits.toUpperCase()})`;
  });
  return new RegExp(`/${letters.join('')}(?![A-Za-z0-9#])${behind}`, flags);
}

type Names = readonly (readonly [RegExp, ActivePart])[];

/** The names of a PDF's actions and attachments (ISO 32000-1, 12.6 and 7.11). */
const LONG_NAMES: Names = [
  [matchName('JavaScript'), 'javascript'],
  [matchName('Launch'), 'launch'],
  // A destination, `/OpenAction [3 0 R /Fit]`, is no action.
  [matchName('OpenAction', '(?!\\s*\\[)'), 'open_action'],
  [matchName('EmbeddedFile'), 'embedded_file'],
  [matchName('EmbeddedFiles'), 'embedded_file'],
  [matchName('RichMedia'), 'rich_media'],
  [matchName('Encrypt'), 'encrypted'],
];
/** Names so short that they occur by chance in the bytes of a picture. */
const ALL_NAMES: Names = [...LONG_NAMES, [matchName('JS'), 'javascript'], [matchName('AA'), 'open_action']];

const FILTER = matchName('Filter');
const OBJECT_STREAM = matchName('ObjStm', '', 'g');
const STREAM_BEGINS = /\bstream\r?\n/;

function inspectText(text: string, names: Names, found: Set<ActivePart>): void {
  for (const [name, part] of names) if (name.test(text)) found.add(part);
}

/** Returns a file without the contents of its streams. */
function dropStreams(whole: string): string {
  const parts = whole.split('endstream');
  return parts.map((part, at) => (at < parts.length - 1 ? part.split(STREAM_BEGINS, 1)[0] : part)).join('');
}

/** The result of zlib with its `info` option. */
const inflationSchema = v.object({ buffer: v.instance(Buffer), engine: v.object({ bytesWritten: v.number() }) });

type Room = { readonly packed: number; readonly plain: number };

/**
 * Inflates a stream as far as it is readable and within the limits, with its packed length; ignores what follows its
 * end. Null for a stream that doesn't end within the limits.
 */
function inflateStream(bytes: Buffer, room: Room): { readonly text: string; readonly packed: number } | null {
  const packed = bytes.subarray(0, Math.min(STREAM_PACKED_BYTES, room.packed));
  try {
    const maxOutputLength = Math.min(STREAM_BYTES, room.plain);
    const options = { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH, info: true };
    const { buffer, engine } = v.parse(inflationSchema, inflateSync(packed, options));
    if (engine.bytesWritten >= packed.length && packed.length < bytes.length) return null;
    return { text: buffer.toString('latin1'), packed: engine.bytesWritten };
  } catch {
    return null;
  }
}

/** Returns the start of the compressed object stream whose dictionary has its type at `index`; null for others. */
function findObjectStream(whole: string, index: number): number | null {
  const begins = STREAM_BEGINS.exec(whole.slice(index, index + DESCRIPTION_BYTES));
  if (!begins) return null;
  const head = index + begins.index;
  const before = whole.slice(Math.max(0, head - DESCRIPTION_BYTES), head);
  // Uncompressed streams were searched with the whole file.
  return FILTER.test(before.slice(before.lastIndexOf(' obj') + 1)) ? head + begins[0].length : null;
}

/** Returns what a PDF would make its viewer do, including compressed object streams. */
export function findInPdf(bytes: Buffer): ReadonlySet<ActivePart> {
  const found = new Set<ActivePart>();
  const whole = bytes.toString('latin1');
  inspectText(whole, LONG_NAMES, found);
  inspectText(dropStreams(whole), ALL_NAMES, found);
  let room: Room = { packed: ALL_PACKED_BYTES, plain: ALL_BYTES };
  let names = 0;
  const starts = new Set<number>();
  for (const { index } of whole.matchAll(OBJECT_STREAM)) {
    names += 1;
    if (names > STREAMS) return found.add('unreadable');
    const start = findObjectStream(whole, index);
    // One stream may have many names before it.
    if (start === null || starts.has(start)) continue;
    starts.add(start);
    const content = room.plain > 0 && room.packed > 0 ? inflateStream(bytes.subarray(start), room) : null;
    if (content === null) return found.add('unreadable');
    room = { packed: room.packed - content.packed, plain: room.plain - content.text.length };
    inspectText(content.text, ALL_NAMES, found);
  }
  return found;
}
