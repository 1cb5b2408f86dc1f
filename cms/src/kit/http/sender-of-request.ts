import { findClientAddress, senderOf } from '@kontorwerk/contract/http/client-address';

/**
 * Returns the client of a request for rate limits and the audit log; `unknown` for the server's own actions. Only the
 * site's proxy connects to this server.
 */
export function senderOfRequest({ headers }: { readonly headers?: Headers }): string {
  return senderOf(findClientAddress('', headers?.get('x-forwarded-for'), 1));
}
