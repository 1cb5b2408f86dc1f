import { createHmac } from 'node:crypto';
import type { PayloadJob } from '#cms/base/payload-types.ts';

/**
 * Names a recipient among those of a job, so that one who was reached isn't written to again. Without the CMS's secret
 * nobody can tell by it whether an address was written to.
 */
export function recipientKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address.toLowerCase()).digest('hex').slice(0, 16);
}

/** What stands behind the sign in the address that mails are from. */
export function mailDomain(from: string): string {
  return from.split('@').at(-1) ?? from;
}

/**
 * The same for every try, so that a repetition is known as one: a server that fails between taking a mail and saying
 * so gets it twice. Ids begin anew with a new database, hence the time.
 */
export function messageId({ id, createdAt }: Pick<PayloadJob, 'createdAt' | 'id'>, key: string, from: string): string {
  return `<${Date.parse(createdAt).toString(36)}.${id}.${key}@${mailDomain(from)}>`;
}
