import { clientAddress, senderOf } from '@kontorwerk/contract/client-address';

/**
 * Whom limits and the audit log count a request as; `unknown` for what the server does by itself. Nobody but the site's
 * proxy connects to this server.
 */
export function senderOfRequest({ headers }: { readonly headers?: Headers }): string {
  return senderOf(clientAddress('', headers?.get('x-forwarded-for'), 1));
}
