import type { ApplicationValues } from '@kontorwerk/contract/forms/application';
import type { ApplicationOutcome } from './application-outcome.ts';

/** An application that was posted without a script, and what became of it. A browser never gets its file back. */
export type PostedApplication = {
  readonly values: Omit<ApplicationValues, 'resume'>;
  readonly outcome: ApplicationOutcome;
};

/** Tells whether what was posted to a page is an application. */
export function isPostedApplication(posted: unknown): posted is PostedApplication {
  return typeof posted === 'object' && posted !== null && 'outcome' in posted && !('variant' in posted);
}
