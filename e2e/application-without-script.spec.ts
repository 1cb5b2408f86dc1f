import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import type { Page } from '@playwright/test';
import { applicationForm, field, fillApplication, newVisitor, submit, typed } from './support/browser/forms.ts';
import { shownErrors } from './support/browser/shown-errors.ts';
import { expect, test } from './support/browser/test.ts';
import { applicationFrom } from './support/cms/sent-to-us.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { inLanguage } from './support/pages/routes.ts';
import { emailFor } from './support/scripted-backend/answers.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

test.use({ javaScriptEnabled: false });

/** Submits the application and resolves with the status of the page that answers. */
async function statusAfter(page: Page): Promise<number> {
  const answering = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await submit(applicationForm(page));
  return (await answering).status();
}

test('§4 §5 without a script the application shows what is wrong, keeps what was typed, and arrives with its file', async ({
  page,
  recruiter,
  problems,
}) => {
  const language = 'de';
  problems.allow(/^console: Failed to load resource: .*400/);
  const visitor = newVisitor();
  const say = (message: keyof typeof APPLICATION_MESSAGES) => APPLICATION_MESSAGES[message][language];
  await page.goto(inLanguage('/career-form', language));
  await fillApplication(applicationForm(page), visitor);
  await field(applicationForm(page), 'years_of_experience').fill('26');
  const wrong = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('My life so far') };
  await field(applicationForm(page), 'resume').setInputFiles(wrong);
  await field(applicationForm(page), 'checkbox').uncheck();
  expect(await statusAfter(page)).toBe(400);
  const form = applicationForm(page);
  await expect(form.getByText(say('fields_invalid'))).toBeVisible();
  expect(await shownErrors(form)).toEqual({
    years_of_experience: say('experience_invalid'),
    resume: say('resume_type'),
    checkbox: say('terms_required'),
  });
  expect(await typed(form)).toMatchObject({
    full_name: `${visitor.firstName} ${visitor.lastName}`,
    email: visitor.email,
    phone_number: visitor.phone,
    position: 'Engineer',
    years_of_experience: '26',
  });
  await expect(field(form, 'checkbox')).not.toBeChecked();
  await fillApplication(form, visitor);
  await field(form, 'checkbox').check();
  expect(await statusAfter(page)).toBe(200);
  await expect(page.getByText(`${visitor.firstName} ${visitor.lastName}`)).toBeVisible();
  await expect(applicationForm(page)).toHaveCount(0);
  const stored = { position: 'Engineer', years_of_experience: 7, language, suspected_spam: false };
  expect(await applicationFrom(recruiter, visitor.email)).toMatchObject(stored);
});

test.describe('on a backend that fails', () => {
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  test('§8 without a script the page says why an application was not taken and keeps what was typed', async ({
    page,
    problems,
  }) => {
    const language = 'en';
    problems.allow(/^console: Failed to load resource: .*(?:400|413|429|503)/);
    const say = APPLICATION_MESSAGES;
    const visitor = newVisitor();
    await page.goto(inLanguage('/career-form', language));
    await fillApplication(applicationForm(page), visitor);
    for (const [answer, status, message] of [
      ['created', 503, say.send_failed],
      ['too-large', 413, say.too_large],
      ['too-many', 429, SUBMISSION_ANSWERS.too_many],
      ['broken', 503, say.rejected],
      ['bad-field', 400, say.rejected],
      ['failure-of-wordpress', 503, say.rejected],
      ['drop', 503, say.network_failed],
    ] as const) {
      await field(applicationForm(page), 'email').fill(emailFor(answer));
      // No page may prefill a file field with an earlier choice.
      const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: tinyPdf() };
      await field(applicationForm(page), 'resume').setInputFiles(file);
      expect(await statusAfter(page), answer).toBe(status);
      const form = applicationForm(page);
      await expect(form.getByRole('alert'), answer).toHaveText(message[language]);
      expect(await typed(form), answer).toMatchObject({ phone_number: visitor.phone, email: emailFor(answer) });
    }
  });
});
