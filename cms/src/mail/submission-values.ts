import { CONTACT_DASH } from '@kontorwerk/contract/forms/contact';
import type { Language } from '@kontorwerk/contract/languages';
import type { Application, ContactMessage, User } from '#cms/base/payload-types.ts';
import type { Placeholder } from './mail-kinds.ts';

type ValuesOf = Partial<Record<Placeholder, string>>;

/** Returns a field as a mail shows it; the footer form's dash counts as empty (§5). */
function said(value: number | string | null | undefined): string {
  const text = String(value ?? '').trim();
  return text === CONTACT_DASH ? '' : text;
}

type MessageFacts = Omit<ContactMessage, 'id' | 'status' | 'updatedAt'>;

export function messageValues(message: MessageFacts): ValuesOf {
  return {
    first_name: said(message.first_name),
    last_name: said(message.last_name),
    company: said(message.company),
    email: said(message.email),
    phone: said(message.phone_number),
    service: said(message.department_label) || said(message.department),
    topic: said(message.topic),
    person: said(message.person),
    message: said(message.description),
  };
}

export function applicationValues(application: Application): ValuesOf {
  return {
    full_name: said(application.full_name),
    email: said(application.email),
    phone: said(application.phone_number),
    position: said(application.position),
    years: said(application.years_of_experience),
    topic: said(application.topic),
    person: said(application.person),
  };
}

export function accountValues(user: Pick<User, 'email' | 'name'>): ValuesOf {
  return { name: said(user.name) || said(user.email), email: said(user.email) };
}

/** A name is short and of letters; a dot only ends a word, so that no name is a host name. */
const NAME = /^(?:[\p{L}\p{M}'’-]+\.?(?: |$))+$/u;
const NAME_MAX = 40;
const NAME_WORDS = 4;

function isName(text: string): boolean {
  return text.length <= NAME_MAX && text.split(' ').length <= NAME_WORDS && NAME.test(text);
}

const NAMES = ['first_name', 'last_name', 'full_name'] as const;
/** Fields that visitors choose, or that a page fills in for them. */
export const CHOSEN = ['position', 'service', 'topic', 'person'] as const;

/**
 * Returns the values that a confirmation may repeat. Any address can be typed into a form, so of the free texts
 * only a name, and of the chosen ones only those that the site itself uses.
 */
export function saidBack(values: ValuesOf, wordsOfSite: ReadonlySet<string>): ValuesOf {
  const names = NAMES.filter((name) => isName(values[name] ?? ''));
  const chosen = CHOSEN.filter((name) => wordsOfSite.has(values[name] ?? ''));
  return Object.fromEntries([...names, ...chosen].map((name) => [name, values[name] ?? '']));
}

/**
 * Returns a mail's salutation, with as much of the name as it may repeat; German politeness takes the whole name. The
 * title is left out: the form has one preselected.
 */
export function greeting({ first_name = '', last_name = '', full_name = '' }: ValuesOf, language: Language): string {
  if (language === 'en') return `Hello ${first_name || full_name}`.trim();
  return ['Guten Tag', full_name, first_name, last_name].filter(Boolean).join(' ');
}
