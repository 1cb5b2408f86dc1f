import { createHmac, randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import { emailKey } from '#cms/base/email-key.ts';
import { deleteInBatches } from '#cms/storage/database/delete-in-batches.ts';

/** Where Payload keeps what belongs to no document. */
const STORE = 'payload-kv';
const PREFIX = 'confirmation:';

/** Confirmations that one mailbox gets on one day (UTC): anybody can write anybody's address into a form. */
export const MOST_CONFIRMATIONS = 3;

/** An address without what most providers deliver to the same mailbox all the same: capitals, dots, a tag behind `+`. */
export function mailboxOf(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(emailKey(address.normalize('NFKC'))) ?? [];
  return `${name.replace(/\+.*$/s, '').replaceAll('.', '')}@${domain}`;
}

function dayOf(now: Date): string {
  return `${PREFIX}${now.toISOString().slice(0, 10)}:`;
}

/** What stands for a mailbox, between the colons of a key. */
function digestOf(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`confirmation ${mailboxOf(address)}`)
    .digest('hex');
}

/** Counts a confirmation to an address, by a keyed digest of it; false for one too many, which isn't counted. */
export async function countConfirmation(req: PayloadRequest, address: string, now = new Date()): Promise<boolean> {
  const { db, secret } = req.payload;
  const key = `${dayOf(now)}${digestOf(address, secret)}:`;
  const { totalDocs } = await db.count({ collection: STORE, where: { key: { like: key } }, req });
  if (totalDocs >= MOST_CONFIRMATIONS) return false;
  // A row for each: two at once don't wait for one another.
  await db.create({ collection: STORE, data: { key: `${key}${randomUUID()}`, data: {} }, req });
  return true;
}

function countedFor(payload: Payload, address: string): Where {
  return { and: [{ key: { like: PREFIX } }, { key: { contains: `:${digestOf(address, payload.secret)}:` } }] };
}

/** The days on which confirmations to the mailbox of an address were counted, one for each. */
export async function confirmationDays(payload: Payload, address: string): Promise<readonly string[]> {
  const where = countedFor(payload, address);
  const { docs } = await payload.db.find<{ readonly key: string }>({ collection: STORE, where, pagination: false });
  return docs.map(({ key }) => key.slice(PREFIX.length).split(':')[0] ?? '').toSorted();
}

/** Deletes what was counted for the mailbox of an address. */
export async function forgetConfirmationsOf(payload: Payload, address: string): Promise<void> {
  await payload.db.deleteMany({ collection: STORE, where: countedFor(payload, address) });
}

/** Deletes the counts of earlier days. */
export async function forgetConfirmations(payload: Payload, now: Date): Promise<void> {
  const where = { and: [{ key: { like: PREFIX } }, { key: { less_than: dayOf(now) } }] };
  await deleteInBatches(payload, STORE, where);
}
