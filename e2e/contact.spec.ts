import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import { contactAnswerSchema } from '@kontorwerk/contract/forms/contact-submission';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import {
  field,
  fillContact,
  fillFullContact,
  footerContactForm,
  fullContactForm,
  newVisitor,
  submit,
} from './support/forms.ts';
import { hydrated } from './support/hydration.ts';
import { expect, messageFrom, test } from './support/inbox.ts';
import { inLanguage } from './support/routes.ts';

const isSubmission = (url: URL) => url.pathname === CONTACT_PATH;

/** The success title and text that the page's own call is answered with (§7). */
async function answerOn(page: Page) {
  const response = await page.waitForResponse((answer) => isSubmission(new URL(answer.url())));
  expect(response.status()).toBe(200);
  const { message, data } = v.parse(contactAnswerSchema, await response.json());
  return { title: message.message, text: data.message };
}

for (const language of LANGUAGES) {
  test(`a message from the contact page reaches sales, in ${language}`, async ({ page, sales, admin }) => {
    const visitor = newVisitor();
    await page.goto(inLanguage('/contactus/contactform', language));
    await hydrated(page);
    const form = fullContactForm(page);
    await fillFullContact(form, visitor);
    await field(form, 'service').selectOption({ index: 2 });
    const answer = answerOn(page);
    await submit(form);
    const { title, text } = await answer;
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(`${visitor.firstName}!`).first()).toBeVisible();
    await expect(form).toHaveCount(0);

    const expected = {
      mr_or_mrs: 'Mrs',
      first_name: visitor.firstName,
      last_name: visitor.lastName,
      company: visitor.company,
      phone_number: visitor.phone,
      department: 'seo',
      department_label: language === 'en' ? 'Shop migration' : 'Shop-Migration',
      description: visitor.message,
      checkbox: true,
      suspected_spam: false,
      language,
    };
    expect(await messageFrom(sales, visitor.email)).toMatchObject(expected);
    expect(await messageFrom(admin, visitor.email)).toMatchObject(expected);
  });
}

test('a message from the footer form arrives with dashes for what it does not ask', async ({ page, sales }) => {
  const visitor = newVisitor();
  await page.goto('/projects');
  await hydrated(page);
  const form = footerContactForm(page);
  await fillContact(form, visitor);
  const answer = answerOn(page);
  await submit(form);
  const { text } = await answer;
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByText(`${visitor.firstName}!`).first()).toBeVisible();
  await expect(form).toHaveCount(0);
  const sent = { first_name: visitor.firstName, last_name: '-', company: '-', description: visitor.message };
  expect(await messageFrom(sales, visitor.email)).toMatchObject(sent);
});

test('the footer form is on every page except the contact form', async ({ page }) => {
  await page.goto('/contactus/contactform');
  await expect(fullContactForm(page)).toHaveCount(1);
  await expect(footerContactForm(page)).toHaveCount(0);
  for (const path of ['/', '/de', '/contactus/career', '/imprint', '/career-form']) {
    await page.goto(path);
    await expect(footerContactForm(page), path).toHaveCount(1);
  }
});

for (const language of LANGUAGES) {
  test(`an incomplete message shows what is missing and is not sent, in ${language}`, async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await page.goto(inLanguage('/contactus/contactform', language));
    await hydrated(page);
    const form = fullContactForm(page);
    const shows = (message: keyof typeof CONTACT_MESSAGES) =>
      expect(form.getByText(CONTACT_MESSAGES[message][language], { exact: true }).first()).toBeVisible();
    // The last name is the browser's to ask for (§5).
    await field(form, 'name').fill('Lovelace');
    await submit(form);
    await shows('first_name_required');
    await shows('company_required');
    await shows('email_required');
    await shows('phone_required');
    await shows('message_required');
    await fillFullContact(form, { ...newVisitor(), email: 'ada@example', phone: '5876543210' });
    await submit(form);
    await shows('email_invalid');
    await shows('phone_invalid');
    await expect(form.getByText(CONTACT_MESSAGES.first_name_required[language])).toHaveCount(0);
    expect(sent).toBe(0);
  });
}

test('a message that can not be sent leaves the form as it is', async ({ page, problems }) => {
  problems.allow(/^console: /);
  const visitor = newVisitor();
  await page.route(isSubmission, (route) => route.abort());
  await page.goto('/contactus/contactform');
  await hydrated(page);
  const form = fullContactForm(page);
  await fillFullContact(form, visitor);
  await submit(form);
  await expect(page.getByText(CONTACT_MESSAGES.send_failed.en)).toBeVisible();
  await expect(field(form, 'first_name')).toHaveValue(visitor.firstName);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message arrives too', async ({ page, sales }) => {
    const visitor = newVisitor();
    await page.goto('/de/contactus/contactform');
    const form = fullContactForm(page);
    await fillFullContact(form, visitor);
    await submit(form);
    await expect(page.getByText(`${visitor.firstName}!`).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const sent = { first_name: visitor.firstName, mr_or_mrs: 'Mrs', language: 'de', suspected_spam: false };
    expect(await messageFrom(sales, visitor.email)).toMatchObject(sent);
  });

  test('an incomplete message shows what is missing and keeps what was typed', async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource: .*400.*\/contactus\/contactform\)$/);
    const visitor = newVisitor();
    await page.goto('/contactus/contactform');
    const form = fullContactForm(page);
    await fillFullContact(form, { ...visitor, phone: '5876543210' });
    await submit(form);
    await expect(page.getByText(CONTACT_MESSAGES.phone_invalid.en).first()).toBeVisible();
    await expect(field(fullContactForm(page), 'first_name')).toHaveValue(visitor.firstName);
    await expect(field(fullContactForm(page), 'message')).toHaveValue(visitor.message);
  });
});

test('messages are for sales only', async ({ recruiter, sales }) => {
  expect((await recruiter.get('/api/contact-messages')).status).toBe(403);
  expect((await sales.get('/api/contact-messages')).status).toBe(200);
  expect((await sales.send('POST', '/api/contact-messages', { first_name: 'Forged' })).status).toBe(403);
});
