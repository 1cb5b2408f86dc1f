import type { Language } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import type { Application, User } from '#cms/base/payload-types.ts';
import { settings } from '#cms/base/settings.ts';
import { findOpenJobs } from '#cms/content/job-lookup.ts';
import { readText } from '#cms/kit/stored-values.ts';
import { ACCOUNT_CHANGES, type AccountChange } from './account-changes.ts';
import { type ComposedMail, composeMail, composeWritten } from './compose.ts';
import { unsealAddress } from './former-address.ts';
import { parseMailAddress } from './mail-address.ts';
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts';
import { readMailSender, readMailText, readNotificationRules } from './mail-settings.ts';
import type { Values } from './placeholders.ts';
import { matchServices, type Recipients, recipientsOf, type SubmissionFacts } from './rules.ts';
import { findSiteWords } from './site-words.ts';
import type { MailText } from './standard-texts.ts';
import {
  accountValues,
  applicationValues,
  CHOSEN_FIELDS,
  formatGreeting,
  messageValues,
  pickRepeatable,
} from './submission-values.ts';

/** A mail to write: its kind, the id of its subject, and the language where the subject doesn't say it. */
export type MailOrder = {
  readonly kind: MailKind;
  readonly about: number;
  readonly language?: Language | null;
  /** The id of the answer that it sends. */
  readonly answer?: number | null;
  /** The id of the colleague who got something assigned. */
  readonly colleague?: number | null;
  /** The error that it reports. */
  readonly problem?: string | null;
  /** The changes of an account, the id of the account that made them, and the sealed former address. */
  readonly changes?: readonly AccountChange[] | null;
  readonly by?: number | null;
  readonly former_address?: string | null;
};

export type PreparedMail = ComposedMail & {
  readonly to: readonly string[];
  /** The sender's name. */
  readonly from: string;
  /** The Reply-To address, if not the sender. */
  readonly replyTo: string | null;
  /** The ids that place it in the correspondent's thread, if known. */
  readonly thread?: { readonly messageId: string; readonly references: string };
};

/** Reasons to send nothing: the subject was deleted or is over, or there is no recipient. */
export type NoMail = 'gone' | 'expired' | 'nobody';

const READ = { depth: 0, overrideAccess: true, disableErrors: true } as const;

/**
 * Fills in a mail's text.
 *
 * @param words the text, or the kind of mail whose text the editors wrote
 * @param path the admin path of the mail's link
 */
export async function fillMail(
  payload: Payload,
  words: MailKind | MailText,
  language: Language,
  values: Values,
  path: string,
) {
  const [text, sender] = await Promise.all([
    typeof words === 'string' ? readMailText(payload, words, language) : words,
    readMailSender(payload, language),
  ]);
  const link = `${settings.publicUrl}${path}`;
  return { ...composeMail(text, { ...values, brand: sender.brand, link }, sender, language), from: sender.brand };
}

/** Returns the office's recipients, who also get the replies to an answer. */
async function officeRecipients(payload: Payload, facts: SubmissionFacts): Promise<Recipients> {
  const { rules, fallback } = await readNotificationRules(payload);
  return recipientsOf(facts, rules, fallback);
}

async function noticeMail(payload: Payload, kind: MailKind, facts: SubmissionFacts, values: Values, path: string) {
  const { addresses, language } = await officeRecipients(payload, facts);
  if (addresses.length === 0) return 'nobody';
  const replyTo = parseMailAddress(values.email);
  return { ...(await fillMail(payload, kind, language, values, path)), to: addresses, replyTo };
}

async function confirmationMail(payload: Payload, kind: MailKind, language: Language, values: Values) {
  const to = parseMailAddress(values.email);
  if (to === null) return 'nobody';
  const { fallback } = await readNotificationRules(payload);
  const said = pickRepeatable(
    values,
    await findSiteWords(
      payload,
      language,
      CHOSEN_FIELDS.flatMap((name) => values[name] ?? []),
    ),
  );
  const mail = await fillMail(payload, kind, language, { ...said, greeting: formatGreeting(said, language) }, '');
  return { ...mail, to: [to], replyTo: fallback.addresses[0] ?? null };
}

/** Returns the mail of a colleague's answer, as written. */
async function answerMail(payload: Payload, id: number | null | undefined, facts: SubmissionFacts) {
  const answer = typeof id === 'number' && (await payload.findByID({ collection: 'inbox-answers', id, ...READ }));
  if (!answer) return 'gone';
  const [sender, { addresses }] = await Promise.all([
    readMailSender(payload, answer.language),
    officeRecipients(payload, facts),
  ]);
  return {
    ...composeWritten(answer, sender, answer.language),
    to: [answer.to],
    from: sender.brand,
    replyTo: addresses[0] ?? null,
    thread: { messageId: answer.mail_id, references: answer.references ?? '' },
  };
}

