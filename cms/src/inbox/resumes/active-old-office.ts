import type { ActivePart } from './active-parts.ts';

/** Streams and storages of an old Office file by their names in its directory, in UTF-16. */
const STREAMS: readonly (readonly [string, ActivePart])[] = [
  ['_VBA_PROJECT', 'macros'],
  ['Macros', 'macros'],
  ['ObjectPool', 'embedded_file'],
  ['\u0001Ole10Native', 'embedded_file'],
  ['EncryptedPackage', 'encrypted'],
];

/** A directory entry's name ends with a zero, the same word in a text doesn't. */
function entry(name: string): Buffer {
  return Buffer.from(`${name}\0`, 'utf16le');
}

/** Returns what an old Office file (DOC, PPT) would run or embeds. */
export function activePartsOfOldOffice(bytes: Buffer): ReadonlySet<ActivePart> {
  return new Set(STREAMS.filter(([name]) => bytes.includes(entry(name))).map(([, part]) => part));
}
