import { createHash } from 'node:crypto';

type Content = Readonly<Record<string, string | number | boolean>>;

/**
 * What tells a submission that comes again from another one: the digest of its key and its content, so that a key that
 * somebody uses again, or guesses, can't keep another content out. Null for a submission without a key, which is
 * stored as often as it comes.
 *
 * @param file the resume, as it is stored
 */
export function idempotencyDigest(key: string, content: Content, file: Uint8Array = new Uint8Array()): string | null {
  if (key === '') return null;
  const fields = Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([key, fields]))
    .update(file)
    .digest('hex');
}
