import { DEFAULT_LANGUAGE, LANGUAGES } from '@kontorwerk/contract/languages';
import { getLocalI18n, JobCancelledError, type PayloadRequest, type TaskConfig, ValidationError } from 'payload';
import type { PayloadJob, TaskSchedulePublish } from '#cms/base/payload-types.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import { MOST_RETRIES, toAttemptError } from './attempt-error.ts';
import { PLANNABLE, parsePlan, SCHEDULE_TASK } from './plan-jobs.ts';
import { notifyPlanner } from './planner-notice.ts';
import { describeInvalidDraft, FAILURE_REASONS, formatInvalidFields } from './publish-failures.ts';

type Input = TaskSchedulePublish['input'];

/** Returns the planner as the acting user, whose permissions apply. */
async function findPlanner({ user }: Input, { payload }: PayloadRequest) {
  const value = typeof user?.value === 'object' ? user.value.id : user?.value;
  if (value === undefined) return null;
  return payload.findByID({ collection: 'users', id: value, depth: 0, disableErrors: true, overrideAccess: true });
}

/** A delay beyond which the planner gets a mail, in milliseconds. */
const LATE_MS = 5 * 60_000;

async function runPlan(input: Input, req: PayloadRequest): Promise<void> {
  const { doc, language, locale, type, written_in: writtenIn } = input;
  if (!doc) throw new JobCancelledError(FAILURE_REASONS.gone.en);
  const user = await findPlanner(input, req);
  if (!user) throw new JobCancelledError(FAILURE_REASONS.nobody.en);
  const id = typeof doc.value === 'object' ? doc.value.id : Number(doc.value);
  const collection = doc.relationTo;
  const found = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true });
  if (!found) throw new JobCancelledError(FAILURE_REASONS.gone.en);
  await req.payload.update({
    collection,
    id,
    data: { _status: type === 'unpublish' ? 'draft' : 'published' },
    depth: 0,
    overrideAccess: false,
    // As in the form of the plan, nothing is required of the other language.
    locale: writtenIn ?? DEFAULT_LANGUAGE,
    user: { ...user, collection: 'users' },
    // Validation errors in the planner's language.
    ...(language && { req: { i18n: await getLocalI18n({ config: req.payload.config, language }) } }),
    ...(type !== 'unpublish' && locale && { publishSpecificLocale: locale }),
  });
}

/** Carries out a plan; where the draft isn't valid, the error names its language. */
async function runPlanNamingLanguage(input: Input, req: PayloadRequest): Promise<void> {
  try {
    await runPlan(input, req);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new JobCancelledError(
      `${describeInvalidDraft(input.written_in ?? DEFAULT_LANGUAGE).en} ${formatInvalidFields(error)}`,
    );
  }
}

/** Reports that a plan was carried out much too late; a failing report doesn't undo it. */
async function reportDelay({ payload }: PayloadRequest, job: PayloadJob): Promise<void> {
  const now = databaseNow();
  const plan = parsePlan(job, now);
  if (!plan || now.getTime() - Date.parse(plan.due) < LATE_MS) return;
  await notifyPlanner(payload, job, { kind: 'plan_late' }).catch((err: unknown) =>
    payload.logger.error({ err }, `Plan ${job.id} was carried out late, and nobody could be told.`),
  );
}

/**
 * Publishes or unpublishes a document at the planned time. Replaces Payload's own task, whose dialog preselects
 * unpublishing, doesn't predict failures, and accepts times in the past.
 */
export const scheduleTask: TaskConfig<'schedulePublish'> = {
  slug: SCHEDULE_TASK,
  inputSchema: [
    { name: 'type', type: 'radio', defaultValue: 'publish', options: ['publish', 'unpublish'] },
    { name: 'locale', type: 'text' },
    { name: 'doc', type: 'relationship', relationTo: [...PLANNABLE] },
    { name: 'user', type: 'relationship', relationTo: ['users'] },
    { name: 'language', type: 'select', options: [...LANGUAGES] },
    { name: 'written_in', type: 'select', options: [...LANGUAGES] },
  ],
  retries: { attempts: MOST_RETRIES, backoff: { type: 'fixed', delay: 5000 } },
  async handler({ input, job, req }) {
    try {
      await runPlanNamingLanguage(input, req);
    } catch (error) {
      throw await toAttemptError(error, {
        tried: job.totalTried ?? 0,
        tell: (problem) => notifyPlanner(req.payload, job, { kind: 'plan_failed', problem }),
        log: (err, words) => req.payload.logger.error({ err }, `Plan ${job.id} ${words}`),
      });
    }
    await reportDelay(req, job);
    return { output: {} };
  },
};
