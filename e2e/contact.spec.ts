import { contactAnswerSchema } from '@kontorwerk/contract/forms/contact-submission';
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
} from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { messageFrom } from './support/cms/sent-to-us.ts';
import { inLanguage, pageKinds } from './support/pages/routes.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

const isSubmission = (url: URL) => url.pathname === CONTACT_PATH;

/** Waits for the answer to the page's own submission; returns its success title and text (§7). */
async function answerOn(page: Page) {
  const response = await page.waitForResponse((answer) => isSubmission(new URL(answer.url())));
  expect(response.status()).toBe(200);
  const { message, data } = v.parse(contactAnswerSchema, await response.json());
  return { title: message.message, text: data.message };
}

test('§4 §7 a message from the contact page reaches sales and is confirmed with the reply and the first name', async ({
  page,
  sales,
  admin,
}) => {
  const language = 'en';
  const visitor = newVisitor();
  await page.goto(inLanguage('/contactus/contactform', language));
  await hydrated(page);
  const form = fullContactForm(page);
  await fillFullContact(form, visitor);
  await field(form, 'service').selectOption({ index: 2 });
  const answer = answerOn(page);
  await submit(form);
  const { title, text } = await answer;
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText(`${text} ${visitor.firstName}!`, { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);

  const expected = {
    mr_or_mrs: 'Mrs',
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    company: visitor.company,
    phone_number: visitor.phone,
    department: 'seo',
    department_label: 'Shop migration',
    description: visitor.message,
    checkbox: true,
    suspected_spam: false,
    language,
  };
  expect(await messageFrom(sales, visitor.email)).toMatchObject(expected);
  expect(await messageFrom(admin, visitor.email)).toMatchObject(expected);
});

test('§4 §5 a message from the footer form arrives with dashes for what it does not ask and is confirmed in its place', async ({
  page,
  sales,
}) => {
  const visitor = newVisitor();
  await page.goto('/de/projects');
  await hydrated(page);
  const form = footerContactForm(page);
  await fillContact(form, visitor);
  const answer = answerOn(page);
  await submit(form);
  const { title, text } = await answer;
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText(`${text} ${visitor.firstName}!`, { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  const sent = {
    first_name: visitor.firstName,
    last_name: '-',
    company: '-',
    description: visitor.message,
    language: 'de',
  };
  expect(await messageFrom(sales, visitor.email)).toMatchObject(sent);
});

test('§2 the footer form is on every page except the contact form', async ({ page }) => {
  const contact = '/de/contactus/contactform';
  for (const path of (await pageKinds('de')).map((kind) => inLanguage(kind, 'de'))) {
    const html = await (await fetch(`${MAIN_STACK.siteUrl}${path}`)).text();
    const named = ['first_name', 'company'].map((name) => html.split(`name="${name}"`).length - 1);
    expect.soft(named, path).toEqual(path === contact ? [1, 1] : [1, 0]);
  }
  await page.goto(contact);
  await hydrated(page);
  await expect(fullContactForm(page)).toHaveCount(1);
  await expect(footerContactForm(page)).toHaveCount(0);
  await page.locator('header a').first().click();
  await page.waitForURL('/de');
  await expect(footerContactForm(page)).toHaveCount(1);
  await page.goBack();
  await expect(footerContactForm(page)).toHaveCount(0);
});

test('a page closes with one call: the form asks in its words, and a page with the form in full keeps it', async ({
  page,
}) => {
  const asks = page.locator('main ~ aside');
  await page.goto('/ecommerce/magento');
  await expect(asks.getByRole('heading', { level: 2, name: 'Which drawer sticks?' })).toBeVisible();
  await expect(page.locator('main').getByText('Which drawer sticks?')).toHaveCount(0);
  // Its button would lead to the form beside it.
  await expect(asks.getByRole('link', { name: 'Book the architect' })).toHaveCount(0);
  await page.goto('/contactus/contactform');
  await expect(asks).toHaveCount(0);
  await expect(page.locator('main > [data-kind="Banner"][data-layout="call"]')).toBeVisible();
});
