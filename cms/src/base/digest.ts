import { createHash } from 'node:crypto';

/** A short text that differs when one of these does. */
export function digest(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16);
}
