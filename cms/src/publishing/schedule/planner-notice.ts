import type { Payload, Where } from 'payload';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { MAIL_QUEUE } from '#cms/mail/queue.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import { parsePlan } from './plan-jobs.ts';

/** A problem of a plan: it failed, for a reason, or was late. */
export type PlanIncident =
  | { readonly kind: 'plan_failed'; readonly problem: string }
  | { readonly kind: 'plan_late'; readonly problem?: undefined };

/**
 * Queues a mail to the planner, in their language. Once: the process may end before the queue has marked the plan as
 * done, and then it runs again.
 */
export function notifyPlanner(payload: Payload, job: PayloadJob, { kind, problem }: PlanIncident): Promise<void> {
  return runInTransaction(payload, async (req) => {
    const planned = parsePlan(job, databaseNow());
    if (!planned) return;
    const isTold: Where[] = [
      { 'input.kind': { equals: kind } },
      { 'input.about': { equals: job.id } },
      // A manual retry is reported again.
      { createdAt: { greater_than_equal: planned.due } },
    ];
    const { totalDocs } = await payload.count({
      collection: 'payload-jobs',
      where: { and: isTold },
      overrideAccess: true,
      req,
    });
    if (totalDocs > 0) return;
    const input = { kind, about: job.id, language: planned.language, ...(problem !== undefined && { problem }) };
    await payload.jobs.queue({ task: 'sendMail', queue: MAIL_QUEUE, input, req });
  });
}
