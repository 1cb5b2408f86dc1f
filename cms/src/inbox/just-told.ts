import { isRecord } from '@kontorwerk/contract/content/read-values';
import { type JobFacts, STATES, stateOf } from '#cms/mail/outbox-state.ts';

/**
 * Tells whether a colleague knows that somebody hands something to them: of the latest mails about it, the newest first,
 * the one of these two has gone out, and none of somebody else came after it.
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
