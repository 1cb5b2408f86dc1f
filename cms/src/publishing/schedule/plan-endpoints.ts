import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import { isTimeZone } from '@kontorwerk/contract/settings/time-zone';
import { addDataAndFileToRequest, createLocalReq, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { problem, readerLanguage } from '#cms/base/reader-language.ts';
import { answerError, answerJson, restrictToEditors, restrictToWriters } from '#cms/kit/http/admin-answers.ts';
import { isSitePage, PART_OF_SITE } from '#cms/kit/links/site-pages.ts';
import { lockJob } from '#cms/storage/database/row-locks.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import { invalidDraft } from './not-published.ts';
import { planProblem } from './plan-rules.ts';
import { findOnePlanned, findPlanned, openOf, PLANNABLE, type Planned, SCHEDULE_TASK } from './planned.ts';
import { rehearsePublishing } from './rehearse.ts';
import { shownPlans } from './shown-plans.ts';

const moment = v.nullish(
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  null,
);
const asked = v.object({
  collection: v.picklist(PLANNABLE),
  id: v.pipe(v.number(), v.safeInteger()),
  publish_at: moment,
  unpublish_at: moment,
  timezone: v.pipe(v.string(), v.check(isTimeZone)),
  /** The language of the form. */
  written_in: v.optional(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
});
type Asked = v.InferOutput<typeof asked>;

const UNREADABLE: LocalText = {
  en: 'These times can’t be read. Please choose them again.',
  de: 'Diese Zeiten sind nicht lesbar. Bitte wählen Sie sie neu.',
};
const GONE: LocalText = {
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
async function queuePlan({ i18n, payload, user }: PayloadRequest, plan: Asked): Promise<void> {
  const times = [
    ['publish', plan.publish_at],
    ['unpublish', plan.unpublish_at],
  ] as const;
  const doc = { relationTo: plan.collection, value: String(plan.id) };
  const by = user && { relationTo: 'users', value: user.id };
  await runInTransaction(payload, async (req) => {
    const open = await findPlanned(payload, { where: openOf(plan.collection, plan.id), limit: MOST_PLANNED, req });
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

const plan = restrictToEditors(async (req) => {
  await addDataAndFileToRequest(req);
  const read = v.safeParse(asked, req.data);
  if (!read.success) return answerError(400, problem(UNREADABLE, { req }));
  const { collection, id, publish_at: publishAt, unpublish_at: unpublishAt, written_in: locale } = read.output;
  const wrong = planProblem({ publishAt, unpublishAt }, databaseNow());
  if (wrong) return answerError(400, problem(wrong, { req }));
  const found = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true });
  if (!found) return answerError(404, problem(GONE, { req }));
  if (unpublishAt && 'page_key' in found && isSitePage(found)) return answerError(409, problem(PART_OF_SITE, { req }));
  const open = await findPlanned(req.payload, { where: openOf(collection, id), limit: MOST_PLANNED });
  if (open.length >= MOST_PLANNED) return answerError(409, problem(TOO_MANY, { req }));
  if (publishAt) {
    const own = await createLocalReq({ req: { i18n: req.i18n }, ...(req.user && { user: req.user }) }, req.payload);
    const invalid = await rehearsePublishing(own, { collection, id, locale });
    if (invalid) return answerError(400, `${problem(invalidDraft(locale), { req })} ${invalid}`);
  }
  await queuePlan(req, read.output);
  return list(req, collection, id);
});

async function list(req: PayloadRequest, collection: string, id: number): Promise<Response> {
  const planned = await findPlanned(req.payload, { where: openOf(collection, id), limit: MOST_PLANNED });
  return answerJson({ planned: await shownPlans(req, planned) });
}

const listed = v.object({
  collection: v.picklist(PLANNABLE),
  id: v.pipe(v.string(), v.digits(), v.transform(Number)),
});

const listPlanned = restrictToWriters(async (req) => {
  const read = v.safeParse(listed, req.query);
  if (!read.success) return answerError(404, problem(GONE, { req }));
  return list(req, read.output.collection, read.output.id);
});

/** The state of a job that is due now: failed ones are retried, waiting ones run at once. */
const FRESH = { completedAt: null, error: null, hasError: false, log: [], processing: false, totalTried: 0 };

/** Changes one plan in a transaction, unless it is running or done. */
function toOne(act: (req: PayloadRequest, plan: Planned) => Promise<unknown>): Endpoint['handler'] {
  return restrictToEditors(async (req) => {
    const id = Number(req.routeParams?.id);
    const changed = await runInTransaction(req.payload, async (within) => {
      if (!Number.isSafeInteger(id) || !(await lockJob(within, id))) return undefined;
      const found = await findOnePlanned(within.payload, id, within);
      if (found) await act(within, found);
      return found;
    });
    return changed ? list(req, changed.collection, changed.document) : answerError(409, problem(GONE, { req }));
  });
}

const cancel = toOne(({ payload, transactionID }, { id }) =>
  payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: id } }, req: { transactionID } }),
);
const tryAgain = toOne(async (req, { id, at }) => {
  const { payload, transactionID } = req;
  const { input } = await payload.findByID({ collection: 'payload-jobs', id, depth: 0, overrideAccess: true, req });
  const now = databaseNow().toISOString();
  const data = { ...FRESH, waitUntil: now, input: { ...(isRecord(input) && input), at, tried_again_at: now } };
  return payload.db.updateOne({ collection: 'payload-jobs', id, data, req: { transactionID } });
});

/** The endpoints that create, list, cancel and retry plans. For editors. */
export const planEndpoints: Endpoint[] = [
  { path: '/planned', method: 'post', handler: plan },
  { path: '/planned', method: 'get', handler: listPlanned },
  { path: '/planned/:id', method: 'delete', handler: cancel },
  { path: '/planned/:id/again', method: 'post', handler: tryAgain },
];
