import type { ApplicationValues } from '@kontorwerk/contract/forms/application';
import type { ApplicationOutcome } from './application-outcome.ts';

/** An application posted without JavaScript, and its outcome. Browsers never get the file back. */
export type PostedApplication = {
  readonly values: Omit<ApplicationValues, 'resume'>;
  readonly outcome: ApplicationOutcome;
};

/** Whether the data posted to a page is an application. */
export function isPostedApplication(posted: unknown): posted is PostedApplication {
  return typeof posted === 'object' && posted !== null && 'outcome' in posted && !('variant' in posted);
}
