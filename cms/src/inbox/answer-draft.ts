import type { Language } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import type { PayloadRequest } from 'payload';
import type { Application, ContactMessage } from '#cms/base/payload-types.ts';
import { colleagueName } from '#cms/kit/access/account-names.ts';
import { fillTemplate } from '#cms/mail/compose.ts';
import { parseMailAddress } from '#cms/mail/mail-address.ts';
import type { MailKind } from '#cms/mail/mail-kinds.ts';
import { readMailSender, readMailText } from '#cms/mail/mail-settings.ts';
import { applicationValues, formatGreeting, messageValues } from '#cms/mail/submission-values.ts';

/** The draft of an answer, in the visitor's language. */
export type AnswerDraft = {
  readonly to: string | null;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
};

const QUOTE_HEADS = {
  en: (day: string) => `On ${day} you wrote:`,
  de: (day: string) => `Am ${day} schrieben Sie:`,
} as const satisfies Record<Language, (day: string) => string>;

/** The date formats of quotes, by language. */
const DATE_FORMATS = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: AGENCY_TIME_ZONE }),
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: AGENCY_TIME_ZONE }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** Quotes a visitor's message as mail programs do. */
function quoteMessage(message: string, at: string, language: Language): string {
  if (message === '') return '';
  const day = DATE_FORMATS[language].format(new Date(at));
  return [QUOTE_HEADS[language](day), ...message.split(/\r\n?|\n/).map((line) => `> ${line}`)].join('\n');
}

/** Fills in the editors' template of an answer. */
export async function makeAnswerDraft(
  { payload, user }: PayloadRequest,
  kind: MailKind,
  sent: Application | ContactMessage,
): Promise<AnswerDraft> {
  const language = sent.language ?? 'en';
  const [template, { brand }] = await Promise.all([
    readMailText(payload, kind, language),
    readMailSender(payload, language),
  ]);
  const known = 'full_name' in sent ? applicationValues(sent) : messageValues(sent);
  const values = {
    ...known,
    brand,
    author: user ? colleagueName(user) : '',
    greeting: formatGreeting(known, language),
    quote: quoteMessage(known.message ?? '', sent.createdAt, language),
  };
  return { to: parseMailAddress(sent.email), language, ...fillTemplate(template, values) };
}
