import { seal, unseal } from '#cms/kit/seal.ts';

const PURPOSE = 'former address';

/** Seals an account's former address for the outbox, whose readers may not all see each other's accounts. */
export function sealAddress(address: string, secret: string): string {
  return seal(address, secret, PURPOSE);
}

/** Returns the sealed address; null without one. */
export function unsealAddress(sealed: string | null | undefined, secret: string): string | null {
  return sealed ? unseal(sealed, secret, PURPOSE) : null;
}
