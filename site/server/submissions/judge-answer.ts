import type { SubmissionPath } from '@kontorwerk/contract/wire';
import type { BackendAnswer, HandedOver, NoAnswer } from './hand-over.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';

/** A backend's answer, with the meaning of its body. */
export type UnderstoodAnswer = BackendAnswer & { readonly read: ReadAnswer };
/** The outcome of handing a submission over. */
export type Understood = UnderstoodAnswer | NoAnswer;

export function understand(path: SubmissionPath, handed: HandedOver): Understood {
  return handed.kind === 'answered' ? { ...handed, read: readAnswer(path, handed.body) } : handed;
}

/**
 * The fate of a submission in the spool: the backend has it, or refuses it for good; later, alone or like all others.
 */
export type Verdict = 'stored' | 'refused' | 'later' | 'all-later';

/** Statuses by which a backend says that it read what was sent, and won't have it. */
const OF_CONTENT: readonly number[] = [400, 413, 415, 422];

/** Too slow, too early, too many: it is welcome at another time. */
const TRY_AGAIN: readonly number[] = [408, 425, 429];

/**
 * Statuses of a proxy on the way, of a firewall, of a backend that is being deployed, of a plugin that is switched off:
 * they are about the way, and not about what was sent.
 */
const OF_THE_WAY: readonly number[] = [401, 403, 404, 405, 406, 407, 408, 409, 410, 421, 423, 425, 451];

/** Statuses that the specification has a message for (§8), whoever says them, or that tell a visitor what to do. */
const FOR_VISITORS: readonly number[] = [413, 429];

/** Statuses of a backend, or of a proxy on the way to it, that can't answer just now. */
export const NOTHING_TO_SAY: readonly number[] = [502, 503, 504];

/** Whether a status says that an answer is a success. */
export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Whether the backend itself refuses what was sent: an error in the wire's own shape with a status for that. */
function isRefusal({ status, read }: UnderstoodAnswer): boolean {
  if (read.kind !== 'error' || !read.isOfWire) return false;
  // Written as an answer of 200 the body alone has the status.
  return OF_CONTENT.includes(isTaken(status) ? (read.status ?? 0) : status);
}

/** Decides about a submission that waits by what the backend answered. */
export function verdictOf(handed: Understood): Verdict {
  if (handed.kind === 'no-answer' || NOTHING_TO_SAY.includes(handed.status)) return 'all-later';
  if (isRefusal(handed)) return 'refused';
  const { status, read } = handed;
  if (isTaken(status)) return read.kind === 'taken' || read.kind === 'silent' ? 'stored' : 'later';
  return TRY_AGAIN.includes(status) ? 'all-later' : 'later';
}

/**
 * Whether an answer came from elsewhere than the backend, so far as that shows: it leads away, brings a page or nothing, or
 * has a status of the way without the wire's shape. A 200 is always the backend's: one that is no JSON is a failure (reading
 * guide, "One wire contract").
 */
function isFromElsewhere({ status, read }: UnderstoodAnswer): boolean {
  if (isTaken(status) || FOR_VISITORS.includes(status)) return false;
  if (status < 400 || read.kind === 'empty' || read.kind === 'unreadable') return true;
  return OF_THE_WAY.includes(status) && !(read.kind === 'error' && read.isOfWire);
}

/** Whether a submission got no answer, or one that says no more than that. */
export function saysNothing(handed: Understood): boolean {
  return handed.kind === 'no-answer' || NOTHING_TO_SAY.includes(handed.status) || isFromElsewhere(handed);
}

/** A code as far as it can stand in a log: a word, and no text. */
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

/** Says in a few words what the backend answered, or why it didn't, for whoever runs the site. */
export function reasonOfAnswer(handed: Understood): string {
  if (handed.kind === 'no-answer') return handed.reason;
  return `it answers ${handed.status}${SAID[handed.read.kind]}${loggedCode(handed.read)}`;
}
