import type { LocalText } from '@kontorwerk/contract/languages';

/** What is the same in both languages. */
function same(text: string): LocalText {
  return { en: text, de: text };
}

/** What a text may say in braces, with what stands there in a preview. */
export const PLACEHOLDERS = {
  brand: same('Kontorwerk'),
  company: same('Analytical Engines'),
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
  service: { en: 'Software testing', de: 'Softwaretests' },
  topic: same('Flutter'),
  years: same('7'),
} as const satisfies Record<string, LocalText>;
export type Placeholder = keyof typeof PLACEHOLDERS;

type Kind = {
  readonly label: LocalText;
  /** What it tells of. */
  readonly about: 'contact-messages' | 'applications' | 'users';
  /** Who reads it: who wrote to us, those a rule names, or the owner of an account. */
  readonly to: 'visitor' | 'office' | 'account';
  readonly placeholders: readonly Placeholder[];
};

/**
 * The mails that go out. A visitor's confirmation says back nothing that could be a text of their own: anybody can
 * write somebody else's address into a form.
 */
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
  password: {
    label: { en: 'New password', de: 'Neues Passwort' },
    about: 'users',
    to: 'account',
    placeholders: ['name', 'email', 'link', 'brand'],
  },
} as const satisfies Record<string, Kind>;
export type MailKind = keyof typeof MAIL_KINDS;

export const MAIL_KIND_NAMES = [
  'contact_confirmation',
  'contact_notice',
  'application_confirmation',
  'application_notice',
  'password',
] as const satisfies readonly MailKind[];
