import { createHmac, randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Payload, PayloadRequest } from 'payload';
import { deleteInBatches } from '../database/delete-in-batches.ts';

/** Where Payload keeps what belongs to no document. */
const STORE = 'payload-kv';
const PREFIX = 'confirmation:';

/** Confirmations that one mailbox gets on one day (UTC): anybody can write anybody's address into a form. */
export const MOST_CONFIRMATIONS = 3;

/** An address without what most providers deliver to the same mailbox all the same: capitals, dots, a tag behind `+`. */
export function mailboxOf(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.normalize('NFKC').trim().toLowerCase()) ?? [];
  return `${name.replace(/\+.*$/s, '').replaceAll('.', '')}@${domainToASCII(domain) || domain}`;
}

function dayOf(now: Date): string {
  return `${PREFIX}${now.toISOString().slice(0, 10)}:`;
}

/** Counts a confirmation to an address, by a keyed digest of it; false for one too many, which isn't counted. */
export async function countConfirmation(req: PayloadRequest, address: string, now = new Date()): Promise<boolean> {
  const { db, secret } = req.payload;
  const digest = createHmac('sha256', secret)
    .update(`confirmation ${mailboxOf(address)}`)
    .digest('hex');
  const key = `${dayOf(now)}${digest}:`;
  const { totalDocs } = await db.count({ collection: STORE, where: { key: { like: key } }, req });
  if (totalDocs >= MOST_CONFIRMATIONS) return false;
  // A row for each: two at once don't wait for one another.
  await db.create({ collection: STORE, data: { key: `${key}${randomUUID()}`, data: {} }, req });
  return true;
}

/** Deletes the counts of earlier days. */
export async function forgetConfirmations(payload: Payload, now: Date): Promise<void> {
  const where = { and: [{ key: { like: PREFIX } }, { key: { not_like: dayOf(now) } }] };
  await deleteInBatches(payload, STORE, where);
}
