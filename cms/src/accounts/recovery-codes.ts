import { createHash, randomBytes } from 'node:crypto';

const NUMBER = 10;
/** 80 bits, too many to guess, so that a plain digest is enough to store them. */
const BYTES = 10;

/** Digests a recovery code, in any spelling. */
export function recoveryDigest(code: string): string {
  const plain = code.toLowerCase().replace(/[^0-9a-f]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}

/** Returns new codes for a lost device, each valid for one sign-in: `3f9a-…`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: NUMBER }, () => (randomBytes(BYTES).toString('hex').match(/.{4}/g) ?? []).join('-'));
}
