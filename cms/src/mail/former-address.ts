import { seal, unseal } from '#cms/kit/sealed.ts';

const PURPOSE = 'former address';

/** Seals the address that an account had, for the outbox: not all who read that see each other's accounts. */
export function sealedAddress(address: string, secret: string): string {
  return seal(address, secret, PURPOSE);
}

/** The address that was sealed; null without one. */
export function formerAddress(sealed: string | null | undefined, secret: string): string | null {
  return sealed ? unseal(sealed, secret, PURPOSE) : null;
}
