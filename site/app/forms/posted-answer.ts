import type { LocalText } from '@kontorwerk/contract/languages';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import type { Refusal } from './form-state.ts';

/** What the page is that answers a form posted without a script: its status, and the headers that belong to it. */
export type PostedAnswer<O> = {
  readonly outcome: O;
  readonly init: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
};

/** Refusals that aren't about what was filled in; each says what the visitor can do. */
const OF_THE_SENDING = [413, 429];

function statusOf({ errors }: Refusal<string>, answered: Response | null): number {
  if (answered !== null && OF_THE_SENDING.includes(answered.status)) return answered.status;
  return Object.keys(errors).length > 0 ? 400 : 503;
}

/**
 * Makes of what became of a form the answer to whoever posted it without a script: a backend that takes no more just
 * now, or not so much, is passed on as what it says.
 *
 * @param answered what the backend said; null when it wasn't asked, or said nothing
 * @param tooLarge what is shown for a 413
 */
export function postedAnswer<O extends { readonly status: 'sent' } | Refusal<string>>(
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

/** Lets the headers of an action's answer be those of its page. */
export function actionsHeaders({ actionHeaders }: { readonly actionHeaders: Headers }): Headers {
  return actionHeaders;
}