/** Returns the mail to the colleague who got something assigned; `gone` when it was reassigned since. */
async function assignmentMail(
  payload: Payload,
  { kind, language, colleague }: MailOrder,
  { assigned_to }: Pick<Application, 'assigned_to'>,
  values: Values,
  path: string,
) {
  const id = typeof assigned_to === 'object' ? assigned_to?.id : assigned_to;
  if (typeof colleague === 'number' && colleague !== id) return 'gone';
  const user = id === undefined ? null : await payload.findByID({ collection: 'users', id, ...READ });
  const to = parseMailAddress(user?.email);
  if (!user || to === null) return 'gone';
  const mail = await fillMail(payload, kind, language ?? 'en', { ...values, ...accountValues(user) }, path);
  return { ...mail, to: [to], replyTo: null };
}

async function messageMail(payload: Payload, order: MailOrder): Promise<PreparedMail | NoMail> {
  const { kind, about } = order;
  const message = await payload.findByID({ collection: 'contact-messages', id: about, ...READ });
  if (!message) return 'gone';
  const values = messageValues(message);
  const path = `/admin/collections/contact-messages/${about}`;
  if (MAIL_KINDS[kind].to === 'visitor') return confirmationMail(payload, kind, message.language ?? 'en', values);
  if (MAIL_KINDS[kind].to === 'colleague') return assignmentMail(payload, order, message, values, path);
  const services = matchServices(message.department_label ?? '', message.department ?? '');
  const facts = {
    received: 'messages',
    topic: values.topic ?? '',
    person: values.person ?? '',
    services,
    offices: [],
    jobs: [],
  } as const;
  if (MAIL_KINDS[kind].to === 'correspondent') return answerMail(payload, order.answer, facts);
  return noticeMail(payload, kind, facts, values, path);
}

async function applicationMail(payload: Payload, order: MailOrder): Promise<PreparedMail | NoMail> {
  const { kind, about } = order;
  const application = await payload.findByID({ collection: 'applications', id: about, ...READ });
  if (!application) return 'gone';
  const values = applicationValues(application);
  const path = `/admin/collections/applications/${about}`;
  if (MAIL_KINDS[kind].to === 'visitor') return confirmationMail(payload, kind, application.language ?? 'en', values);
  if (MAIL_KINDS[kind].to === 'colleague') return assignmentMail(payload, order, application, values, path);
  const named = await findOpenJobs(application.position);
  const facts = {
    received: 'applications',
    topic: values.topic ?? '',
    person: values.person ?? '',
    services: [],
    jobs: named.map(({ id }) => id),
    offices: named.flatMap(({ offices }) => offices.map(readText)),
  } as const;
  if (MAIL_KINDS[kind].to === 'correspondent') return answerMail(payload, order.answer, facts);
  return noticeMail(payload, kind, facts, values, path);
}

/** Returns the mail to an account's owner about its changes, sent to the former address too. */
async function accountChangeMail(payload: Payload, order: MailOrder, user: User): Promise<PreparedMail | NoMail> {
  const { kind, by, changes, former_address } = order;
  const language = order.language ?? 'en';
  const author = typeof by === 'number' ? await payload.findByID({ collection: 'users', id: by, ...READ }) : null;
  const values = {
    ...accountValues(user),
    changes: (changes ?? []).map((change) => ACCOUNT_CHANGES[change][language]).join('\n'),
    author: (author && accountValues(author).name) ?? '',
  };
  const addresses = [user.email, unsealAddress(former_address, payload.secret)].map(parseMailAddress);
  const to = [...new Set(addresses.filter((address) => address !== null))];
  if (to.length === 0) return 'gone';
  return { ...(await fillMail(payload, kind, language, values, '/admin/forgot')), to, replyTo: null };
}

async function accountMail(payload: Payload, order: MailOrder): Promise<PreparedMail | NoMail> {
  const { kind, about, language } = order;
  const user = await payload.findByID({ collection: 'users', id: about, showHiddenFields: true, ...READ });
  const to = parseMailAddress(user?.email);
  if (!user || to === null) return 'gone';
  if (kind === 'account_changed') return accountChangeMail(payload, order, user);
  const { resetPasswordToken: token, resetPasswordExpiration: expires } = user;
  // The account was changed since.
  if (!token || !expires) return 'gone';
  if (Date.parse(expires) < Date.now()) return 'expired';
  const mail = await fillMail(payload, kind, language ?? 'en', accountValues(user), `/admin/reset/${token}`);
  return { ...mail, to: [to], replyTo: null };
}

/** Writes a mail about a document, or returns why there is none. */
export type MailWriter = (payload: Payload, order: MailOrder) => Promise<PreparedMail | NoMail>;

type Subject = (typeof MAIL_KINDS)[MailKind]['about'];

/** The writers of mails about other features' subjects, by the subject's collection. */
export type FurtherWriters = { readonly 'payload-jobs': MailWriter };

const WRITERS = {
  'contact-messages': messageMail,
  applications: applicationMail,
  users: accountMail,
} as const satisfies Record<Exclude<Subject, keyof FurtherWriters>, MailWriter>;

/** Writes a mail by the current rules and texts, or returns why there is none. */
export function writeMail(payload: Payload, order: MailOrder, further: FurtherWriters): Promise<PreparedMail | NoMail> {
  return { ...WRITERS, ...further }[MAIL_KINDS[order.kind].about](payload, order);
}
