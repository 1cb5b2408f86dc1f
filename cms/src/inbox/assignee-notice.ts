import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { CollectionAfterChangeHook, PayloadRequest, Where } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import type { MailKind } from '#cms/mail/mail-kinds.ts';
import { type JobFacts, STATES, stateOf } from '#cms/mail/outbox-state.ts';
import { MAIL_QUEUE } from '#cms/mail/queue.ts';
import { cancelJobs, WAITING } from '#cms/storage/jobs.ts';
import { INBOXES, type InboxName } from './inboxes.ts';

/** The time in which a corrected assignment isn't mailed again, in milliseconds. */
const DUPLICATE_MS = 5 * 60_000;

/** The most mails about one document that are read; with more assignments in that time, another mail is sent. */
const MAX_EXAMINED = 50;

/** A mail by its kind, document, assignee and assigning user. */
type NoticeKey = { readonly kind: MailKind; readonly about: number; readonly colleague: number; readonly by: number };

function matchInput(order: Partial<NoticeKey>): Where[] {
  return Object.entries(order).map(([name, value]) => ({ [`input.${name}`]: { equals: value } }));
}

/** Whether the same mail was sent just now, without an assignment by another user since. */
async function wasJustSent(req: PayloadRequest, { kind, about, colleague, by }: NoticeKey): Promise<boolean> {
  const since = new Date(Date.now() - DUPLICATE_MS).toISOString();
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [...matchInput({ kind, about }), { createdAt: { greater_than: since } }] },
    sort: '-createdAt',
    limit: MAX_EXAMINED,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return isDuplicateNotice(docs, { colleague, by });
}

/**
 * Queues the mail to a new assignee; none to users who assign themselves. A repeated assignment is mailed again, except
 * when the same user toggles it within minutes, with no other user's assignment in between.
 */
export function notifyAssignee(inbox: InboxName): CollectionAfterChangeHook {
  return async function queueAssigneeNotice({ doc, operation, previousDoc, req }) {
    const [now, before] = [doc, previousDoc].map((one) => getId(one?.assigned_to));
    if (operation !== 'update' || typeof now !== 'number' || now === before || now === req.user?.id) return;
    const mail = { kind: INBOXES[inbox].handedOn, about: doc.id, colleague: now };
    const order = req.user ? { ...mail, by: req.user.id } : null;
    if (order) await cancelJobs(req, { and: [...matchInput(order), ...WAITING] });
    if (order && (await wasJustSent(req, order))) return;
    const input = { ...(order ?? mail), language: readerLanguage(req.i18n) };
    await req.payload.jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input, req });
  };
}

function getId(user: unknown): unknown {
  return typeof user === 'object' && user !== null && 'id' in user ? user.id : (user ?? null);
}

/**
 * Whether a colleague already knows that this user assigned it to them: among the latest mails about it, newest first,
 * theirs was sent, and no later one is another user's.
 */
export function isDuplicateNotice(
  mails: readonly JobFacts[],
  { colleague, by }: { readonly colleague: number; readonly by: number },
): boolean {
  const decisive = mails.find(({ input }) => isRecord(input) && (input.by !== by || input.colleague === colleague));
  return (
    decisive !== undefined && isRecord(decisive.input) && decisive.input.by === by && stateOf(decisive) === STATES.sent
  );
}
