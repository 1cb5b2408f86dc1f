import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { APPLICATION_CASES, UNTYPEABLE_APPLICATION_CASES } from '@kontorwerk/contract/forms/testing/application-cases';
import { applicationMessages } from '@kontorwerk/contract/forms/testing/case-messages';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { tinyPdf } from '../support/documents/pdf.ts';
import { newSender, postToBackend } from '../support/pages/wire-post.ts';

/** The server judges a resume by its content: its name and size are tested elsewhere. */
const WIRE_CASES = [...APPLICATION_CASES, ...UNTYPEABLE_APPLICATION_CASES].filter(
  ({ errors: { resume } }) => resume === undefined || resume === 'resume_required',
);

// One language per case is enough: the cases state their messages in both.
test('§5 the server applies the same rules to an application and names each bad field, in the language that is asked in', async () => {
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  for (const [at, one] of WIRE_CASES.entries()) {
    const language = LANGUAGES[at % 2] ?? 'en';
    const body = { ...one.values, resume: one.values.resume === null ? '' : resume };
    const answer = await postToBackend(APPLICATION_PATH, body, language, newSender());
    const params = applicationMessages(one, language);
    const isFine = Object.keys(params).length === 0;
    expect(answer.status, one.name).toBe(isFine ? 200 : 400);
    const message = APPLICATION_MESSAGES.fields_invalid[language];
    const error = { code: 'rest_invalid_param', message, data: { status: 400, params } };
    if (!isFine) expect(await answer.json(), one.name).toEqual(error);
  }
});
