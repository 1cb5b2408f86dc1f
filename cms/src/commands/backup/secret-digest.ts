import { createHmac } from 'node:crypto';

/** Returns a digest that identifies a secret without revealing it. */
export function secretDigest(secret: string): string {
  return createHmac('sha256', secret).update('kontorwerk backup').digest('hex').slice(0, 16);
}
