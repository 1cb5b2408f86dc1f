/** The messages of §5 for a case in a language, by field. */
import type { Language } from '../../languages.ts';
import { APPLICATION_FIELDS } from '../application.ts';
import { APPLICATION_MESSAGES } from '../application-messages.ts';
import { CONTACT_FIELDS, type ContactField } from '../contact.ts';
import { CONTACT_MESSAGES } from '../contact-messages.ts';
import type { ApplicationCase } from './application-cases.ts';
import type { ContactCase } from './contact-cases.ts';

/** The messages of a contact form; `nameOf` renames the fields. */
export function contactMessages(
  { errors }: ContactCase,
  language: Language,
  nameOf: (field: ContactField) => string = (name) => name,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => {
      const message = errors[name];
      return message === undefined ? [] : [[nameOf(name), CONTACT_MESSAGES[message][language]]];
    }),
  );
}

/** The messages of an application. */
export function applicationMessages({ errors }: ApplicationCase, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    APPLICATION_FIELDS.flatMap((name) => {
      const message = errors[name];
      return message === undefined ? [] : [[name, APPLICATION_MESSAGES[message][language]]];
    }),
  );
}
