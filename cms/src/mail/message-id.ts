import { createHmac } from 'node:crypto';
import type { PayloadJob } from '#cms/base/payload-types.ts';

/**
 * Names a recipient in a job's log, so that a retry skips it. Keyed with the CMS's secret, so that the log alone
 * doesn't reveal an address.
 */
export function recipientKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address.toLowerCase()).digest('hex').slice(0, 16);
}

/** Returns the domain of the address that mails are from. */
export function mailDomain(from: string): string {
  return from.split('@').at(-1) ?? from;
}

/**
 * Returns a Message-ID that is the same for every try: a server that fails between taking a mail and confirming it gets
 * it twice. Job ids start over with a new database, hence the time.
 */
export function createMessageId(
  { id, createdAt }: Pick<PayloadJob, 'createdAt' | 'id'>,
  key: string,
  from: string,
): string {
  return `<${Date.parse(createdAt).toString(36)}.${id}.${key}@${mailDomain(from)}>`;
}
