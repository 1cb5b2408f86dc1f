import type { SubmissionPath } from '@kontorwerk/contract/wire';
import { type ReadAnswer, readAnswer } from './answer-reader.ts';
import type { BackendAnswer, DeliveryResult, NoAnswer } from './delivery.ts';

/** A backend's answer, with the meaning of its body. */
export type InterpretedAnswer = BackendAnswer & { readonly read: ReadAnswer };
/** The result of delivering a submission. */
export type Delivery = InterpretedAnswer | NoAnswer;

export function interpretDelivery(path: SubmissionPath, delivery: DeliveryResult): Delivery {
  return delivery.kind === 'answered' ? { ...delivery, read: readAnswer(path, delivery.body) } : delivery;
}

/**
 * The next step for a spooled submission: it is stored, refused for good, to be retried, or the whole spool is to be
 * retried.
 */
export type Verdict = 'stored' | 'refused' | 'retry' | 'retry-all';

/** Statuses by which a backend refuses the content itself. */
const CONTENT_STATUSES: readonly number[] = [400, 413, 415, 422];

/** Statuses for too slow, too early, too many: a retry is welcome. */
const RETRY_STATUSES: readonly number[] = [408, 425, 429];

/**
 * Statuses of a proxy, a firewall, a backend being deployed, or a disabled plugin: they concern the route, not the
 * content.
 */
const ROUTE_STATUSES: readonly number[] = [401, 403, 404, 405, 406, 407, 408, 409, 410, 421, 423, 425, 451];

/** Statuses with a specified message (§8), whatever their source, or with instructions for the visitor. */
const FOR_VISITORS: readonly number[] = [413, 429];

/** Statuses of a backend, or of a proxy before it, that can't answer at the moment. */
export const UNAVAILABLE_STATUSES: readonly number[] = [502, 503, 504];

/** Whether a status is a success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Whether the backend itself refuses the content: an error in the wire's shape with a status for that. */
function isRefusal({ status, read }: InterpretedAnswer): boolean {
  if (read.kind !== 'error' || !read.isOfWire) return false;
  // In a response of 200 only the body has the error's status.
  return CONTENT_STATUSES.includes(isSuccess(status) ? (read.status ?? 0) : status);
}

/** Decides about a spooled submission by the backend's answer. */
export function judgeDelivery(delivery: Delivery): Verdict {
  if (delivery.kind === 'no-answer' || UNAVAILABLE_STATUSES.includes(delivery.status)) return 'retry-all';
  if (isRefusal(delivery)) return 'refused';
  const { status, read } = delivery;
  if (isSuccess(status)) return read.kind === 'taken' || read.kind === 'silent' ? 'stored' : 'retry';
  return RETRY_STATUSES.includes(status) ? 'retry-all' : 'retry';
}

/**
 * Whether an answer seems to come from elsewhere than the backend: it redirects, contains a page or nothing, or has a
 * status of the route without the wire's shape. A 200 is always the backend's: one that isn't JSON is a failure
 * (reading guide, "One wire contract").
 */
function isFromElsewhere({ status, read }: InterpretedAnswer): boolean {
  if (isSuccess(status) || FOR_VISITORS.includes(status)) return false;
  if (status < 400 || read.kind === 'empty' || read.kind === 'unreadable') return true;
  return ROUTE_STATUSES.includes(status) && !(read.kind === 'error' && read.isOfWire);
}

/** Whether a submission got no answer, or none from the backend. */
export function isUnanswered(delivery: Delivery): boolean {
  return delivery.kind === 'no-answer' || UNAVAILABLE_STATUSES.includes(delivery.status) || isFromElsewhere(delivery);
}

/** Returns an error code for the log, if it is a word and not a text. */
function loggedCode(read: ReadAnswer): string {
  const code = read.kind === 'error' ? (read.code ?? '') : '';
  return /^[\w-]{1,60}$/.test(code) ? ` (${code})` : '';
}

const BODY_MEANINGS: Readonly<Record<ReadAnswer['kind'], string>> = {
  taken: '',
  silent: ' without the specified texts',
  error: ' with an error',
  empty: ' with nothing',
  unreadable: ' with no JSON',
};

/** Summarises the backend's answer, or why there is none, for the operator. */
export function describeDelivery(delivery: Delivery): string {
  if (delivery.kind === 'no-answer') return delivery.reason;
  return `it answers ${delivery.status}${BODY_MEANINGS[delivery.read.kind]}${loggedCode(delivery.read)}`;
}
