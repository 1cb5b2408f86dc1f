import { APPLICATION_FIELDS, type ApplicationField } from '@kontorwerk/contract/forms/application';
import { APPLICATION_MESSAGES, type ApplicationMessage } from '@kontorwerk/contract/forms/application-messages';
import { applicationAnswerSchema } from '@kontorwerk/contract/forms/application-submission';
import type { LocalText } from '@kontorwerk/contract/languages';
import { NO_ANSWER_CODES } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import type { FieldErrors, Outcome } from '../form-state.ts';
import { readFieldErrors } from '../wire-errors.ts';

/** A stored application: the reply's text, the applicant's name, and the time (ISO). */
export type SentApplication = { readonly text: string; readonly fullName: string; readonly at: string };
export type ApplicationOutcome = Outcome<ApplicationField, SentApplication>;

/** The parts of a backend's response that decide the outcome; `data` is undefined for an empty body. */
export type ApplicationAnswer = { readonly status: number; readonly data: unknown };

function readErrors(data: unknown): FieldErrors<ApplicationField> {
  const params = readFieldErrors(data, APPLICATION_MESSAGES);
  const errors: { [F in ApplicationField]?: LocalText } = {};
  for (const field of APPLICATION_FIELDS) {
    const message = params[field];
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}

/** The site's own response when the backend gave none (reading guide, "One wire contract"). */
const noAnswerSchema = v.object({ code: v.picklist(Object.values(NO_ANSWER_CODES)) });

/**
 * Maps a failed response to the catalogue (§8): a response with data is the "other answer with data", unless it reports
 * that the backend gave no answer. A 200 that can't be parsed counts as no answer.
 */
function chooseMessage({ status, data }: ApplicationAnswer): ApplicationMessage {
  if (status === 200 || v.is(noAnswerSchema, data)) return 'network_failed';
  if (status === 413) return 'too_large';
  return status >= 400 && data !== undefined ? 'rejected' : 'send_failed';
}

/** The outcome of an application without any response (§8). */
export const NETWORK_FAILURE: ApplicationOutcome = {
  status: 'refused',
  errors: {},
  message: APPLICATION_MESSAGES.network_failed,
};

/**
 * Interprets a response (§7, §8): only a 200 with the wire's shape is a success, with or without the reply's text. The
 * site's server converts every backend's success to that shape.
 */
export function readOutcome(
  answer: ApplicationAnswer,
  { fullName, at }: { readonly fullName: string; readonly at: string },
): ApplicationOutcome {
  const read = v.safeParse(applicationAnswerSchema, answer.data);
  if (answer.status === 200 && read.success) return { status: 'sent', text: read.output.data.desc, fullName, at };
  return { status: 'refused', errors: readErrors(answer.data), message: APPLICATION_MESSAGES[chooseMessage(answer)] };
}

/** Parses a response body: JSON, or else the text itself; undefined if it is empty. */
export function parseBody(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
