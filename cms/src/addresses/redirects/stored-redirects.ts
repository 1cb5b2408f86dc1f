import type { RedirectStatus } from '@kontorwerk/contract/address/redirects';
import type { PayloadRequest } from 'payload';

/** A redirect's row. */
export type StoredRedirect = {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly status?: '301' | '302' | null;
};

/**
 * Returns the permanent redirects. Stored chains end at a temporary one: skipping it would lose where the chain led
 * once it is deleted.
 */
export function filterPermanent<R extends { readonly status?: StoredRedirect['status'] | RedirectStatus }>(
  rows: readonly R[],
): readonly R[] {
  return rows.filter(({ status }) => Number(status ?? 301) !== 302);
}

const READ_FIELDS = { from: true, to: true, status: true } as const;

/** Reads all redirects in the request's transaction, from the database itself: there may be ten thousand. */
export async function readRedirects(req: PayloadRequest): Promise<readonly StoredRedirect[]> {
  const { docs } = await req.payload.db.find<StoredRedirect>({
    collection: 'redirects',
    select: READ_FIELDS,
    pagination: false,
    limit: 0,
    sort: 'id',
    req: { transactionID: req.transactionID },
  });
  return docs;
}

/** The redirects that a transaction has read, with its own changes. */
type RedirectMemo = { readonly transaction: unknown; rows: Promise<readonly StoredRedirect[]> };

declare module 'payload' {
  interface RequestContext {
    /** Saving a redirect needs all of them several times, and there may be ten thousand. */
    redirectsSeen?: RedirectMemo;
  }
}

/** Returns all redirects, read once for each transaction of a request. */
export async function readMemoisedRedirects(req: PayloadRequest): Promise<readonly StoredRedirect[]> {
  const transaction = await req.transactionID;
  const before = req.context.redirectsSeen;
  if (before !== undefined && before.transaction === transaction) return before.rows;
  const seen = { transaction, rows: readRedirects(req) };
  req.context.redirectsSeen = seen;
  return seen.rows;
}

/** Updates the memo with written rows. */
export function updateRedirectMemo(req: PayloadRequest, written: readonly StoredRedirect[]): void {
  const seen = req.context.redirectsSeen;
  if (seen === undefined) return;
  const ids = new Set(written.map(({ id }) => id));
  seen.rows = seen.rows.then((rows) => [...rows.filter(({ id }) => !ids.has(id)), ...written]);
}

/** Drops the memo: redirects were removed, or written by another path. */
export function dropRedirectMemo(req: PayloadRequest): void {
  delete req.context.redirectsSeen;
}
