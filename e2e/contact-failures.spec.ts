import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import {
  field,
  fillContact,
  fillFullContact,
  footerContactForm,
  fullContactForm,
  newVisitor,
  submit,
  typed,
} from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { ownErrors } from './support/browser/own-errors.ts';
import { whenSendingLoads } from './support/browser/sending-loaded.ts';
import { shownErrors } from './support/browser/shown-errors.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';
import { type AnswerName, emailFor } from './support/scripted-backend/answers.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

/** The ways in which a backend fails to accept a message: each is tried in one language, alternating. */
const FAILURES = [
  'bad-request',
  'bad-request-without-data',
  'too-large',
  'too-many',
  'broken',
  'broken-html',
  'broken-without-data',
  'drop',
  'no-content',
  'success-without-text',
  'success-but-html',
  'failure-of-wordpress',
] as const satisfies readonly AnswerName[];

test.describe('on a backend that fails', () => {
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  for (const language of LANGUAGES) {
    test(`§4 §8 a message that is not taken is logged, keeps all that was typed and can be sent again, in ${language}`, async ({
      page,
      problems,
    }) => {
      problems.allow(/^console: /);
      const logged = ownErrors(page);
      const visitor = newVisitor();
      await page.goto(inLanguage('/contactus/contactform', language));
      await hydrated(page);
      const form = fullContactForm(page);
      await fillFullContact(form, visitor);
      await field(form, 'service').selectOption({ index: 2 });
      for (const answer of FAILURES.filter((_, at) => LANGUAGES[at % 2] === language)) {
        await field(form, 'email').fill(emailFor(answer));
        await expect(form.getByRole('alert'), answer).toHaveCount(0);
        const before = logged.length;
        await submit(form);
        await expect(form.getByRole('alert'), answer).toHaveText(CONTACT_MESSAGES.send_failed[language]);
        expect(logged.length - before, `${answer} is logged`).toBe(1);
        expect(await typed(form), answer).toMatchObject({
          Mrormrs: 'Mrs',
          first_name: visitor.firstName,
          name: visitor.lastName,
          company: visitor.company,
          service: 'shop_migration',
          email: emailFor(answer),
          mobile: visitor.phone,
          message: visitor.message,
        });
      }
      await field(form, 'email').fill(emailFor('success-of-wordpress'));
      await submit(form);
      await expect(page.getByText(`We’ve got your message, ${visitor.firstName}!`)).toBeVisible();
      await expect(form).toHaveCount(0);
    });
  }

  test('§4 §8 what a backend finds wrong with a message stands at its field until that is edited', async ({
    page,
    problems,
  }) => {
    const language = 'de';
    problems.allow(/^console: /);
    await page.goto(inLanguage('/contactus/contactform', language));
    await hydrated(page);
    const form = fullContactForm(page);
    await fillFullContact(form, { ...newVisitor(), email: emailFor('bad-field') });
    await submit(form);
    await expect(form.getByRole('alert')).toHaveText(CONTACT_MESSAGES.send_failed[language]);
    expect(await shownErrors(form)).toEqual({ email: 'This address is on no list of ours.' });
    await field(form, 'email').press('End');
    await field(form, 'email').press('x');
    expect(await shownErrors(form)).toEqual({});
  });
});

test('§8 a message that gets no answer at all is kept and can be sent again', async ({ page, context, problems }) => {
  const language = 'de';
  problems.allow(/^console: /);
  const logged = ownErrors(page);
  const visitor = newVisitor();
  await page.goto(inLanguage('/imprint', language));
  await hydrated(page);
  const form = footerContactForm(page);
  const sendingLoaded = whenSendingLoads(page, 'message');
  await fillContact(form, visitor);
  await sendingLoaded();
  await context.setOffline(true);
  await submit(form);
  await expect(form.getByRole('alert')).toHaveText(CONTACT_MESSAGES.send_failed[language]);
  expect(logged).toHaveLength(1);
  expect(await typed(form)).toMatchObject({ first_name: visitor.firstName, message: visitor.message });
  await context.setOffline(false);
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === CONTACT_PATH);
  await submit(form);
  expect((await answered).status()).toBe(200);
  await expect(form).toHaveCount(0);
});
