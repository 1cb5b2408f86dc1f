import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import type { Locator, Page } from '@playwright/test';
import {
  applicationForm,
  field,
  fillApplication,
  fillFullContact,
  fullContactForm,
  newVisitor,
} from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { applicationFrom, messageFrom } from './support/cms/sent-to-us.ts';
import { inLanguage } from './support/pages/routes.ts';
import { countRequests, holdBack } from './support/pages/sent-request.ts';

const SENDING = { en: 'Sending …', de: 'Wird gesendet …' };

/** Submits three times, by Enter and button, while the answer is pending; expects one request and a stated progress. */
async function sendImpatiently(page: Page, form: Locator, path: string, says: string): Promise<void> {
  const sent = countRequests(page, path);
  const release = await holdBack(page, path);
  const button = form.locator('[type=submit]');
  await expect(button).not.toHaveAttribute('aria-disabled');
  await field(form, 'email').press('Enter');
  await expect(form.getByRole('status').filter({ hasText: says })).toHaveCount(1);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveJSProperty('disabled', false);
  await button.dblclick({ force: true });
  await field(form, 'email').press('Enter');
  release();
  await expect(form).toHaveCount(0);
  expect(sent()).toBe(1);
}

test('§4 a message is sent once, however often it is submitted, and the form says that it is on its way', async ({
  page,
  sales,
}) => {
  const language = 'en';
  const visitor = newVisitor();
  await page.goto(inLanguage('/contactus/contactform', language));
  await hydrated(page);
  const form = fullContactForm(page);
  await fillFullContact(form, visitor);
  await sendImpatiently(page, form, CONTACT_PATH, SENDING[language]);
  expect(await messageFrom(sales, visitor.email)).toMatchObject({ first_name: visitor.firstName, language });
});

test('§4 an application is sent once, however often it is submitted, and the form says that it is on its way', async ({
  page,
  recruiter,
}) => {
  const language = 'de';
  const visitor = newVisitor();
  await page.goto(inLanguage('/career-form', language));
  await hydrated(page);
  const form = applicationForm(page);
  await fillApplication(form, visitor);
  await sendImpatiently(page, form, APPLICATION_PATH, SENDING[language]);
  expect(await applicationFrom(recruiter, visitor.email)).toMatchObject({ position: 'Engineer', language });
});

test('§4 two clicks in a row send a message once', async ({ page, sales }) => {
  const visitor = newVisitor();
  await page.goto('/contactus/contactform');
  await hydrated(page);
  const sent = countRequests(page, CONTACT_PATH);
  const form = fullContactForm(page);
  await fillFullContact(form, visitor);
  await form.locator('[type=submit]').dblclick();
  await expect(form).toHaveCount(0);
  expect(sent()).toBe(1);
  expect(await messageFrom(sales, visitor.email)).toMatchObject({ first_name: visitor.firstName });
});

test('a message whose script can not be loaded is posted as without a script', async ({ page, problems, sales }) => {
  problems.allow(/message-sending|Failed to fetch dynamically imported module/);
  const visitor = newVisitor();
  await page.route('**/message-sending-*.js', (route) => route.abort());
  await page.goto('/contactus/contactform');
  await hydrated(page);
  await fillFullContact(fullContactForm(page), visitor);
  await fullContactForm(page).locator('[type=submit]').click();
  await expect(page.locator('main')).toContainText(`${visitor.firstName}!`);
  expect(await messageFrom(sales, visitor.email)).toMatchObject({ first_name: visitor.firstName });
});

test('without a network a message stays as it was typed, and is sent when there is one again', async ({
  page,
  context,
  problems,
  sales,
}) => {
  problems.allow(/^console: Failed to load resource/);
  const visitor = newVisitor();
  await page.goto('/contactus/contactform');
  await hydrated(page);
  await context.setOffline(true);
  const form = fullContactForm(page);
  await fillFullContact(form, visitor);
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('alert')).toHaveText(CONTACT_MESSAGES.send_failed.en);
  await expect(field(form, 'message')).toHaveValue(visitor.message);
  await context.setOffline(false);
  await form.locator('[type=submit]').click();
  await expect(form).toHaveCount(0);
  expect(await messageFrom(sales, visitor.email)).toMatchObject({ first_name: visitor.firstName });
});
