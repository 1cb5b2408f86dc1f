import { CONTACT_DASH } from '@kontorwerk/contract/forms/contact';
import type { Language } from '@kontorwerk/contract/languages';
import type { Application, ContactMessage, User } from '#cms/base/payload-types.ts';
import type { Placeholder } from './mail-kinds.ts';

type ValuesOf = Partial<Record<Placeholder, string>>;

/** Returns a field as a mail shows it; the footer form's dash counts as empty (§5). */
function readField(value: number | string | null | undefined): string {
  const text = String(value ?? '').trim();
  return text === CONTACT_DASH ? '' : text;
}

type MessageFacts = Omit<ContactMessage, 'id' | 'status' | 'updatedAt'>;

export function messageValues(message: MessageFacts): ValuesOf {
  return {
    first_name: readField(message.first_name),
    last_name: readField(message.last_name),
    company: readField(message.company),
    email: readField(message.email),
    phone: readField(message.phone_number),
    service: readField(message.department_label) || readField(message.department),
    topic: readField(message.topic),
    person: readField(message.person),
    message: readField(message.description),
  };
}

export function applicationValues(application: Application): ValuesOf {
  return {
    full_name: readField(application.full_name),
    email: readField(application.email),
    phone: readField(application.phone_number),
    position: readField(application.position),
    years: readField(application.years_of_experience),
    topic: readField(application.topic),
    person: readField(application.person),
  };
}

export function accountValues(user: Pick<User, 'email' | 'name'>): ValuesOf {
  return { name: readField(user.name) || readField(user.email), email: readField(user.email) };
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
export const CHOSEN_FIELDS = ['position', 'service', 'topic', 'person'] as const;

/**
 * Returns the values that a confirmation may repeat. Any address can be typed into a form, so of the free texts
 * only a name, and of the chosen ones only those that the site itself uses.
 */
export function pickRepeatable(values: ValuesOf, siteWords: ReadonlySet<string>): ValuesOf {
  const names = NAMES.filter((name) => isName(values[name] ?? ''));
  const chosen = CHOSEN_FIELDS.filter((name) => siteWords.has(values[name] ?? ''));
  return Object.fromEntries([...names, ...chosen].map((name) => [name, values[name] ?? '']));
}

/**
 * Returns a mail's salutation, with as much of the name as it may repeat; German politeness takes the whole name. The
 * title is left out: the form has one preselected.
 */
export function formatGreeting(
  { first_name = '', last_name = '', full_name = '' }: ValuesOf,
  language: Language,
): string {
  if (language === 'en') return `Hello ${first_name || full_name}`.trim();
  return ['Guten Tag', full_name, first_name, last_name].filter(Boolean).join(' ');
}
