import { constants, inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import type { ActivePart } from './active-parts.ts';
import { BLANKS, type PdfDictionary, readDictionary, skipBlanks, type Work } from './pdf-dictionary.ts';

/*
 * A viewer reads an object at any offset that a file's tables give, or searches for it, so a PDF isn't read in order:
 * what acts is found by its name, in all of the file and in all of its object streams. A name is hidden by encoding
 * only, and only a stream with a `/First` holds objects (ISO 32000-1, 7.5.7). Each `/First` has to be understood;
 * otherwise the file is unreadable.
 *
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
/** The most work of reading dictionaries, in bytes. */
const DICTIONARY_WORK = 48 * 1024 * 1024;

/**
 * Returns the source of a pattern for a name, any letter of which may be escaped as `#4a`; some viewers end a name at an
 * escaped zero.
 */
function nameSource(name: string): string {
  const letters = Array.from(name, (letter) => {
    const digits = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${digits}|#${digits.toUpperCase()})`;
  });
  return `/${letters.join('')}(?![A-Za-z0-9]|#(?!00))`;
}

/** Returns a pattern for a name, by default wherever it occurs. */
function matchName(name: string, behind = '', flags = ''): RegExp {
  return new RegExp(`${nameSource(name)}${behind}`, flags);
}

type Names = readonly (readonly [RegExp, ActivePart])[];

/** A dictionary, array or reference, or a comment before one: short names occur by chance in the bytes of a picture. */
const OBJECT_BEHIND = `(?=[${BLANKS}]*(?:<<|\\[[${BLANKS}]*[(<\\d]|%|\\d+[${BLANKS}%]))`;

/** The names of a PDF's actions, attachments and media (ISO 32000-1, 12.6, 7.11 and 13). */
const NAMES: Names = [
  [matchName('JavaScript'), 'javascript'],
  // The script of a three-dimensional drawing.
  [matchName('OnInstantiate'), 'javascript'],
  [matchName('Launch'), 'launch'],
  // A destination, `/OpenAction [3 0 R /Fit]`, is no action.
  [matchName('OpenAction', `(?![${BLANKS}]*\\[)`), 'open_action'],
  [matchName('AA', OBJECT_BEHIND), 'open_action'],
  [matchName('EmbeddedFile'), 'embedded_file'],
  [matchName('EmbeddedFiles'), 'embedded_file'],
  [matchName('FileAttachment'), 'embedded_file'],
  [matchName('EF', OBJECT_BEHIND), 'embedded_file'],
  [matchName('RichMedia'), 'rich_media'],
  [matchName('Rendition'), 'rich_media'],
  [matchName('Movie'), 'rich_media'],
  [matchName('Sound'), 'rich_media'],
  [matchName('Encrypt'), 'encrypted'],
  // A form in XML, in streams of its own, which may have scripts.
  [matchName('XFA', OBJECT_BEHIND), 'unreadable'],
];
/** A name so short that it occurs by chance; what it belongs to has a longer one, too. */
const ALL_NAMES: Names = [...NAMES, [matchName('JS'), 'javascript']];

const MARK = new RegExp(`${nameSource('First')}|${nameSource('ObjStm')}`, 'g');
const [FIRST, TYPE, OBJECT_STREAM] = [matchName('First'), matchName('Type'), matchName('ObjStm')];
/** The entries that tell how a stream is encoded; viewers take the abbreviations of inline pictures, too. */
const FILTER = matchName('Filter');
const PARAMETERS = matchName('DecodeParms');
const OTHER_ENCODINGS = ['F', 'FFilter', 'FDecodeParms', 'DP'].map((name) => matchName(name));
const DEFLATE = `[${BLANKS}]*(?:${nameSource('FlateDecode')}|${nameSource('Fl')})[${BLANKS}]*`;
const ONLY_DEFLATE = new RegExp(`^(?:${DEFLATE}|[${BLANKS}]*\\[${DEFLATE}\\][${BLANKS}]*)$`);
const NO_PARAMETERS = new RegExp(
  `^[${BLANKS}]*(?:null|\\[[${BLANKS}]*null[${BLANKS}]*\\]|<<[${BLANKS}]*>>)[${BLANKS}]*$`,
);
/** The end of a line behind the word `stream`; viewers differ in where others' data begins. */
const STREAM_BEGINS = /stream\r?\n/y;
/** An object stream has no streams, but viewers would read one. */
const STREAM_WITHIN = new RegExp(`>>[${BLANKS}]*(?:%|stream)`);

function inspectText(text: string, names: Names, found: Set<ActivePart>): void {
  for (const [name, part] of names) if (name.test(text)) found.add(part);
}

/** The result of zlib with its `info` option. */
const inflationSchema = v.object({ buffer: v.instance(Buffer), engine: v.object({ bytesWritten: v.number() }) });

type Room = { readonly packed: number; readonly plain: number };

/** Whether bytes begin as zlib's do, without a dictionary of its own (RFC 1950). */
function isZlib(bytes: Buffer): boolean {
  return (
    bytes.length > 2 &&
    (bytes.readUInt8(0) & 0x0f) === 8 &&
    (bytes.readUInt8(1) & 0x20) === 0 &&
    bytes.readUInt16BE(0) % 31 === 0
  );
}

/**
 * Inflates a stream within the limits, with its packed length; ignores what follows its end, and its checksum, as
 * viewers do. Null for a stream that is damaged or doesn't end within the limits.
 */
function inflateStream(bytes: Buffer, room: Room): { readonly text: string; readonly packed: number } | null {
  const packed = bytes.subarray(0, Math.min(STREAM_PACKED_BYTES, room.packed));
  if (!isZlib(packed)) return null;
  try {
    const maxOutputLength = Math.min(STREAM_BYTES, room.plain);
    const options = { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH, info: true };
    const { buffer, engine } = v.parse(inflationSchema, inflateRawSync(packed.subarray(2), options));
    const length = engine.bytesWritten + 2;
    if (length >= packed.length && packed.length < bytes.length) return null;
    return { text: buffer.toString('latin1'), packed: length };
  } catch {
    return null;
  }
}

/** Where an object stream's data begins: `plain` if it isn't encoded. */
type StreamData = { readonly kind: 'none' } | { readonly kind: 'plain' | 'deflated'; readonly at: number };

/** Returns the values of an entry, which a dictionary should have once. */
function valuesOf({ entries }: PdfDictionary, name: RegExp): readonly string[] {
  return entries.filter(([key]) => name.test(key)).map(([, value]) => value);
}

/** Returns the data behind a dictionary, if it may be an object stream's; null if it isn't certain how to read it. */
function findStreamData(whole: string, dictionary: PdfDictionary): StreamData | null {
  const { streamAt } = dictionary;
  const isTyped = valuesOf(dictionary, TYPE).some((type) => OBJECT_STREAM.test(type));
  if (streamAt === null || !(isTyped || valuesOf(dictionary, FIRST).length > 0)) return { kind: 'none' };
  const [filters, parameters] = [valuesOf(dictionary, FILTER), valuesOf(dictionary, PARAMETERS)];
  if (OTHER_ENCODINGS.some((name) => valuesOf(dictionary, name).length > 0)) return null;
  if (filters.length === 0) return { kind: 'plain', at: streamAt };
  STREAM_BEGINS.lastIndex = streamAt;
  const isDeflated =
    filters.length === 1 &&
    filters.every((filter) => ONLY_DEFLATE.test(filter)) &&
    parameters.every((value) => NO_PARAMETERS.test(value));
  return isDeflated && STREAM_BEGINS.test(whole) ? { kind: 'deflated', at: STREAM_BEGINS.lastIndex } : null;
}

/** Whether every mark is inside a dictionary, both in ascending order. */
function isEachInside(
  marks: readonly number[],
  dictionaries: readonly (readonly [begin: number, end: number])[],
): boolean {
  let [next, end] = [0, 0];
  return marks.every((mark) => {
    for (let one = dictionaries[next]; one !== undefined && one[0] <= mark; one = dictionaries[next]) {
      end = Math.max(end, one[1]);
      next += 1;
    }
    return mark < end;
  });
}

/** Returns the end of an object stream that isn't encoded, as far as it has no stream of its own. */
function findPlainEnd(whole: string, begin: number, work: Work): number {
  const end = whole.indexOf('endstream', begin);
  work.left -= (end === -1 ? whole.length : end) - begin;
  return end === -1 || STREAM_WITHIN.test(whole.slice(begin, end)) ? begin : end;
}

/** Finds where the data of all compressed object streams begins; null if that isn't certain. */
function findObjectStreams(whole: string): readonly number[] | null {
  const marks = Array.from(whole.matchAll(MARK), ({ index }) => index);
  if (marks.length === 0) return [];
  const work: Work = { left: DICTIONARY_WORK };
  const dictionaries: (readonly [number, number])[] = [];
  const starts = new Set<number>();
  // Text inside of an object, such as a string, may be an object for a viewer.
  for (let at = whole.indexOf('obj'); at !== -1; at = whole.indexOf('obj', at + 3)) {
    const begin = skipBlanks(whole, at + 3, work);
    if (work.left <= 0) return null;
    if (!whole.startsWith('<<', begin)) continue;
    const dictionary = readDictionary(whole, begin, work);
    const data = dictionary && findStreamData(whole, dictionary);
    if (!dictionary || !data) return null;
    dictionaries.push([begin, data.kind === 'plain' ? findPlainEnd(whole, data.at, work) : dictionary.end]);
    if (data.kind === 'deflated') starts.add(data.at);
    if (starts.size > STREAMS) return null;
  }
  return isEachInside(marks, dictionaries) ? [...starts] : null;
}

/** Returns what a PDF would make its viewer do, including compressed object streams. */
export function findInPdf(bytes: Buffer): ReadonlySet<ActivePart> {
  const found = new Set<ActivePart>();
  const whole = bytes.toString('latin1');
  inspectText(whole, NAMES, found);
  const starts = findObjectStreams(whole);
  if (starts === null) return found.add('unreadable');
  let room: Room = { packed: ALL_PACKED_BYTES, plain: ALL_BYTES };
  for (const start of starts) {
    const content = room.plain > 0 && room.packed > 0 ? inflateStream(bytes.subarray(start), room) : null;
    if (content === null) return found.add('unreadable');
    room = { packed: room.packed - content.packed, plain: room.plain - content.text.length };
    inspectText(content.text, ALL_NAMES, found);
    MARK.lastIndex = 0;
    if (MARK.test(content.text) && STREAM_WITHIN.test(content.text)) found.add('unreadable');
  }
  return found;
}
