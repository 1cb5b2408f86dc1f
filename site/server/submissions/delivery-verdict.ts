import type { SubmissionPath } from '@kontorwerk/contract/wire';
import { type ReadAnswer, readAnswer } from './answer-reader.ts';
import type { BackendAnswer, HandedOver, NoAnswer } from './delivery.ts';

/** A backend's answer, with the meaning of its body. */
export type UnderstoodAnswer = BackendAnswer & { readonly read: ReadAnswer };
/** The result of delivering a submission. */
export type Understood = UnderstoodAnswer | NoAnswer;

export function understand(path: SubmissionPath, handed: HandedOver): Understood {
  return handed.kind === 'answered' ? { ...handed, read: readAnswer(path, handed.body) } : handed;
}

/**
 * The next step for a spooled submission: it is stored, refused for good, to be retried, or the whole spool is to be
 * retried.
 */
export type Verdict = 'stored' | 'refused' | 'later' | 'all-later';

/** Statuses by which a backend refuses the content itself. */
const OF_CONTENT: readonly number[] = [400, 413, 415, 422];

/** Statuses for too slow, too early, too many: a retry is welcome. */
const TRY_AGAIN: readonly number[] = [408, 425, 429];

/**
 * Statuses of a proxy, a firewall, a backend being deployed, or a disabled plugin: they concern the route, not the
 * content.
 */
const OF_THE_WAY: readonly number[] = [401, 403, 404, 405, 406, 407, 408, 409, 410, 421, 423, 425, 451];

/** Statuses with a specified message (§8), whatever their source, or with instructions for the visitor. */
const FOR_VISITORS: readonly number[] = [413, 429];

/** Statuses of a backend, or of a proxy before it, that can't answer at the moment. */
export const NOTHING_TO_SAY: readonly number[] = [502, 503, 504];

/** Whether a status is a success. */
export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Whether the backend itself refuses the content: an error in the wire's shape with a status for that. */
function isRefusal({ status, read }: UnderstoodAnswer): boolean {
  if (read.kind !== 'error' || !read.isOfWire) return false;
  // In a response of 200 only the body has the error's status.
  return OF_CONTENT.includes(isTaken(status) ? (read.status ?? 0) : status);
}

/** Decides about a spooled submission by the backend's answer. */
export function verdictOf(handed: Understood): Verdict {
  if (handed.kind === 'no-answer' || NOTHING_TO_SAY.includes(handed.status)) return 'all-later';
  if (isRefusal(handed)) return 'refused';
  const { status, read } = handed;
  if (isTaken(status)) return read.kind === 'taken' || read.kind === 'silent' ? 'stored' : 'later';
  return TRY_AGAIN.includes(status) ? 'all-later' : 'later';
}

/**
 * Whether an answer seems to come from elsewhere than the backend: it redirects, contains a page or nothing, or has a
 * status of the route without the wire's shape. A 200 is always the backend's: one that isn't JSON is a failure
 * (reading guide, "One wire contract").
 */
function isFromElsewhere({ status, read }: UnderstoodAnswer): boolean {
  if (isTaken(status) || FOR_VISITORS.includes(status)) return false;
  if (status < 400 || read.kind === 'empty' || read.kind === 'unreadable') return true;
  return OF_THE_WAY.includes(status) && !(read.kind === 'error' && read.isOfWire);
}

/** Whether a submission got no answer, or none from the backend. */
export function saysNothing(handed: Understood): boolean {
  return handed.kind === 'no-answer' || NOTHING_TO_SAY.includes(handed.status) || isFromElsewhere(handed);
}

/** Returns an error code for the log, if it is a word and not a text. */
function loggedCode(read: ReadAnswer): string {
  const code = read.kind === 'error' ? (read.code ?? '') : '';
  return /^[\w-]{1,60}$/.test(code) ? ` (${code})` : '';
}

const SAID: Readonly<Record<ReadAnswer['kind'], string>> = {
  taken: '',
  silent: ' without the specified texts',
  error: ' with an error',
  empty: ' with nothing',
  unreadable: ' with no JSON',
};

/** Summarises the backend's answer, or why there is none, for the operator. */
export function reasonOfAnswer(handed: Understood): string {
  if (handed.kind === 'no-answer') return handed.reason;
  return `it answers ${handed.status}${SAID[handed.read.kind]}${loggedCode(handed.read)}`;
}
