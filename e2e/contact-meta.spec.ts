import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
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
import { inLanguage } from './support/pages/routes.ts';
import { emailFor } from './support/scripted-backend/answers.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

const SEND = { en: 'Send message', de: 'Nachricht senden' };

test.use({ baseURL: FOREIGN_STACK.siteUrl });

test("§8 where the footer's form has no entry of its own it has the contact page's words, and no error", async ({
  page,
}) => {
  const language = 'de';
  await page.goto(inLanguage('/', language));
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'A foreign home' })).toBeVisible();
  const form = page.getByRole('complementary', { name: 'Write to us' });
  await expect(form.getByRole('heading')).toHaveText(['Write to us']);
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const visitor = newVisitor();
  await fillContact(footerContactForm(page), { ...visitor, email: emailFor('success') });
  await submit(footerContactForm(page));
  await expect(form.getByText(`We have your message, ${visitor.firstName}!`, { exact: true })).toBeVisible();
});

test('§8 a contact section without any content is a form that works', async ({ page }) => {
  const language = 'en';
  const visitor = newVisitor();
  await page.goto(inLanguage('/ecommerce/bare-contact-form', language));
  await hydrated(page);
  const form = fullContactForm(page);
  await expect(form.getByRole('button')).toHaveText(SEND[language]);
  await submit(form);
  await expect(form.getByText(CONTACT_MESSAGES.first_name_required[language]).first()).toBeVisible();
  await fillFullContact(form, { ...visitor, email: emailFor('success') });
  await field(form, 'email').press('Enter');
  await expect(page.getByText(`We have your message, ${visitor.firstName}!`, { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
});
