import { createReadStream } from 'node:fs';

/** The magic bytes of compressed files. */
const PACKED: readonly (readonly number[])[] = [
  [0x1f, 0x8b],
  [0x50, 0x4b],
];

/** The encoding in an XML declaration. */
const ENCODING = /^\s*<\?xml\b[^>]*?\bencoding=["']([^"']+)["']/i;

const NO_UTF8 = 'it isn’t written in UTF-8: save it anew in that encoding';

/** The error of a truncated file. */
export const BREAKS_OFF = 'it ends in its middle: export it, or download it, again';

/**
 * Reads a text file in pieces.
 * @param wrong throws, with why the file can't be read
 */
export async function* readText(file: string, wrong: (why: string) => never): AsyncGenerator<string, void> {
  // Strict: unknown bytes would silently become question marks.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      // At the end it is an incomplete character.
      return wrong(bytes ? NO_UTF8 : BREAKS_OFF);
    }
  };
  let isFirst = true;
  try {
    for await (const bytes of createReadStream(file)) {
      if (!(bytes instanceof Uint8Array)) continue;
      if (isFirst && PACKED.some((magic) => magic.every((byte, at) => bytes[at] === byte)))
        wrong('it is packed: unpack it first');
      const text = decoded(bytes);
      if (isFirst && !/^utf-?8$/i.test(ENCODING.exec(text)?.[1] ?? 'utf-8')) wrong(NO_UTF8);
      isFirst = false;
      yield text;
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) wrong(error.message);
    throw error;
  }
  const rest = decoded();
  if (isFirst) wrong('it is empty: export it, or download it, again');
  yield rest;
}
