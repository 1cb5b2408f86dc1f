import { languageOf } from '@kontorwerk/contract/address/address';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { formRulesOf } from '@kontorwerk/contract/settings/form-rules';
import type { LoaderArgs, LoaderResult } from '#app/content/loader.ts';
import { honeypotOf } from '../Honeypot.tsx';
import { buildPostedAnswer } from '../posted-answer.ts';
import { parseBody } from './application-outcome.ts';
import { readApplicationValues, readResume, refuseApplication } from './application-values.ts';
import type { PostedApplication } from './posted-application.ts';
import { sendApplication } from './send-application.ts';

/** Handles an application posted without JavaScript: validates and submits it and returns its fields. */
export async function applicationAction({ content, place }: LoaderArgs): Promise<LoaderResult<PostedApplication>> {
  const language = languageOf(place.pathname);
  const { form } = content;
  const values = readApplicationValues(form);
  const resume = readResume(form);
  const refusal = refuseApplication(values, formRulesOf(content.settings(language)));
  let answered: Response | null = null;
  const found =
    refusal || resume === null
      ? refusal
      : await sendApplication(values, resume, {
          language,
          extra: honeypotOf(form),
          // The resume may be large, so it stays on disk and the server reads it while sending.
          read: async () => '',
          post: async (path, body) => {
            answered = await content.post(path, body, language, { resume });
            return { status: answered.status, data: parseBody(await answered.text()) };
          },
          now: () => new Date(),
        });
  if (found === null) throw new Error('An application without a resume passed the check.');
  const { resume: _file, ...kept } = values;
  const { outcome, init } = buildPostedAnswer(found, answered, APPLICATION_MESSAGES.too_large);
  return { data: { values: kept, outcome }, ...init };
}
