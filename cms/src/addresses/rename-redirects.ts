import { redirectKey } from '@kontorwerk/contract/address/redirects';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { PayloadRequest, Where } from 'payload';
import type { Reference } from '#cms/kit/links/reference.ts';
import type { Addresses } from './published-addresses.ts';
import { shortenChains } from './redirects/redirect-hooks.ts';
import { dropRedirectMemo, readRedirects } from './redirects/stored-redirects.ts';

/** A published document with its old and its new addresses. */
export type Move = { readonly reference: Reference; readonly was: Addresses | null; readonly is: Addresses };

function listAddressKeys(addresses: Addresses | null): readonly string[] {
  return LANGUAGES.flatMap((language) => (addresses?.[language] ? redirectKey(addresses[language]) : []));
}

async function deleteRedirects(req: PayloadRequest, where: Where): Promise<void> {
  dropRedirectMemo(req);
  await req.payload.delete({ collection: 'redirects', where, depth: 0, overrideAccess: true, req });
}

/** Returns whether it wrote a redirect, to which others may lead. */
async function writeMove(req: PayloadRequest, { reference, was, is }: Move): Promise<boolean> {
  const now = listAddressKeys(is);
  const left = listAddressKeys(was).filter((address) => !now.includes(address));
  if (was !== null && left.length === 0) return false;
  await deleteRedirects(req, { from: { in: [...now, ...left] } });
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
  if (isWritten) await shortenChains(req, await readRedirects(req));
}

/** Removes the redirects to a document. */
export function removeRedirects(req: PayloadRequest, reference: Reference): Promise<void> {
  return deleteRedirects(req, { to: { equals: reference } });
}
