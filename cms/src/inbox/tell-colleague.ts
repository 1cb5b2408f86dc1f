import type { CollectionAfterChangeHook, PayloadRequest, Where } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import type { MailKind } from '#cms/mail/mail-kinds.ts';
import { MAIL_QUEUE } from '#cms/mail/queue.ts';
import { INBOXES, type InboxName } from './inboxes.ts';
import { isJustTold } from './just-told.ts';

/** The time in which a corrected assignment isn't mailed again, in milliseconds. */
const AT_ONCE_MS = 5 * 60_000;

/** The most mails about one document that are read; with more assignments in that time, another mail is sent. */
const MOST_LOOKED_AT = 50;

const COLLECTION = 'payload-jobs';

/** A mail by its kind, document, assignee and assigning user. */
type Order = { readonly kind: MailKind; readonly about: number; readonly colleague: number; readonly by: number };

function among(order: Partial<Order>): Where[] {
  return Object.entries(order).map(([name, value]) => ({ [`input.${name}`]: { equals: value } }));
}

/** Drops the same mail where it is still pending. */
async function takeBack(req: PayloadRequest, order: Order): Promise<void> {
  const isWaiting: Where[] = [
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { equals: false } },
  ];
  await req.payload.db.deleteMany({ collection: COLLECTION, where: { and: [...among(order), ...isWaiting] }, req });
}

/** Whether the same mail was sent just now, without an assignment by another user since. */
async function isTold(req: PayloadRequest, { kind, about, colleague, by }: Order): Promise<boolean> {
  const since = new Date(Date.now() - AT_ONCE_MS).toISOString();
  const { docs } = await req.payload.find({
    collection: COLLECTION,
    where: { and: [...among({ kind, about }), { createdAt: { greater_than: since } }] },
    sort: '-createdAt',
    limit: MOST_LOOKED_AT,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return isJustTold(docs, { colleague, by });
}

/**
 * Queues the mail to a new assignee; none to users who assign themselves. A repeated assignment is mailed again, except
 * when the same user toggles it within minutes, with no other user's assignment in between.
 */
export function tellColleague(inbox: InboxName): CollectionAfterChangeHook {
  return async ({ doc, operation, previousDoc, req }) => {
    const [now, before] = [doc, previousDoc].map((one) => idOf(one?.assigned_to));
    if (operation !== 'update' || typeof now !== 'number' || now === before || now === req.user?.id) return;
    const mail = { kind: INBOXES[inbox].handedOn, about: doc.id, colleague: now };
    const order = req.user ? { ...mail, by: req.user.id } : null;
    if (order) await takeBack(req, order);
    if (order && (await isTold(req, order))) return;
    const input = { ...(order ?? mail), language: readerLanguage(req.i18n) };
    await req.payload.jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input, req });
  };
}

function idOf(user: unknown): unknown {
  return typeof user === 'object' && user !== null && 'id' in user ? user.id : (user ?? null);
}
