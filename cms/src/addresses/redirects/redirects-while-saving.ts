import type { PayloadRequest } from 'payload';
import { type StoredRedirect, storedRedirects } from './stored-redirects.ts';

/** All redirects as a transaction has read them, and changed them since. */
type Seen = { readonly transaction: unknown; rows: Promise<readonly StoredRedirect[]> };

declare module 'payload' {
  interface RequestContext {
    /** While a redirect is saved all are asked for again and again, and there may be ten thousand. */
    redirectsSeen?: Seen;
  }
}

/** All redirects, read once while a request saves some of them in one transaction. */
export async function redirectsWhileSaving(req: PayloadRequest): Promise<readonly StoredRedirect[]> {
  const transaction = await req.transactionID;
  const before = req.context.redirectsSeen;
  if (before !== undefined && before.transaction === transaction) return before.rows;
  const seen = { transaction, rows: storedRedirects(req) };
  req.context.redirectsSeen = seen;
  return seen.rows;
}

/** Takes note of rows that were written. */
export function noteWritten(req: PayloadRequest, written: readonly StoredRedirect[]): void {
  const seen = req.context.redirectsSeen;
  if (seen === undefined) return;
  const ids = new Set(written.map(({ id }) => id));
  seen.rows = seen.rows.then((rows) => [...rows.filter(({ id }) => !ids.has(id)), ...written]);
}

/** Has them read again: some were removed, or written by another way. */
export function forgetSeen(req: PayloadRequest): void {
  delete req.context.redirectsSeen;
}
