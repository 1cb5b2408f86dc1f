import { isRecord } from '@kontorwerk/contract/content/read-values';
import { type JobFacts, STATES, stateOf } from '#cms/mail/outbox-state.ts';

/**
 * Whether a colleague already knows that this user assigned it to them: among the latest mails about it, newest first,
 * theirs was sent, and no later one is another user's.
 */
export function isJustTold(
  mails: readonly JobFacts[],
  { colleague, by }: { readonly colleague: number; readonly by: number },
): boolean {
  const decisive = mails.find(({ input }) => isRecord(input) && (input.by !== by || input.colleague === colleague));
  return (
    decisive !== undefined && isRecord(decisive.input) && decisive.input.by === by && stateOf(decisive) === STATES.sent
  );
}
