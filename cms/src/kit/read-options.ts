import type { PayloadRequest } from 'payload';

/**
 * Returns options to read past access rules in a request's transaction, but not with the request itself, whose language
 * the query would change.
 */
export function getReadOptions({ transactionID }: Pick<PayloadRequest, 'transactionID'>) {
  return { depth: 0, overrideAccess: true, req: { transactionID } } as const;
}
