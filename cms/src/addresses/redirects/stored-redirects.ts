import type { RedirectStatus } from '@kontorwerk/contract/redirects';
import type { PayloadRequest } from 'payload';

/** A redirect as the database has it. */
export type StoredRedirect = {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly status?: '301' | '302' | null;
};

/**
 * Those that are for good. What is stored ends its way at one for a while: once that is gone, nobody would know where the way
 * led before.
 */
export function forGood<R extends { readonly status?: StoredRedirect['status'] | RedirectStatus }>(
  rows: readonly R[],
): readonly R[] {
  return rows.filter(({ status }) => Number(status ?? 301) !== 302);
}

const READ = { from: true, to: true, status: true } as const;

/** All redirects, as they are in the request's transaction. The database is asked itself: there may be ten thousand. */
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
