import type { LocalText } from '@kontorwerk/contract/languages';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { rateLimits } from '#cms/base/rate-limits.ts';
import { problem } from '#cms/base/reader-language.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { answerError, answerJson, answerTooMany } from '#cms/kit/http/admin-answers.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { lockJob, retryJob } from '#cms/storage/jobs.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import type { FurtherWriters } from './mail-writers.ts';
import { seenDeliveries } from './outbox-access.ts';
import { passwordMailOf, passwordPause } from './password-mail.ts';
import { MAIL_QUEUE } from './queue.ts';
import { voidReason } from './void-reason.ts';

/** Each account's rate limit: thirty at once, as after an outage, then one a minute. Each is a mail to a visitor. */
const OF_ACCOUNT = getProcessSingleton('deliveries sent again', () =>
  rateLimits.limit('deliveries sent again', { burst: 30, intervalMs: 60_000, capacity: 1_000 }),
);

const TOO_MANY: LocalText = {
  en: 'You have sent many mails again. Please try this one in {seconds} seconds.',
  de: 'Sie haben viele Mails noch einmal gesendet. Bitte versuchen Sie es mit dieser in {seconds} Sekunden.',
};
const RUNNING: LocalText = {
  en: 'That didn’t work: perhaps it is being sent right now.',
  de: 'Das ging nicht: Vielleicht wird gerade gesendet.',
};
const PENDING: LocalText = {
  en: 'An e-mail with the newest link is waiting in the outbox already.',
  de: 'Eine E-Mail mit dem neuesten Link wartet schon im Ausgang.',
};
const SENDING: LocalText = { en: 'Sending …', de: 'Wird gesendet.' };
const PAUSED: LocalText = {
  en: 'It goes out in {seconds} seconds: this address has just got one.',
  de: 'Sie geht in {seconds} Sekunden hinaus: Diese Adresse hat gerade eine bekommen.',
};

/** Resets a job that failed or waits for a retry, so that it runs; recipients that it reached are skipped. */
async function tryAgain({ id, log }: PayloadJob, waitUntil: string | null, req: PayloadRequest): Promise<void> {
  const reached = (log ?? []).filter(({ state, taskSlug }) => state === 'succeeded' && taskSlug === 'inline');
  await retryJob(req, id, { waitUntil, log: reached });
}

/** Queues a finished delivery once more as a new job, to the recipients of today's rules. */
async function repeat({ input, taskSlug }: PayloadJob, waitUntil: string | null, req: PayloadRequest): Promise<void> {
  const data = { input, taskSlug, queue: MAIL_QUEUE, ...(waitUntil !== null && { waitUntil }) };
  await req.payload.db.create({ collection: 'payload-jobs', data, req });
}

async function findDelivery(req: PayloadRequest, id: number, seen: Where): Promise<PayloadJob | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, seen] },
    limit: 1,
    ...getReadOptions(req),
  });
  return docs[0];
}

/** Returns when a delivery may go out: null for now, `pending` if the same mail is queued already. */
async function pauseBefore(job: PayloadJob, req: PayloadRequest): Promise<string | 'pending' | null> {
  const account = passwordMailOf(job);
  if (account === null) return null;
  const pause = await passwordPause(account, req, job.completedAt ? undefined : job.id);
  if (pause === null || pause === 'pending') return pause;
  const own = job.waitUntil ? new Date(job.waitUntil) : null;
  // Asked for twice, it waits no longer.
  return (own && own > databaseNow() && own < pause ? own : pause).toISOString();
}

/** The outcome of a request: a refusal, or when the delivery goes out, null for now. */
type Outcome = { readonly refused: LocalText } | { readonly at: string | null };

async function sendOnceMore(asked: PayloadRequest, seen: Where, further: FurtherWriters): Promise<Outcome> {
  const id = Number(asked.routeParams?.id);
  const delivery = await findDelivery(asked, id, seen);
  if (!delivery) return { refused: RUNNING };
  const reason = await voidReason(asked.payload, delivery, further);
  if (reason) return { refused: reason };
  return runInTransaction(asked.payload, async (req) => {
    // A job that is running is being sent already.
    const job = (await lockJob(req, id)) && (await findDelivery(req, id, seen));
    if (!job) return { refused: RUNNING };
    const at = await pauseBefore(job, req);
    if (at === 'pending') return { refused: PENDING };
    await (job.completedAt ? repeat : tryAgain)(job, at, req);
    return { at };
  });
}

/** Returns the message about a delivery that goes out. */
function sendingMessage(at: string | null): LocalText {
  if (at === null) return SENDING;
  const seconds = String(Math.max(1, Math.ceil((Date.parse(at) - databaseNow().getTime()) / 1000)));
  return { en: PAUSED.en.replace('{seconds}', seconds), de: PAUSED.de.replace('{seconds}', seconds) };
}

/**
 * Sends a delivery of the outbox again, or now instead of later, for the roles that see it; says so if nothing would go
 * out.
 */
export function sendAgain(further: FurtherWriters): Omit<Endpoint, 'root'> {
  return {
    path: '/send-again/:id',
    method: 'post',
    async handler(req) {
      const { routeParams, user } = req;
      const seen = seenDeliveries(user);
      if (!user || !seen) return answerError(403, 'Forbidden');
      const { secondsToWait } = await rateLimits.count([OF_ACCOUNT, String(user.id)]);
      if (secondsToWait > 0) return answerTooMany(problem(TOO_MANY, { req }), secondsToWait);
      const outcome = await sendOnceMore(req, seen, further);
      if ('refused' in outcome) return answerError(409, problem(outcome.refused, { req }));
      await recordAction(req, 'sent_again', `payload-jobs/${Number(routeParams?.id)}`);
      return answerJson({ message: problem(sendingMessage(outcome.at), { req }) });
    },
  };
}
