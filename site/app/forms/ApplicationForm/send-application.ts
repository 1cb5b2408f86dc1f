import type { ApplicationValues } from '@kontorwerk/contract/forms/application';
import { toApplicationSubmission } from '@kontorwerk/contract/forms/application-submission';
import type { Language } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH, type SubmissionPath } from '@kontorwerk/contract/wire';
import {
  type ApplicationAnswer,
  type ApplicationOutcome,
  NETWORK_FAILURE,
  readOutcome,
} from './application-outcome.ts';

type SendingOptions = {
  readonly language: Language;
  /** Extra fields of the request that are not in the form. */
  readonly extra: object;
  /** Reads the resume as a data URL. */
  readonly read: (resume: File) => Promise<string>;
  /** Rejects if there is no response. */
  readonly post: (path: SubmissionPath, body: object, language: Language) => Promise<ApplicationAnswer>;
  readonly now: () => Date;
};

/** Sends a validated application with its resume as a data URL (§7). Failures are logged (§8). */
export async function sendApplication(
  values: ApplicationValues,
  resume: File,
  { language, extra, read, post, now }: SendingOptions,
): Promise<ApplicationOutcome> {
  try {
    const body = { ...toApplicationSubmission(values, await read(resume)), ...extra };
    const answer = await post(APPLICATION_PATH, body, language);
    const outcome = readOutcome(answer, { fullName: values.full_name.trim(), at: now().toISOString() });
    if (outcome.status === 'refused') console.error(`The application was refused with ${answer.status}.`);
    return outcome;
  } catch (error) {
    console.error(error);
    return NETWORK_FAILURE;
  }
}
