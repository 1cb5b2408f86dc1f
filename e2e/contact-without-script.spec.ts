import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import type { Locator, Page, Response } from '@playwright/test';
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
import { shownErrors } from './support/browser/shown-errors.ts';
import { expect, test } from './support/browser/test.ts';
import { messageFrom } from './support/cms/sent-to-us.ts';
import { inLanguage } from './support/pages/routes.ts';
import { emailFor, RETRY_AFTER } from './support/scripted-backend/answers.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

test.use({ javaScriptEnabled: false });

/** Submits a form and resolves with the page that answers. */
async function answerAfter(page: Page, form: Locator): Promise<Response> {
  const answering = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await submit(form);
  return answering;
}

async function statusAfter(page: Page, form: Locator): Promise<number> {
  return (await answerAfter(page, form)).status();
}

test('§4 §5 without a script the contact form shows what is wrong, keeps what was typed, and arrives', async ({
  page,
  sales,
  problems,
}) => {
  const language = 'de';
  problems.allow(/^console: Failed to load resource: .*400/);
  const visitor = newVisitor();
  await page.goto(inLanguage('/contactus/contactform', language));
  await fillFullContact(fullContactForm(page), { ...visitor, phone: '5876543210' });
  await field(fullContactForm(page), 'service').selectOption({ index: 3 });
  expect(await statusAfter(page, fullContactForm(page))).toBe(400);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(/^Nicht gesendet: /);
  const form = fullContactForm(page);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  expect(await shownErrors(form)).toEqual({ mobile: CONTACT_MESSAGES.phone_invalid[language] });
  expect(await typed(form)).toMatchObject({
    Mrormrs: 'Mrs',
    first_name: visitor.firstName,
    name: visitor.lastName,
    company: visitor.company,
    service: 'software_testing',
    email: visitor.email,
    mobile: '5876543210',
  });
  await expect(field(form, 'message')).toHaveValue(visitor.message);
  await field(form, 'mobile').fill(visitor.phone);
  expect(await statusAfter(page, form)).toBe(200);
  await expect(page.getByText(`${visitor.firstName}!`)).toBeVisible();
  await expect(fullContactForm(page)).toHaveCount(0);
  const sent = {
    first_name: visitor.firstName,
    mr_or_mrs: 'Mrs',
    department: 'seo',
    language,
    suspected_spam: false,
  };
  expect(await messageFrom(sales, visitor.email)).toMatchObject(sent);
});

test('§4 §5 without a script the footer form shows what is wrong, keeps what was typed, and arrives', async ({
  page,
  sales,
  problems,
}) => {
  const language = 'en';
  problems.allow(/^console: Failed to load resource: .*400/);
  const visitor = newVisitor();
  await page.goto(inLanguage('/projects', language));
  await fillContact(footerContactForm(page), { ...visitor, message: '' });
  expect(await statusAfter(page, footerContactForm(page))).toBe(400);
  const form = footerContactForm(page);
  expect(await shownErrors(form)).toEqual({ message: CONTACT_MESSAGES.message_required[language] });
  expect(await typed(form)).toMatchObject({ first_name: visitor.firstName, email: visitor.email });
  await field(form, 'message').fill(visitor.message);
  expect(await statusAfter(page, form)).toBe(200);
  await expect(page.getByText(`${visitor.firstName}!`)).toBeVisible();
  const sent = { first_name: visitor.firstName, last_name: '-', company: '-', language };
  expect(await messageFrom(sales, visitor.email)).toMatchObject(sent);
});

test.describe('on a backend that fails', () => {
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  test('§8 without a script the contact page says that a message could not be sent and keeps it', async ({
    page,
    problems,
  }) => {
    const language = 'de';
    problems.allow(/^console: Failed to load resource: .*(?:400|413|429|503)/);
    const visitor = newVisitor();
    await page.goto(inLanguage('/contactus/contactform', language));
    await fillFullContact(fullContactForm(page), visitor);
    for (const [answer, status, message] of [
      ['broken', 503, CONTACT_MESSAGES.send_failed],
      ['too-large', 413, SUBMISSION_ANSWERS.too_large],
      ['too-many', 429, SUBMISSION_ANSWERS.too_many],
      ['drop', 503, CONTACT_MESSAGES.send_failed],
      ['success-but-html', 503, CONTACT_MESSAGES.send_failed],
      ['bad-field', 400, CONTACT_MESSAGES.send_failed],
    ] as const) {
      await field(fullContactForm(page), 'email').fill(emailFor(answer));
      const answered = await answerAfter(page, fullContactForm(page));
      expect(answered.status(), answer).toBe(status);
      expect(answered.headers()['retry-after'], answer).toBe(status === 429 ? RETRY_AFTER : undefined);
      const form = fullContactForm(page);
      await expect(form.getByRole('alert'), answer).toHaveText(message[language]);
      expect(await typed(form), answer).toMatchObject({ first_name: visitor.firstName, email: emailFor(answer) });
    }
    expect(await shownErrors(fullContactForm(page))).toEqual({ email: 'This address is on no list of ours.' });
    await field(fullContactForm(page), 'email').fill(emailFor('success'));
    expect(await statusAfter(page, fullContactForm(page))).toBe(200);
    await expect(page.getByText(`${visitor.firstName}!`)).toBeVisible();
  });
});
