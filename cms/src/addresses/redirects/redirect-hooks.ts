import { inLanguage, withoutLanguage } from '@kontorwerk/contract/address/address';
import { RedirectIndex } from '@kontorwerk/contract/address/redirect-index';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { settings } from '#cms/base/settings.ts';
import { announceWrite } from '#cms/content/changes/hub-hooks.ts';
import { toOwnPath } from '#cms/kit/links/page-address.ts';
import { updateRows } from '#cms/storage/database/bulk-writes.ts';
import { makeChainFollower } from './redirect-chains.ts';
import { splitLines } from './redirect-checks.ts';
import { filterPermanent, readMemoisedRedirects, type StoredRedirect, updateRedirectMemo } from './stored-redirects.ts';

/** Updates the request's memo of redirects with a saved one. */
export const memoiseSaved: CollectionAfterChangeHook = ({ doc: { id, from, to, status }, req }) =>
  updateRedirectMemo(req, [{ id, from, to, status }]);

/** Creates a redirect for each further old address of the form, such as the other language's. */
export const createFurther: CollectionAfterChangeHook = async ({ data, doc, operation, req }) => {
  if (operation !== 'create') return;
  for (const from of splitLines(data.further)) {
    const further = { from, to: doc.to, status: doc.status };
    await req.payload.create({ collection: 'redirects', data: further, depth: 0, overrideAccess: true, req });
  }
};

/** Shortens redirects that led to the new old address. A rename does that itself, once for all that it writes. */
export const shortenOtherChains: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.by_rename !== true) await shortenChains(req, await readMemoisedRedirects(req));
};

/** Returns the redirects that lead to another one, with the ends of their chains; without those in a loop. */
export function findShortcuts(rows: readonly StoredRedirect[], siteUrl: string): ReadonlyMap<number, string> {
  const index = new RedirectIndex(filterPermanent(rows).map(({ from, to }) => ({ from, to })));
  const wayOf = makeChainFollower({ index, siteUrl });
  const ends = new Map<number, string>();
  for (const { id, from, to } of rows) {
    // Nearly all lead to the end already, and following a chain takes a hundred times as long as this check.
    const first = toOwnPath(to, siteUrl);
    const bare = first === null ? null : withoutLanguage(first);
    if (bare === null || !LANGUAGES.some((language) => index.find(inLanguage(bare, language)))) continue;
    const way = wayOf({ from, to });
    if (way.ends && way.isOver) ends.set(id, way.to);
  }
  return ends;
}

/**
 * Shortens every redirect to the end of its chain, so that visitors are redirected once.
 *
 * @param rows all redirects
 */
export async function shortenChains(req: PayloadRequest, rows: readonly StoredRedirect[]): Promise<void> {
  const ends = findShortcuts(rows, settings.publicUrl);
  await updateRows(req, 'redirects', { column: 'to', values: ends });
  updateRedirectMemo(
    req,
    rows.filter(({ id }) => ends.has(id)).map((row) => ({ ...row, to: ends.get(row.id) ?? row.to })),
  );
  if (ends.size > 0) await announceWrite('redirects', req, [...ends.keys()]);
}
