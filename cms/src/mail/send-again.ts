import type { LocalText } from '@kontorwerk/contract/languages';
import type { Endpoint, PayloadRequest } from 'payload';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { rateLimits } from '#cms/base/rate-limits.ts';
import { problem } from '#cms/base/reader-language.ts';
import { hasRole } from '#cms/kit/access/roles.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { answerError, answerJson, answerTooMany } from '#cms/kit/http/admin-answers.ts';
import { lockJob } from '#cms/storage/database/row-locks.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { MAIL_QUEUE } from './queue.ts';

/** Each account's rate limit: thirty at once, as after an outage, then one a minute. Each is a mail to a visitor. */
const OF_ACCOUNT = getProcessSingleton('deliveries sent again', () =>
  rateLimits.limit('deliveries sent again', { burst: 30, intervalMs: 60_000, capacity: 1_000 }),
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
    if (!user || !hasRole(user, 'sales')) return answerError(403, 'Forbidden');
    const { secondsToWait } = await rateLimits.count([OF_ACCOUNT, String(user.id)]);
    if (secondsToWait > 0) return answerTooMany(problem(TOO_MANY, { req: asked }), secondsToWait);
    const id = Number(routeParams?.id);
    const isSent = await runInTransaction(payload, async (req) => {
      // A job that is running is being sent already.
      if (!Number.isSafeInteger(id) || !(await lockJob(req, id))) return false;
      const { docs } = await payload.find({
        collection: 'payload-jobs',
        where: { and: [{ id: { equals: id } }, { queue: { equals: MAIL_QUEUE } }] },
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
    if (isSent) await recordAction(asked, 'sent_again', `payload-jobs/${id}`);
    return answerJson({ sent: isSent }, isSent ? 200 : 409);
  },
};
