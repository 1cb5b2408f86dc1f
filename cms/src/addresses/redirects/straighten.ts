import { inLanguage, withoutLanguage } from '@kontorwerk/contract/address/address';
import { RedirectIndex } from '@kontorwerk/contract/address/redirect-index';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { settings } from '#cms/base/settings.ts';
import { announceWrite } from '#cms/content/changes/hub-hooks.ts';
import { toOwnPath } from '#cms/kit/links/page-address.ts';
import { updateRows } from '#cms/storage/database/bulk-writes.ts';
import { redirectWays } from './redirect-ways.ts';
import { noteWritten } from './redirects-while-saving.ts';
import { forGood, type StoredRedirect } from './stored-redirects.ts';

/** Returns the redirects that lead to another one, with the ends of their chains; without those in a loop. */
export function straightened(rows: readonly StoredRedirect[], siteUrl: string): ReadonlyMap<number, string> {
  const index = new RedirectIndex(forGood(rows).map(({ from, to }) => ({ from, to })));
  const wayOf = redirectWays({ index, siteUrl });
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
export async function straightenRedirects(req: PayloadRequest, rows: readonly StoredRedirect[]): Promise<void> {
  const ends = straightened(rows, settings.publicUrl);
  await updateRows(req, 'redirects', { column: 'to', values: ends });
  noteWritten(
    req,
    rows.filter(({ id }) => ends.has(id)).map((row) => ({ ...row, to: ends.get(row.id) ?? row.to })),
  );
  if (ends.size > 0) await announceWrite('redirects', req, [...ends.keys()]);
}
