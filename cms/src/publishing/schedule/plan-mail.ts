import { mailAddress } from '#cms/mail/mail-address.ts';
import { notificationRules } from '#cms/mail/mail-settings.ts';
import { ORPHANED_PLAN_TEXTS } from '#cms/mail/plan-texts.ts';
import { accountValues } from '#cms/mail/submission-values.ts';
import { type FurtherWriters, fillMail, type MailWriter } from '#cms/mail/written-mail.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';
import { planValues } from './plan-values.ts';
import { plannedOf } from './planned.ts';

const READ = { depth: 0, overrideAccess: true, disableErrors: true } as const;

/** Writes the mail to the editor who planned it; if that account is gone, to the office's default recipients. */
const planMail: MailWriter = async (payload, { kind, about, problem }) => {
  const job = await payload.findByID({ collection: 'payload-jobs', id: about, ...READ });
  const plan = job && plannedOf(job, databaseNow());
  // The plan was cancelled, or has succeeded since.
  if (!plan || (kind === 'plan_failed' && job.completedAt)) return 'gone';
  const user = plan.by === null ? null : await payload.findByID({ collection: 'users', id: plan.by, ...READ });
  const own = mailAddress(user?.email);
  const { addresses: to, language } =
    own === null ? (await notificationRules(payload)).fallback : { addresses: [own], language: plan.language };
  if (to.length === 0) return 'nobody';
  const outcome = { done: job.completedAt ?? new Date().toISOString(), problem: problem ?? '' };
  const values = { ...(await planValues(payload, { ...plan, language }, outcome)), ...(user && accountValues(user)) };
  const path = `/admin/collections/${plan.collection}/${plan.document}`;
  const orphaned = ORPHANED_PLAN_TEXTS[kind === 'plan_late' ? kind : 'plan_failed'][language];
  return { ...(await fillMail(payload, own === null ? orphaned : kind, language, values, path)), to, replyTo: null };
};

/** The writers of mails about planned publishing, for the outbox. */
export const FURTHER_WRITERS: FurtherWriters = { 'payload-jobs': planMail };
