import { redirectKey } from '@kontorwerk/contract/address/redirects';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { PayloadRequest, Where } from 'payload';
import type { Reference } from '#cms/kit/links/reference.ts';
import type { Addresses } from './published-addresses.ts';
import { forgetSeen } from './redirects/redirects-while-saving.ts';
import { storedRedirects } from './redirects/stored-redirects.ts';
import { straightenRedirects } from './redirects/straighten.ts';

/** A published document with its old and its new addresses. */
export type Move = { readonly reference: Reference; readonly was: Addresses | null; readonly is: Addresses };

function keysOf(addresses: Addresses | null): readonly string[] {
  return LANGUAGES.flatMap((language) => (addresses?.[language] ? redirectKey(addresses[language]) : []));
}

async function remove(req: PayloadRequest, where: Where): Promise<void> {
  forgetSeen(req);
  await req.payload.delete({ collection: 'redirects', where, depth: 0, overrideAccess: true, req });
}

/** Returns whether it wrote a redirect, to which others may lead. */
async function writeMove(req: PayloadRequest, { reference, was, is }: Move): Promise<boolean> {
  const now = keysOf(is);
  const left = keysOf(was).filter((address) => !now.includes(address));
  if (was !== null && left.length === 0) return false;
  await remove(req, { from: { in: [...now, ...left] } });
  for (const from of left) {
    const data = { from, to: reference, by_rename: true };
    await req.payload.create({ collection: 'redirects', data, depth: 0, overrideAccess: true, req });
  }
  return left.length > 0;
}

/**
 * Redirects old addresses to their documents, removes redirects from current ones, and makes redirects that led to an
 * old address lead to the document itself.
 */
export async function writeRedirects(req: PayloadRequest, moves: readonly Move[]): Promise<void> {
  let isWritten = false;
  for (const move of moves) isWritten = (await writeMove(req, move)) || isWritten;
  if (isWritten) await straightenRedirects(req, await storedRedirects(req));
}

/** Removes the redirects to a document. */
export function removeRedirects(req: PayloadRequest, reference: Reference): Promise<void> {
  return remove(req, { to: { equals: reference } });
}
