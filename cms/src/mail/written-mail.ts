import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { matchesRole } from '@kontorwerk/contract/slug';
import type { Payload } from 'payload';
import type { Application } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { readPublished } from '../wire/published.ts';
import { textIn } from '../wire/stored.ts';
import { type ComposedMail, composeMail } from './compose.ts';
import { mailAddress } from './mail-address.ts';
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts';
import { mailText, notificationRules, senderOf } from './mail-settings.ts';
import type { Values } from './placeholders.ts';
import { recipientsOf, type SubmissionFacts, servicesMeant } from './rules.ts';
import { accountValues, applicationValues, greeting, messageValues, saidBack } from './submission-values.ts';

/** Which mail it is: its kind, the id of what it tells of, and the language where that doesn't say it. */
export type MailOrder = { readonly kind: MailKind; readonly about: number; readonly language?: Language | null };

export type WrittenMail = ComposedMail & {
  readonly to: readonly string[];
  /** The name that it is sent under. */
  readonly from: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo: string | null;
};

/** Why there is nothing to send: what it would tell of was deleted or is over, or nobody is named to tell. */
export type NoMail = 'gone' | 'expired' | 'nobody';

const READ = { depth: 0, overrideAccess: true, disableErrors: true } as const;

async function write(payload: Payload, kind: MailKind, language: Language, values: Values, path: string) {
  const [text, sender] = await Promise.all([mailText(payload, kind, language), senderOf(payload, language)]);
  const link = `${settings.publicUrl}${path}`;
  return { ...composeMail(text, { ...values, brand: sender.brand, link }, sender, language), from: sender.brand };
}

async function notice(payload: Payload, kind: MailKind, facts: SubmissionFacts, values: Values, path: string) {
  const { rules, fallback } = await notificationRules(payload);
  const { addresses, language } = recipientsOf(facts, rules, fallback);
  if (addresses.length === 0) return 'nobody';
  const replyTo = mailAddress(values.email);
  return { ...(await write(payload, kind, language, values, path)), to: addresses, replyTo };
}

async function confirmation(payload: Payload, kind: MailKind, language: Language, values: Values) {
  const to = mailAddress(values.email);
  if (to === null) return 'nobody';
  const { fallback } = await notificationRules(payload);
  const said = saidBack(values);
  const mail = await write(payload, kind, language, { ...said, greeting: greeting(said, language) }, '');
  return { ...mail, to: [to], replyTo: fallback.addresses[0] ?? null };
}

/** The published jobs that an application names, in whatever language: their ids and offices. */
async function jobsOf(payload: Payload, { position }: Application): Promise<Pick<SubmissionFacts, 'jobs' | 'offices'>> {
  const published = await readPublished(payload, 'jobs');
  const named = published.filter(({ title }) =>
    LANGUAGES.some((language) => matchesRole(textIn(language, title), position ?? '')),
  );
  return { jobs: named.map(({ id }) => id), offices: named.flatMap(({ offices }) => offices) };
}

async function ofMessage(payload: Payload, { kind, about }: MailOrder): Promise<WrittenMail | NoMail> {
  const message = await payload.findByID({ collection: 'contact-messages', id: about, ...READ });
  if (!message) return 'gone';
  const values = messageValues(message);
  if (MAIL_KINDS[kind].to === 'visitor') return confirmation(payload, kind, message.language ?? 'en', values);
  const services = servicesMeant(message.department_label ?? '', message.department ?? '');
  const facts = {
    received: 'messages',
    topic: values.topic ?? '',
    person: values.person ?? '',
    services,
    offices: [],
    jobs: [],
  } as const;
  return notice(payload, kind, facts, values, `/admin/collections/contact-messages/${about}`);
}

async function ofApplication(payload: Payload, { kind, about }: MailOrder): Promise<WrittenMail | NoMail> {
  const application = await payload.findByID({ collection: 'applications', id: about, ...READ });
  if (!application) return 'gone';
  const values = applicationValues(application);
  if (MAIL_KINDS[kind].to === 'visitor') return confirmation(payload, kind, application.language ?? 'en', values);
  const jobs = await jobsOf(payload, application);
  const facts = {
    received: 'applications',
    topic: values.topic ?? '',
    person: values.person ?? '',
    services: [],
    ...jobs,
  } as const;
  return notice(payload, kind, facts, values, `/admin/collections/applications/${about}`);
}

async function ofAccount(payload: Payload, { kind, about, language }: MailOrder): Promise<WrittenMail | NoMail> {
  const user = await payload.findByID({ collection: 'users', id: about, showHiddenFields: true, ...READ });
  const to = mailAddress(user?.email);
  if (!user || to === null) return 'gone';
  const { resetPasswordToken: token, resetPasswordExpiration: expires } = user;
  if (!token || !expires || Date.parse(expires) < Date.now()) return 'expired';
  const mail = await write(payload, kind, language ?? 'en', accountValues(user), `/admin/reset/${token}`);
  return { ...mail, to: [to], replyTo: null };
}

/** Writes a mail as it is to be sent now, by the rules and texts of now; or tells why there is none. */
export function writtenMail(payload: Payload, order: MailOrder): Promise<WrittenMail | NoMail> {
  switch (MAIL_KINDS[order.kind].about) {
    case 'contact-messages':
      return ofMessage(payload, order);
    case 'applications':
      return ofApplication(payload, order);
    case 'users':
      return ofAccount(payload, order);
  }
}
