import { createHash, randomBytes } from 'node:crypto';

const NUMBER = 10;
/** 80 bits: nobody tries them all, so that a plain digest is enough to keep them. */
const BYTES = 10;

/** Digests a recovery code, in whatever spelling it was typed. */
export function recoveryDigest(code: string): string {
  const plain = code.toLowerCase().replace(/[^0-9a-f]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}

/** New codes for who lost the device, each of them good for one sign-in: `3f9a-…`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: NUMBER }, () => (randomBytes(BYTES).toString('hex').match(/.{4}/g) ?? []).join('-'));
}
