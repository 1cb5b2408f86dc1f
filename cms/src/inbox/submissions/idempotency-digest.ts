import { createHash } from 'node:crypto';

type Content = Readonly<Record<string, string | number | boolean>>;

/**
 * Identifies a repeated submission by the digest of its key and content, so that a reused or guessed key can't block
 * other content. Null without a key: then it is stored each time.
 *
 * @param file the resume, as stored
 */
export function digestSubmission(key: string, content: Content, file: Uint8Array = new Uint8Array()): string | null {
  if (key === '') return null;
  const fields = Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([key, fields]))
    .update(file)
    .digest('hex');
}
