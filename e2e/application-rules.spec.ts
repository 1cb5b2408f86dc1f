import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import {
  APPLICATION_CASES,
  INTERNATIONAL_APPLICATION_CASES,
  UNTYPEABLE_APPLICATION_CASES,
} from '@kontorwerk/contract/forms/testing/application-cases';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import { applicationMessages, expectApplicationRules } from './support/application-cases.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { hydrated } from './support/hydration.ts';
import { oneOfEach } from './support/one-of-each.ts';
import { inLanguage } from './support/routes.ts';
import { FOREIGN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { newSender, postToBackend } from './support/wire-post.ts';

/** Files of 10 MB take a while to choose: they have tests of their own. */
const QUICK_CASES = APPLICATION_CASES.filter(({ values: { resume } }) => (resume?.size ?? 0) < 1_000_000);

/** The server judges a resume by its content: what it makes of names and sizes has tests of its own. */
const WIRE_CASES = [...APPLICATION_CASES, ...UNTYPEABLE_APPLICATION_CASES].filter(
  ({ errors: { resume } }) => resume === undefined || resume === 'resume_required',
);

for (const language of LANGUAGES) {
  test(`§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/career-form', language));
    await hydrated(page);
    const cases = language === 'en' ? QUICK_CASES : oneOfEach(QUICK_CASES);
    await expectApplicationRules(page, cases, language);
  });

  test(`§5 the server applies the same rules to an application and names each bad field, in ${language}`, async () => {
    const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
    for (const one of WIRE_CASES) {
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
}

test.describe('where the settings take any phone number', () => {
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  test('§5 the application takes international numbers and has a message of its own for others', async ({ page }) => {
    await page.goto('/de/career-form');
    await hydrated(page);
    await expectApplicationRules(page, INTERNATIONAL_APPLICATION_CASES, 'de');
  });
});
