import { createReadStream } from 'node:fs';

/** What the first bytes of files say that aren't a text yet. */
const PACKED: readonly (readonly number[])[] = [
  [0x1f, 0x8b],
  [0x50, 0x4b],
];

/** What an XML file says of its encoding, which is in its first line. */
const ENCODING = /^\s*<\?xml\b[^>]*?\bencoding=["']([^"']+)["']/i;

const NO_UTF8 = 'it isn’t written in UTF-8: save it anew in that encoding';

/** What is told of a file whose end is missing. */
export const BREAKS_OFF = 'it ends in its middle: export it, or download it, again';

/**
 * Reads a file of text piece by piece.
 * @param wrong throws, with why the file can't be read
 */
export async function* readText(file: string, wrong: (why: string) => never): AsyncGenerator<string, void> {
  // Strict: what it doesn't know would become question marks that nobody notices.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      // At the end it is half a sign.
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
