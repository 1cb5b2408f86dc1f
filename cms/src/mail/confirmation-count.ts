import { createHmac, randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, Where } from 'payload';
import { emailKey } from '#cms/base/email-key.ts';
import { deleteInBatches } from '#cms/storage/database/batched-deletes.ts';

/** Payload's key-value collection. */
const STORE = 'payload-kv';
const PREFIX = 'confirmation:';

/** The most confirmations to one mailbox a day (UTC): any visitor can type any address into a form. */
export const MOST_CONFIRMATIONS = 3;

/** Returns an address without the parts that most providers ignore: capitals, dots, a tag behind `+`. */
export function mailboxOf(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(emailKey(address.normalize('NFKC'))) ?? [];
  return `${name.replace(/\+.*$/s, '').replaceAll('.', '')}@${domain}`;
}

function dayPrefix(now: Date): string {
  return `${PREFIX}${now.toISOString().slice(0, 10)}:`;
}

/** Returns the keyed digest that stands for a mailbox in a key. */
function digestOf(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`confirmation ${mailboxOf(address)}`)
    .digest('hex');
}

/** Counts a confirmation to an address, by its keyed digest; false, and not counted, beyond the limit. */
export async function countConfirmation(req: PayloadRequest, address: string, now = new Date()): Promise<boolean> {
  const { db, secret } = req.payload;
  const key = `${dayPrefix(now)}${digestOf(address, secret)}:`;
  const { totalDocs } = await db.count({ collection: STORE, where: { key: { like: key } }, req });
  if (totalDocs >= MOST_CONFIRMATIONS) return false;
  // One row for each, so that concurrent ones don't wait for a lock.
  await db.create({ collection: STORE, data: { key: `${key}${randomUUID()}`, data: {} }, req });
  return true;
}

function countsOf(payload: Payload, address: string): Where {
  return { and: [{ key: { like: PREFIX } }, { key: { contains: `:${digestOf(address, payload.secret)}:` } }] };
}

/** Returns the days of the confirmations to the mailbox of an address, one for each confirmation. */
export async function confirmationDays(payload: Payload, address: string): Promise<readonly string[]> {
  const where = countsOf(payload, address);
  const { docs } = await payload.db.find<{ readonly key: string }>({ collection: STORE, where, pagination: false });
  return docs.map(({ key }) => key.slice(PREFIX.length).split(':')[0] ?? '').toSorted();
}

/** Deletes the counts of an address's mailbox. */
export async function forgetConfirmationsOf(payload: Payload, address: string): Promise<void> {
  await payload.db.deleteMany({ collection: STORE, where: countsOf(payload, address) });
}

/** Deletes the counts of earlier days. */
export async function forgetConfirmations(payload: Payload, now: Date): Promise<void> {
  const where = { and: [{ key: { like: PREFIX } }, { key: { less_than: dayPrefix(now) } }] };
  await deleteInBatches(payload, STORE, where);
}
