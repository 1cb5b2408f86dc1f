import type { Language, LocalText } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import { READER_LOCALES } from '#cms/base/reader-language.ts';
import { documentPath, findTrashed, titlesOf } from '#cms/kit/admin/document-titles.ts';
import { parseMailAddress } from '#cms/mail/mail-address.ts';
import type { Placeholder } from '#cms/mail/mail-kinds.ts';
import { readNotificationRules } from '#cms/mail/mail-settings.ts';
import { type FurtherWriters, fillMail, type MailWriter } from '#cms/mail/mail-writers.ts';
import { ORPHANED_PLAN_TEXTS } from '#cms/mail/plan-texts.ts';
import { accountValues } from '#cms/mail/submission-values.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import { type PlannedChange, parsePlan } from './plan-jobs.ts';
import { translateFailure } from './publish-failures.ts';

const READ = { depth: 0, overrideAccess: true, disableErrors: true } as const;

/** Writes the mail to the editor who planned it; if that account is gone, to the office's default recipients. */
const writePlanMail: MailWriter = async (payload, { kind, about, problem }) => {
  const job = await payload.findByID({ collection: 'payload-jobs', id: about, ...READ });
  const plan = job && parsePlan(job, databaseNow());
  // The plan was cancelled, or has succeeded since.
  if (!plan || (kind === 'plan_failed' && job.completedAt)) return 'gone';
  const user = plan.by === null ? null : await payload.findByID({ collection: 'users', id: plan.by, ...READ });
  const own = parseMailAddress(user?.email);
  const { addresses: to, language } =
    own === null ? (await readNotificationRules(payload)).fallback : { addresses: [own], language: plan.language };
  if (to.length === 0) return 'nobody';
  const outcome = { done: job.completedAt ?? new Date().toISOString(), problem: problem ?? '' };
  const values = {
    ...(await readPlanValues(payload, { ...plan, language }, outcome)),
    ...(user && accountValues(user)),
  };
  const isTrashed = await findTrashed(payload, [plan]);
  const path = `/admin${documentPath(plan, isTrashed(plan))}`;
  const orphaned = ORPHANED_PLAN_TEXTS[kind === 'plan_late' ? kind : 'plan_failed'][language];
  return { ...(await fillMail(payload, own === null ? orphaned : kind, language, values, path)), to, replyTo: null };
};

const ACTIONS = {
  publish: { en: 'published', de: 'veröffentlicht' },
  unpublish: { en: 'taken off the site', de: 'von der Website genommen' },
} as const satisfies Record<PlannedChange['type'], LocalText>;

/** Formats a moment in the editor's time zone, with the zone's name. */
function formatMoment(moment: string, timeZone: string, language: Language): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return `${new Intl.DateTimeFormat(READER_LOCALES[language], format).format(new Date(moment))} (${timeZone})`;
}

/** The result of a plan. */
type Outcome = { readonly done: string; readonly problem: string };

/** Returns a plan's values for its mail. */
async function readPlanValues(
  payload: Payload,
  plan: PlannedChange,
  { done, problem }: Outcome,
): Promise<Partial<Record<Placeholder, string>>> {
  const { language, timezone } = plan;
  const titleOf = await titlesOf(payload, [plan], language);
  return {
    action: ACTIONS[plan.type][language],
    title: titleOf(plan),
    time: formatMoment(plan.at, timezone, language),
    done: formatMoment(done, timezone, language),
    problem: translateFailure(problem)[language],
  };
}

/** The writers of mails about planned publishing, for the outbox. */
export const FURTHER_WRITERS: FurtherWriters = { 'payload-jobs': writePlanMail };
