import { LANGUAGES } from '@kontorwerk/contract/languages';
import { redirectKey } from '@kontorwerk/contract/redirects';
import type { PayloadRequest } from 'payload';
import type { Reference } from '../links/reference.ts';
import type { Addresses } from './published-addresses.ts';

/** A document that visitors find, where they found it before, and where they find it now. */
export type Move = { readonly reference: Reference; readonly was: Addresses | null; readonly is: Addresses };

/** The keys of the addresses at which there is no page any more. */
export function leftAddresses({ was, is }: Pick<Move, 'was' | 'is'>): readonly string[] {
  const now = LANGUAGES.map((language) => is[language] && redirectKey(is[language]));
  const then = LANGUAGES.flatMap((language) => (was?.[language] ? redirectKey(was[language]) : []));
  return then.filter((address) => !now.includes(address));
}

/** Has old addresses of a document lead to it, and none lead away from where it is now. */
export async function writeRedirects(req: PayloadRequest, { reference, was, is }: Move): Promise<void> {
  const { payload } = req;
  const asked = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const now = LANGUAGES.flatMap((language) => (is[language] ? redirectKey(is[language]) : []));
  const left = leftAddresses({ was, is });
  if (was !== null && left.length === 0) return;
  await payload.delete({ ...asked, where: { from: { in: [...now, ...left] } } });
  for (const from of left) await payload.create({ ...asked, data: { from, to: reference, by_rename: true } });
}
