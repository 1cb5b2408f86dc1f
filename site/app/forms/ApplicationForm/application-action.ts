import { languageOf } from '@kontorwerk/contract/address';
import { type ActionFunctionArgs, data } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import { honeypotOf } from '../Honeypot.tsx';
import type { PostedApplication } from './application-outcome.ts';
import { type ApplicationOutcome, dataOf } from './application-outcome.ts';
import { applicationValues, refuseApplication, resumeOf } from './application-values.ts';
import { sendApplication } from './send-application.ts';

function statusOf(outcome: ApplicationOutcome): number {
  if (outcome.status === 'sent') return 200;
  return Object.keys(outcome.errors).length > 0 ? 400 : 503;
}

/** Takes an application that a browser without a script posts: checks it, sends it on, and hands its fields back. */
export async function applicationAction({ context, url }: ActionFunctionArgs) {
  const content = context.get(contentContext);
  const language = languageOf(url.pathname);
  const { form } = content;
  const values = applicationValues(form);
  const resume = resumeOf(form);
  const refusal = refuseApplication(values, { phoneRule: content.settings(language).phone_rule });
  const outcome =
    refusal || resume === null
      ? refusal
      : await sendApplication(values, resume, {
          language,
          extra: honeypotOf(form),
          // The server reads it when it sends it: it may be large, and lies on disk.
          read: async () => '',
          post: async (path, body) => {
            const response = await content.post(path, body, language, { resume });
            return { status: response.status, data: dataOf(await response.text()) };
          },
          now: () => new Date(),
        });
  if (outcome === null) throw new Error('An application without a resume passed the check.');
  const { resume: _file, ...kept } = values;
  const posted: PostedApplication = { values: kept, outcome };
  return data(posted, { status: statusOf(outcome) });
}
