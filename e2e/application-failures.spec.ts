import { APPLICATION_MESSAGES, type ApplicationMessage } from '@kontorwerk/contract/forms/application-messages';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import {
  applicationForm,
  field,
  fillApplication,
  newVisitor,
  submit,
  typed,
  type Visitor,
} from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { ownErrors } from './support/browser/own-errors.ts';
import { whenSendingLoads } from './support/browser/sending-loaded.ts';
import { shownErrors } from './support/browser/shown-errors.ts';
import { expect, test } from './support/browser/test.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { inLanguage } from './support/pages/routes.ts';
import { type AnswerName, emailFor } from './support/scripted-backend/answers.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

/**
 * The message for each failure of a backend (§8). Where the backend's answer has no data, our site adds some. Each is
 * tried in one language, alternating.
 */
const FAILURES: readonly (readonly [AnswerName, ApplicationMessage])[] = [
  ['created', 'send_failed'],
  ['no-content', 'send_failed'],
  ['bad-request-without-data', 'send_failed'],
  ['broken-without-data', 'send_failed'],
  ['too-large', 'too_large'],
  ['bad-request', 'rejected'],
  ['too-many', 'rejected'],
  ['broken', 'rejected'],
  ['broken-html', 'rejected'],
  ['drop', 'network_failed'],
  ['success-but-html', 'network_failed'],
  ['failure-of-wordpress', 'rejected'],
];

/** The values filled in, except for the e-mail address. */
const kept = (visitor: Visitor) => ({
  full_name: `${visitor.firstName} ${visitor.lastName}`,
  phone_number: visitor.phone,
  position: 'Engineer',
  years_of_experience: '7',
  checkbox: 'on',
  resume: visitor.resumeName,
});

test.use({ baseURL: FOREIGN_STACK.siteUrl });

for (const language of LANGUAGES) {
  test(`§4 §8 an application that is not taken says why, is logged, keeps all with its resume and can be sent again, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^console: /);
    const logged = ownErrors(page);
    const visitor = newVisitor();
    await page.goto(inLanguage('/career-form', language));
    await hydrated(page);
    const form = applicationForm(page);
    await fillApplication(form, visitor);
    for (const [answer, message] of FAILURES.filter((_, at) => LANGUAGES[at % 2] === language)) {
      await field(form, 'email').fill(emailFor(answer));
      await expect(form.getByRole('alert'), answer).toHaveCount(0);
      const before = logged.length;
      await submit(form);
      await expect(form.getByRole('alert'), answer).toHaveText(APPLICATION_MESSAGES[message][language]);
      expect(logged.length - before, `${answer} is logged`).toBe(1);
      expect(await typed(form), answer).toMatchObject({ ...kept(visitor), email: emailFor(answer) });
      await expect(form.getByText(visitor.resumeName, { exact: true })).toBeVisible();
    }
    await field(form, 'email').fill(emailFor('success'));
    const sending = page.waitForRequest((request) => new URL(request.url()).pathname === APPLICATION_PATH);
    await submit(form);
    expect((await sending).postDataJSON()).toMatchObject({
      resume: `data:application/pdf;base64,${tinyPdf().toString('base64')}`,
    });
    await expect(
      page.getByText(`We have your application, ${visitor.firstName} ${visitor.lastName}`, { exact: true }),
    ).toBeVisible();
    await expect(form).toHaveCount(0);
  });
}

test('§8 an application that gets no answer at all says so and can be sent again', async ({
  page,
  context,
  problems,
}) => {
  const language = 'en';
  problems.allow(/^console: /);
  const logged = ownErrors(page);
  const visitor = newVisitor();
  await page.goto(inLanguage('/career-form', language));
  await hydrated(page);
  const form = applicationForm(page);
  const sendingLoaded = whenSendingLoads(page, 'application');
  await fillApplication(form, visitor);
  await sendingLoaded();
  await context.setOffline(true);
  await submit(form);
  await expect(form.getByRole('alert')).toHaveText(APPLICATION_MESSAGES.network_failed[language]);
  await expect.poll(() => logged.length).toBe(1);
  expect(await typed(form)).toMatchObject(kept(visitor));
  await context.setOffline(false);
  await submit(form);
  await expect(form).toHaveCount(0);
});

test('§4 §8 what a backend finds wrong with an application stands at its field until that is edited', async ({
  page,
  problems,
}) => {
  const language = 'de';
  problems.allow(/^console: /);
  await page.goto(inLanguage('/career-form', language));
  await hydrated(page);
  const form = applicationForm(page);
  await fillApplication(form, { ...newVisitor(), email: emailFor('bad-field') });
  await submit(form);
  await expect(form.getByRole('alert')).toHaveText(APPLICATION_MESSAGES.rejected[language]);
  expect(await shownErrors(form)).toEqual({ email: 'This address is on no list of ours.' });
  await field(form, 'email').press('End');
  await field(form, 'email').press('x');
  expect(await shownErrors(form)).toEqual({});
});

test('§4 §7 an application that is taken without a text is confirmed by the name alone', async ({ page }) => {
  const visitor = newVisitor();
  await page.goto('/career-form');
  await hydrated(page);
  const form = applicationForm(page);
  await fillApplication(form, { ...visitor, email: emailFor('success-without-text') });
  await submit(form);
  await expect(page.getByText(`${visitor.firstName} ${visitor.lastName}`, { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
});
