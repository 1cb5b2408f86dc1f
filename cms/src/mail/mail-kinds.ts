import type { LocalText } from '@kontorwerk/contract/languages';

/** A text that is the same in both languages. */
function same(text: string): LocalText {
  return { en: text, de: text };
}

/** The placeholders of mail texts, with their sample values in previews. */
export const PLACEHOLDERS = {
  action: { en: 'published', de: 'veröffentlicht' },
  author: same('Grace Hopper'),
  brand: same('Kontorwerk'),
  changes: { en: 'A new password was set.', de: 'Ein neues Passwort wurde gesetzt.' },
  company: same('Analytical Engines'),
  done: { en: '1 Dec 2026, 11:02 (Europe/Berlin)', de: '01.12.2026, 11:02 (Europe/Berlin)' },
  email: same('ada@example.com'),
  first_name: same('Ada'),
  full_name: same('Ada Lovelace'),
  greeting: { en: 'Hello Ada', de: 'Guten Tag Ada Lovelace' },
  last_name: same('Lovelace'),
  link: same('https://www.example.com/admin'),
  message: {
    en: 'Please count on us.\nWhen could we talk?',
    de: 'Bitte rechnen Sie mit uns.\nWann können wir sprechen?',
  },
  name: same('Ada Lovelace'),
  person: same('Farid'),
  phone: same('9876543210'),
  position: { en: 'Software developer', de: 'Softwareentwicklerin' },
  problem: {
    en: 'The English draft can’t be published as it is. Post > Teaser: This field is required.',
    de: 'Der englische Entwurf kann so nicht veröffentlicht werden. Beitrag > Anreißer: Pflichtfeld',
  },
  quote: {
    en: 'On 23 November 2026 you wrote:\n> Please count on us.\n> When could we talk?',
    de: 'Am 23.11.2026 schrieben Sie:\n> Bitte rechnen Sie mit uns.\n> Wann können wir sprechen?',
  },
  service: { en: 'Software testing', de: 'Softwaretests' },
  time: { en: '1 Dec 2026, 09:00 (Europe/Berlin)', de: '01.12.2026, 09:00 (Europe/Berlin)' },
  title: { en: 'Our offers for winter', de: 'Unsere Angebote im Winter' },
  topic: same('Flutter'),
  years: same('7'),
} as const satisfies Record<string, LocalText>;
export type Placeholder = keyof typeof PLACEHOLDERS;

type Kind = {
  readonly label: LocalText;
  /** The collection of its subject. */
  readonly about: 'contact-messages' | 'applications' | 'users' | 'payload-jobs';
  /**
   * The recipient: the visitor who wrote in, of an automatic mail (`visitor`) or of a colleague's own
   * (`correspondent`); the addresses of a rule (`office`); an account's owner who wants a new password (`account`); or
   * the `colleague` who gets a submission assigned, planned a publishing, or whose account was changed.
   */
  readonly to: 'visitor' | 'correspondent' | 'office' | 'account' | 'colleague';
  readonly placeholders: readonly Placeholder[];
};

/** The placeholders of an answer to an application. */
const APPLICANT: readonly Placeholder[] = ['greeting', 'full_name', 'position', 'topic', 'person', 'author', 'brand'];

