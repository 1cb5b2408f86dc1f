import type { LocalText } from '@kontorwerk/contract/languages';
import type { Endpoint, PayloadRequest } from 'payload';
import { countedLimits } from '#cms/base/counted-limits.ts';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { processWide } from '#cms/base/process-wide.ts';
import { problem } from '#cms/base/reader-language.ts';
import { recordDone } from '#cms/kit/audit/record.ts';
import { answer, refusal, tooMany } from '#cms/kit/http/private-answers.ts';
import { inTransaction } from '#cms/storage/database/in-transaction.ts';
import { lockJob } from '#cms/storage/processes/lock-job.ts';
import { seenDeliveries } from './outbox-access.ts';
import { MAIL_QUEUE } from './queue.ts';

/** Each account's rate limit: thirty at once, as after an outage, then one a minute. Each is a mail to a visitor. */
const OF_ACCOUNT = processWide('deliveries sent again', () =>
  countedLimits.limit('deliveries sent again', { burst: 30, intervalMs: 60_000, capacity: 1_000 }),
);

const TOO_MANY: LocalText = {
  en: 'You have sent many mails again. Please try this one in {seconds} seconds.',
  de: 'Sie haben viele Mails noch einmal gesendet. Bitte versuchen Sie es mit dieser in {seconds} Sekunden.',
};

/** The state of a job that has yet to run. */
const FRESH = { completedAt: null, error: null, hasError: false, processing: false, totalTried: 0, waitUntil: null };

/** Resets a job that failed or waits for a retry, so that it runs now; recipients that it reached are skipped. */
async function tryNow({ id, log }: PayloadJob, req: PayloadRequest): Promise<void> {
  const reached = (log ?? []).filter(({ state, taskSlug }) => state === 'succeeded' && taskSlug === 'inline');
  await req.payload.db.updateOne({ collection: 'payload-jobs', id, data: { ...FRESH, log: reached }, req });
}

/** Queues a finished delivery once more as a new job, to the recipients of today's rules. */
async function repeat({ input, taskSlug }: PayloadJob, req: PayloadRequest): Promise<void> {
  const data = { input, taskSlug, queue: MAIL_QUEUE };
  await req.payload.db.create({ collection: 'payload-jobs', data, req });
}

/** Sends a delivery of the outbox again, or now instead of later. For the roles that see the outbox. */
export const sendAgain: Omit<Endpoint, 'root'> = {
  path: '/send-again/:id',
  method: 'post',
  async handler(asked) {
    const { payload, routeParams, user } = asked;
    const seen = seenDeliveries(user);
    if (!user || !seen) return refusal(403, 'Forbidden');
    const { secondsToWait } = await countedLimits.count([OF_ACCOUNT, String(user.id)]);
    if (secondsToWait > 0) return tooMany(problem(TOO_MANY, { req: asked }), secondsToWait);
    const id = Number(routeParams?.id);
    const isSent = await inTransaction(payload, async (req) => {
      // A job that is running is being sent already.
      if (!Number.isSafeInteger(id) || !(await lockJob(req, id))) return false;
      const { docs } = await payload.find({
        collection: 'payload-jobs',
        where: { and: [{ id: { equals: id } }, seen] },
        depth: 0,
        limit: 1,
        overrideAccess: true,
        req,
      });
      const [job] = docs;
      if (!job) return false;
      await (job.completedAt ? repeat(job, req) : tryNow(job, req));
      return true;
    });
    if (isSent) await recordDone(asked, 'sent_again', `payload-jobs/${id}`);
    return answer({ sent: isSent }, isSent ? 200 : 409);
  },
};
