import { LANGUAGES } from '@kontorwerk/contract/languages';
import { redirectKey } from '@kontorwerk/contract/redirects';
import type { PayloadRequest } from 'payload';
import type { Reference } from '../links/reference.ts';
import type { Addresses } from './published-addresses.ts';

/** A document that visitors find, where they found it before, and where they find it now. */
export type Move = { readonly reference: Reference; readonly was: Addresses | null; readonly is: Addresses };

function keysOf(addresses: Addresses | null): readonly string[] {
  return LANGUAGES.flatMap((language) => (addresses?.[language] ? redirectKey(addresses[language]) : []));
}

/** Has old addresses of a document lead to it, and none lead away from where it is now. */
export async function writeRedirects(req: PayloadRequest, { reference, was, is }: Move): Promise<void> {
  const { payload } = req;
  const asked = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const now = keysOf(is);
  const left = keysOf(was).filter((address) => !now.includes(address));
  if (was !== null && left.length === 0) return;
  await payload.delete({ ...asked, where: { from: { in: [...now, ...left] } } });
  for (const from of left) await payload.create({ ...asked, data: { from, to: reference, by_rename: true } });
}
