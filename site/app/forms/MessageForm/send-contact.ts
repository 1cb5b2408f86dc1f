import type { ContactField, ContactValues, ContactVariant } from '@kontorwerk/contract/forms/contact';
import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import {
  CONTACT_WIRE_FIELDS,
  contactAnswerSchema,
  toContactSubmission,
} from '@kontorwerk/contract/forms/contact-submission';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { CONTACT_PATH, type SubmissionPath } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import type { FieldErrors, Outcome } from '../form-state.ts';
import { readFieldErrors } from '../wire-errors.ts';
import { listFields } from './message-fields.ts';

/** A stored message: the reply's title and text, the sender's name, and the time (ISO). */
export type SentMessage = {
  readonly title: string;
  readonly text: string;
  readonly firstName: string;
  readonly at: string;
};

export type ContactOutcome = Outcome<ContactField, SentMessage>;

type SendingOptions = {
  readonly variant: ContactVariant;
  readonly language: Language;
  /** Extra fields of the request that are not in the form. */
  readonly extra: object;
  readonly post: (path: SubmissionPath, body: object, language: Language) => Promise<Response>;
  readonly now: () => Date;
};

/** Returns the backend's errors for the fields that the form has. */
function errorsOf(answer: unknown, variant: ContactVariant): FieldErrors<ContactField> {
  const params = readFieldErrors(answer, CONTACT_MESSAGES);
  const errors: { [F in ContactField]?: LocalText } = {};
  for (const field of listFields(variant)) {
    const message = params[CONTACT_WIRE_FIELDS[field]];
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}

/** Sends a validated contact form (§7). Failures are logged and returned as a refusal (§8). */
export async function sendContact(values: ContactValues, options: SendingOptions): Promise<ContactOutcome> {
  const { variant, language, extra, post, now } = options;
  const refused = (errors: FieldErrors<ContactField>): ContactOutcome => ({
    status: 'refused',
    errors,
    message: CONTACT_MESSAGES.send_failed,
  });
  try {
    const response = await post(
      CONTACT_PATH,
      { ...toContactSubmission(values, { variant, language }), ...extra },
      language,
    );
    const answer: unknown = await response.json();
    if (response.ok) {
      const { message, data } = v.parse(contactAnswerSchema, answer);
      const firstName = values.first_name.trim();
      return { status: 'sent', title: message.message, text: data.message, firstName, at: now().toISOString() };
    }
    console.error(`The contact form was answered with ${response.status}.`);
    return refused(errorsOf(answer, variant));
  } catch (error) {
    console.error(error);
    return refused({});
  }
}
