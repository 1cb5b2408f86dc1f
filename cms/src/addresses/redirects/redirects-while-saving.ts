import type { PayloadRequest } from 'payload';
import { type StoredRedirect, storedRedirects } from './stored-redirects.ts';

/** The redirects that a transaction has read, with its own changes. */
type Seen = { readonly transaction: unknown; rows: Promise<readonly StoredRedirect[]> };

declare module 'payload' {
  interface RequestContext {
    /** Saving a redirect needs all of them several times, and there may be ten thousand. */
    redirectsSeen?: Seen;
  }
}

/** Returns all redirects, read once for each transaction of a request. */
export async function redirectsWhileSaving(req: PayloadRequest): Promise<readonly StoredRedirect[]> {
  const transaction = await req.transactionID;
  const before = req.context.redirectsSeen;
  if (before !== undefined && before.transaction === transaction) return before.rows;
  const seen = { transaction, rows: storedRedirects(req) };
  req.context.redirectsSeen = seen;
  return seen.rows;
}

/** Updates the memo with written rows. */
export function noteWritten(req: PayloadRequest, written: readonly StoredRedirect[]): void {
  const seen = req.context.redirectsSeen;
  if (seen === undefined) return;
  const ids = new Set(written.map(({ id }) => id));
  seen.rows = seen.rows.then((rows) => [...rows.filter(({ id }) => !ids.has(id)), ...written]);
}

/** Drops the memo: redirects were removed, or written by another path. */
export function forgetSeen(req: PayloadRequest): void {
  delete req.context.redirectsSeen;
}