/** The kinds of mail. A visitor's confirmation repeats no free text of theirs: the address may be another person's. */
export const MAIL_KINDS = {
  contact_confirmation: {
    label: { en: 'Message: confirmation for the visitor', de: 'Anfrage: Bestätigung für den Besucher' },
    about: 'contact-messages',
    to: 'visitor',
    placeholders: ['greeting', 'first_name', 'last_name', 'service', 'topic', 'person', 'brand'],
  },
  contact_notice: {
    label: { en: 'Message: notice for the office', de: 'Anfrage: Nachricht an das Büro' },
    about: 'contact-messages',
    to: 'office',
    placeholders: [
      'first_name',
      'last_name',
      'company',
      'email',
      'phone',
      'service',
      'topic',
      'person',
      'message',
      'link',
      'brand',
    ],
  },
  contact_answer: {
    label: { en: 'Message: template for an answer', de: 'Anfrage: Vorlage für eine Antwort' },
    about: 'contact-messages',
    to: 'correspondent',
    placeholders: ['greeting', 'first_name', 'last_name', 'service', 'topic', 'person', 'quote', 'author', 'brand'],
  },
  contact_handed_on: {
    label: { en: 'Message: passed on to a colleague', de: 'Anfrage: an jemanden übergeben' },
    about: 'contact-messages',
    to: 'colleague',
    placeholders: ['name', 'first_name', 'last_name', 'company', 'service', 'topic', 'link', 'brand'],
  },
  application_confirmation: {
    label: { en: 'Application: confirmation for the applicant', de: 'Bewerbung: Bestätigung für die Person' },
    about: 'applications',
    to: 'visitor',
    placeholders: ['greeting', 'full_name', 'position', 'topic', 'person', 'brand'],
  },
  application_notice: {
    label: { en: 'Application: notice for the office', de: 'Bewerbung: Nachricht an das Büro' },
    about: 'applications',
    to: 'office',
    placeholders: ['full_name', 'email', 'phone', 'position', 'years', 'topic', 'person', 'link', 'brand'],
  },
  application_answer: {
    label: { en: 'Application: template for an answer', de: 'Bewerbung: Vorlage für eine Antwort' },
    about: 'applications',
    to: 'correspondent',
    placeholders: APPLICANT,
  },
  application_invitation: {
    label: { en: 'Application: invitation to an interview', de: 'Bewerbung: Einladung zum Gespräch' },
    about: 'applications',
    to: 'correspondent',
    placeholders: APPLICANT,
  },
  application_rejection: {
    label: { en: 'Application: rejection', de: 'Bewerbung: Absage' },
    about: 'applications',
    to: 'correspondent',
    placeholders: APPLICANT,
  },
  application_handed_on: {
    label: { en: 'Application: passed on to a colleague', de: 'Bewerbung: an jemanden übergeben' },
    about: 'applications',
    to: 'colleague',
    placeholders: ['name', 'full_name', 'position', 'link', 'brand'],
  },
  plan_failed: {
    label: { en: 'Planned publishing: failed', de: 'Geplante Veröffentlichung: fehlgeschlagen' },
    about: 'payload-jobs',
    to: 'colleague',
    placeholders: ['name', 'title', 'action', 'time', 'problem', 'link', 'brand'],
  },
  plan_late: {
    label: { en: 'Planned publishing: late', de: 'Geplante Veröffentlichung: verspätet' },
    about: 'payload-jobs',
    to: 'colleague',
    placeholders: ['name', 'title', 'action', 'time', 'done', 'link', 'brand'],
  },
  password: {
    label: { en: 'New password', de: 'Neues Passwort' },
    about: 'users',
    to: 'account',
    placeholders: ['name', 'email', 'link', 'brand'],
  },
  account_changed: {
    label: { en: 'Account changed', de: 'Konto geändert' },
    about: 'users',
    to: 'colleague',
    placeholders: ['name', 'email', 'changes', 'author', 'link', 'brand'],
  },
} as const satisfies Record<string, Kind>;
export type MailKind = keyof typeof MAIL_KINDS;

export const MAIL_KIND_NAMES = [
  'contact_confirmation',
  'contact_notice',
  'contact_answer',
  'contact_handed_on',
  'application_confirmation',
  'application_notice',
  'application_answer',
  'application_invitation',
  'application_rejection',
  'application_handed_on',
  'plan_failed',
  'plan_late',
  'password',
  'account_changed',
] as const satisfies readonly MailKind[];

/** The webhook's events, with the collection of each. */
export const WEBHOOK_EVENTS = { contact_message: 'contact-messages', application: 'applications' } as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_NAMES = ['contact_message', 'application'] as const satisfies readonly WebhookEvent[];
