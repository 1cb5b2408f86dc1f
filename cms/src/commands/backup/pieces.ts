import type { Part } from './archive.ts';
import { DATABASE } from './part-keys.ts';

/** The size of one part of a database, in bytes, and about the memory for it. */
const PIECE_BYTES = 16 * 1024 * 1024;

/** Splits a stream into pieces of one size, with a smaller last one. */
export async function* splitIntoPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let [held, bytes]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of stream) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    [held, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(held);
}

function makePiecePrefix(of: string): string {
  return `${DATABASE}/${of}.`;
}

/** Returns the parts that are pieces of one whole, such as a table. */
export function selectPieces(parts: readonly Part[], of: string): readonly Part[] {
  return parts.filter(({ key }) => key.startsWith(makePiecePrefix(of)));
}

/** Returns the key of a piece: `database/posts.0001`. */
export function makePieceKey(of: string, at: number): string {
  return `${makePiecePrefix(of)}${String(at + 1).padStart(4, '0')}`;
}
