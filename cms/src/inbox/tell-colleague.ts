import type { CollectionAfterChangeHook, PayloadRequest, Where } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import type { MailKind } from '#cms/mail/mail-kinds.ts';
import { MAIL_QUEUE } from '#cms/mail/queue.ts';
import { INBOXES, type InboxName } from './inboxes.ts';
import { isJustTold } from './just-told.ts';

/** Who corrects themselves so soon has told the colleague already, in milliseconds. */
const AT_ONCE_MS = 5 * 60_000;

/** Nobody hands one thing on so often in that time; who does is told once more. */
const MOST_LOOKED_AT = 50;

const COLLECTION = 'payload-jobs';

/** Which mail it is: about what, to whom, and who hands it on. */
type Order = { readonly kind: MailKind; readonly about: number; readonly colleague: number; readonly by: number };

function among(order: Partial<Order>): Where[] {
  return Object.entries(order).map(([name, value]) => ({ [`input.${name}`]: { equals: value } }));
}

/** Takes back what has yet to go out of the same mail. */
async function takeBack(req: PayloadRequest, order: Order): Promise<void> {
  const isWaiting: Where[] = [
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { processing: { equals: false } },
  ];
  await req.payload.db.deleteMany({ collection: COLLECTION, where: { and: [...among(order), ...isWaiting] }, req });
}

/** Tells whether the same mail went out just now, and nobody else has handed it on since. */
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
 * Puts into the outbox what a colleague is told whom something is handed to; who takes it is told nothing. Whoever gets it
 * again is told again, as somebody had it in between; not when one person hands it to and fro within minutes, and nobody else did.
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
