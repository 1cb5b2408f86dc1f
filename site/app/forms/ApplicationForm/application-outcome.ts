import { APPLICATION_FIELDS, type ApplicationField } from '@kontorwerk/contract/forms/application';
import { APPLICATION_MESSAGES, type ApplicationMessage } from '@kontorwerk/contract/forms/application-messages';
import { applicationAnswerSchema } from '@kontorwerk/contract/forms/application-submission';
import type { LocalText } from '@kontorwerk/contract/languages';
import { NO_ANSWER_CODES } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import type { FieldErrors, Outcome } from '../form-state.ts';
import { badFields } from '../wire-errors.ts';

/** An application that was stored: the reply's text, whose it is, and when (an ISO time). */
export type SentApplication = { readonly text: string; readonly fullName: string; readonly at: string };
export type ApplicationOutcome = Outcome<ApplicationField, SentApplication>;

/** A backend's answer, as far as its outcome depends on it; `data` is undefined when it brought nothing. */
export type ApplicationAnswer = { readonly status: number; readonly data: unknown };

function errorsOf(data: unknown): FieldErrors<ApplicationField> {
  const params = badFields(data, APPLICATION_MESSAGES);
  const errors: { [F in ApplicationField]?: LocalText } = {};
  for (const field of APPLICATION_FIELDS) {
    const message = params[field];
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}

/** What our own site writes in the backend's place when it gave no answer (reading guide, "One wire contract"). */
const noAnswer = v.object({ code: v.picklist(Object.values(NO_ANSWER_CODES)) });

/**
 * The row of the catalogue (§8) for an answer that isn't a success: what says something is the "other answer with
 * data", unless it says that the backend gave none. A 200 that can't be read is no answer either.
 */
function messageFor({ status, data }: ApplicationAnswer): ApplicationMessage {
  if (status === 200 || v.is(noAnswer, data)) return 'network_failed';
  if (status === 413) return 'too_large';
  return status >= 400 && data !== undefined ? 'rejected' : 'send_failed';
}

/** An application that no answer came to (§8). */
export const NETWORK_FAILURE: ApplicationOutcome = {
  status: 'refused',
  errors: {},
  message: APPLICATION_MESSAGES.network_failed,
};

/**
 * What an answer means (§7, §8): only a 200 of the wire's shape is a success, with the reply's text or without. The site's
 * server gives every backend's success that shape.
 */
export function outcomeOf(
  answer: ApplicationAnswer,
  { fullName, at }: { readonly fullName: string; readonly at: string },
): ApplicationOutcome {
  const read = v.safeParse(applicationAnswerSchema, answer.data);
  if (answer.status === 200 && read.success) return { status: 'sent', text: read.output.data.desc, fullName, at };
  return { status: 'refused', errors: errorsOf(answer.data), message: APPLICATION_MESSAGES[messageFor(answer)] };
}

/** An answer's body as data: JSON, or the text itself; undefined when there is none. */
export function dataOf(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
