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
export function forGood<R extends { readonly status?: StoredRedirect['status'] | RedirectStatus }>(
  rows: readonly R[],
): readonly R[] {
  return rows.filter(({ status }) => Number(status ?? 301) !== 302);
}

const READ = { from: true, to: true, status: true } as const;

/** Reads all redirects in the request's transaction, from the database itself: there may be ten thousand. */
export async function storedRedirects(req: PayloadRequest): Promise<readonly StoredRedirect[]> {
  const { docs } = await req.payload.db.find<StoredRedirect>({
    collection: 'redirects',
    select: READ,
    pagination: false,
    limit: 0,
    sort: 'id',
    req: { transactionID: req.transactionID },
  });
  return docs;
}
