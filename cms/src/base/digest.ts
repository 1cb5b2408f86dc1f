import { createHash } from 'node:crypto';

/** Returns a short hash of several texts. */
export function digest(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16);
}
