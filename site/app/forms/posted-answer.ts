import type { LocalText } from '@kontorwerk/contract/languages';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import type { Refusal } from './form-state.ts';

/** The response to a form posted without JavaScript: its outcome, status and headers. */
export type PostedAnswer<O> = {
  readonly outcome: O;
  readonly init: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
};

/** Refusals unrelated to the form's values; each tells the visitor what to do. */
const PASSED_ON = [413, 429];

function statusOf({ errors }: Refusal<string>, answered: Response | null): number {
  if (answered !== null && PASSED_ON.includes(answered.status)) return answered.status;
  return Object.keys(errors).length > 0 ? 400 : 503;
}

/**
 * Builds the response to a form posted without JavaScript: a backend that currently accepts no more requests, or none
 * this large, is passed on as such.
 *
 * @param answered the backend's response; null if there was no request or no response
 * @param tooLarge the message for a 413
 */
export function buildPostedAnswer<O extends { readonly status: 'sent' } | Refusal<string>>(
  outcome: O,
  answered: Response | null,
  tooLarge: LocalText,
): PostedAnswer<O> {
  if (outcome.status === 'sent') return { outcome, init: { status: 200, headers: {} } };
  const status = statusOf(outcome, answered);
  const retryAfter = answered?.headers.get('Retry-After');
  const isLater = status === 429 || status === 503;
  const headers: Record<string, string> = retryAfter && isLater ? { 'Retry-After': retryAfter } : {};
  const words = { 413: tooLarge, 429: SUBMISSION_ANSWERS.too_many }[status];
  return { outcome: words ? { ...outcome, message: words } : outcome, init: { status, headers } };
}
