import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import { isTimeZone } from '@kontorwerk/contract/settings/time-zone';
import { addDataAndFileToRequest, createLocalReq, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { problem, readerLanguage } from '#cms/base/reader-language.ts';
import { answerError, answerJson, restrictToEditors, restrictToWriters } from '#cms/kit/http/admin-answers.ts';
import { isSitePage, PART_OF_SITE } from '#cms/kit/links/site-pages.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { cancelJobs, lockJob, retryJob } from '#cms/storage/jobs.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import { dryRunPublishing } from './dry-run.ts';
import { describePlans } from './plan-entries.ts';
import { findPlan, findPlans, matchOpenPlans, PLANNABLE, type PlannedChange, SCHEDULE_TASK } from './plan-jobs.ts';
import { findPlanProblem } from './plan-rules.ts';
import { describeInvalidDraft } from './publish-failures.ts';

const momentSchema = v.nullish(
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  null,
);
const planSchema = v.object({
  collection: v.picklist(PLANNABLE),
  id: v.pipe(v.number(), v.safeInteger()),
  publish_at: momentSchema,
  unpublish_at: momentSchema,
  timezone: v.pipe(v.string(), v.check(isTimeZone)),
  /** The language of the form. */
  written_in: v.optional(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
});
type PlanBody = v.InferOutput<typeof planSchema>;

const UNREADABLE: LocalText = {
  en: 'These times can’t be read. Please choose them again.',
  de: 'Diese Zeiten sind nicht lesbar. Bitte wählen Sie sie neu.',
};
const DONE: LocalText = {
  en: 'There is nothing to plan here, or it has already been done.',
  de: 'Hier gibt es nichts zu planen, oder es ist schon geschehen.',
};
const TOO_MANY: LocalText = {
  en: 'Too much is planned for this document already. Please cancel something first.',
  de: 'Für dieses Dokument ist schon zu viel geplant. Bitte nehmen Sie zuerst etwas zurück.',
};

/** More for one document is an accident. */
const MOST_PLANNED = 20;

/**
 * Queues both or neither, without duplicates of pending ones. The document's id is a text, as in Payload's own plans.
 */
async function queuePlan({ i18n, payload, user }: PayloadRequest, plan: PlanBody): Promise<void> {
  const times = [
    ['publish', plan.publish_at],
    ['unpublish', plan.unpublish_at],
  ] as const;
  const doc = { relationTo: plan.collection, value: String(plan.id) };
  const by = user && { relationTo: 'users', value: user.id };
  await runInTransaction(payload, async (req) => {
    const open = await findPlans(payload, {
      where: matchOpenPlans(plan.collection, plan.id),
      limit: MOST_PLANNED,
      req,
    });
    for (const [type, at] of times) {
      const isThere = open.some(
        (one) => one.type === type && one.state !== 'failed' && Date.parse(one.at) === at?.getTime(),
      );
      if (!at || isThere) continue;
      const data = {
        taskSlug: SCHEDULE_TASK,
        queue: 'default',
        input: {
          ...{ type, doc, user: by, language: readerLanguage(i18n), timezone: plan.timezone, at: at.toISOString() },
          written_in: plan.written_in,
        },
        waitUntil: at.toISOString(),
      };
      await payload.db.create({ collection: 'payload-jobs', data, req });
    }
  });
}

const createPlan = restrictToEditors(async (req) => {
  await addDataAndFileToRequest(req);
  const read = v.safeParse(planSchema, req.data);
  if (!read.success) return answerError(400, problem(UNREADABLE, { req }));
  const { collection, id, publish_at: publishAt, unpublish_at: unpublishAt, written_in: locale } = read.output;
  const wrong = findPlanProblem({ publishAt, unpublishAt }, databaseNow());
  if (wrong) return answerError(400, problem(wrong, { req }));
  const found = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true });
  if (!found) return answerError(404, problem(DONE, { req }));
  if (unpublishAt && 'page_key' in found && isSitePage(found)) return answerError(409, problem(PART_OF_SITE, { req }));
  const open = await findPlans(req.payload, { where: matchOpenPlans(collection, id), limit: MOST_PLANNED });
  if (open.length >= MOST_PLANNED) return answerError(409, problem(TOO_MANY, { req }));
  if (publishAt) {
    const own = await createLocalReq({ req: { i18n: req.i18n }, ...(req.user && { user: req.user }) }, req.payload);
    const invalid = await dryRunPublishing(own, { collection, id, locale });
    if (invalid) return answerError(400, `${problem(describeInvalidDraft(locale), { req })} ${invalid}`);
  }
  await queuePlan(req, read.output);
  return answerPlans(req, collection, id);
});

async function answerPlans(req: PayloadRequest, collection: string, id: number): Promise<Response> {
  const planned = await findPlans(req.payload, { where: matchOpenPlans(collection, id), limit: MOST_PLANNED });
  return answerJson({ planned: await describePlans(req, planned) });
}

const listQuerySchema = v.object({
  collection: v.picklist(PLANNABLE),
  id: v.pipe(v.string(), v.digits(), v.transform(Number)),
});

const listPlanned = restrictToWriters(async (req) => {
  const read = v.safeParse(listQuerySchema, req.query);
  if (!read.success) return answerError(404, problem(DONE, { req }));
  return answerPlans(req, read.output.collection, read.output.id);
});

/** Changes one plan in a transaction, unless it is running or done. */
function makePlanAction(act: (req: PayloadRequest, plan: PlannedChange) => Promise<unknown>): Endpoint['handler'] {
  return restrictToEditors(async (req) => {
    const id = Number(req.routeParams?.id);
    const changed = await runInTransaction(req.payload, async (within) => {
      if (!Number.isSafeInteger(id) || !(await lockJob(within, id))) return undefined;
      const found = await findPlan(within.payload, id, within);
      if (found) await act(within, found);
      return found;
    });
    return changed ? answerPlans(req, changed.collection, changed.document) : answerError(409, problem(DONE, { req }));
  });
}

const cancel = makePlanAction((req, { id }) => cancelJobs(req, { id: { equals: id } }));
/** Retries a failed plan, and carries out a pending one at once. */
const retry = makePlanAction(async (req, { id, at }) => {
  const { input } = await req.payload.findByID({ collection: 'payload-jobs', id, depth: 0, overrideAccess: true, req });
  const now = databaseNow().toISOString();
  const again = { ...(isRecord(input) && input), at, tried_again_at: now };
  return retryJob(req, id, { waitUntil: now, log: [], input: again });
});

/** The endpoints that create, list, cancel and retry plans. For editors. */
export const planEndpoints: Endpoint[] = [
  { path: '/planned', method: 'post', handler: createPlan },
  { path: '/planned', method: 'get', handler: listPlanned },
  { path: '/planned/:id', method: 'delete', handler: cancel },
  { path: '/planned/:id/again', method: 'post', handler: retry },
];
