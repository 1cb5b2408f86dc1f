import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import type { CollectionAfterDeleteHook, Payload, PayloadRequest, Where } from 'payload';
import * as v from 'valibot';
import type { PayloadJob } from '#cms/base/payload-types.ts';
import { lastProblem } from '#cms/mail/outbox-state.ts';
import { cancelJobs } from '#cms/storage/jobs.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';

/** The name of Payload's own task, which this one replaces. */
export const SCHEDULE_TASK = 'schedulePublish';

/** The collections whose documents can be scheduled. */
export const PLANNABLE = ['pages', 'projects', 'posts', 'jobs'] as const;
export type Plannable = (typeof PLANNABLE)[number];

const inputSchema = v.object({
  type: v.optional(v.picklist(['publish', 'unpublish']), 'publish'),
  doc: v.object({
    relationTo: v.picklist(PLANNABLE),
    value: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  }),
  user: v.nullish(v.object({ value: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) })),
  language: v.optional(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  timezone: v.optional(v.string(), AGENCY_TIME_ZONE),
  /** The planned time: the queue only stores the next try's. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  tried_again_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** The state of a plan; `planned` needs no attention. */
export type PlanState = 'planned' | 'running' | 'overdue' | 'failed';

/** A document's planned change. */
export type PlannedChange = {
  readonly id: number;
  readonly type: 'publish' | 'unpublish';
  readonly collection: Plannable;
  readonly document: number;
  readonly at: string;
  /** Its time, or that of the last manual retry. */
  readonly due: string;
  /** The account that planned it. */
  readonly by: number | null;
  /** The language and time zone of that account then. */
  readonly language: Language;
  readonly timezone: string;
  readonly state: PlanState;
  /** The error of a failed plan. */
  readonly problem: LocalText | string;
};

/** The runner polls every other second; this late, something blocks it. */
const OVERDUE_MS = 60_000;

/** Returns the state of a plan. */
export function getPlanState(
  { hasError, processing, waitUntil }: Pick<PayloadJob, 'hasError' | 'processing' | 'waitUntil'>,
  now: Date,
): PlanState {
  if (hasError) return 'failed';
  if (processing) return 'running';
  return waitUntil && now.getTime() - Date.parse(waitUntil) > OVERDUE_MS ? 'overdue' : 'planned';
}

/** Parses the plan of a job; null when it can't be read. */
export function parsePlan(job: PayloadJob, now: Date): PlannedChange | null {
  const read = v.safeParse(inputSchema, job.input);
  if (!read.success) return null;
  const { type, doc, user, language, timezone } = read.output;
  const at = read.output.at ?? job.waitUntil ?? job.createdAt;
  return {
    id: job.id,
    type,
    collection: doc.relationTo,
    document: doc.value,
    at,
    due: read.output.tried_again_at ?? at,
    by: user?.value ?? null,
    language,
    timezone,
    state: getPlanState(job, now),
    problem: lastProblem(job),
  };
}

/** Matches plans that are pending or failed. */
const OPEN: Where = { and: [{ taskSlug: { equals: SCHEDULE_TASK } }, { completedAt: { exists: false } }] };

/** Matches the pending or failed plans of one document. */
export function matchOpenPlans(collection: string, id: number | string): Where {
  const isIts = { 'input.doc.relationTo': { equals: collection }, 'input.doc.value': { equals: String(id) } };
  return { and: [OPEN, isIts] };
}

type PlanQuery = {
  readonly where?: Where;
  readonly limit: number;
  /** The request whose transaction is used. */
  readonly req?: PayloadRequest;
};

/** Returns pending and failed plans, the earliest first; at most `limit`. */
export async function findPlans(
  payload: Payload,
  { where = OPEN, limit, req }: PlanQuery,
): Promise<readonly PlannedChange[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where,
    sort: 'waitUntil',
    limit,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(req && { req }),
  });
  const now = databaseNow();
  return docs.flatMap((job) => parsePlan(job, now) ?? []);
}

/** Returns one of them; undefined when it is done or missing. */
export async function findPlan(payload: Payload, id: number, req?: PayloadRequest): Promise<PlannedChange | undefined> {
  const [found] = await findPlans(payload, {
    where: { and: [OPEN, { id: { equals: id } }] },
    limit: 1,
    ...(req && { req }),
  });
  return found;
}

/**
 * Cancels the plans of a deleted document. Those of one in the trash stay: they count again once it is restored, and fail
 * if they are due before.
 */
export const cancelPlansOfDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  cancelJobs(req, matchOpenPlans(collection.slug, id));
