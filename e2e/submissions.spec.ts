import { field, fillFullContact, fullContactForm, newVisitor, submit } from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { messageFrom } from './support/cms/sent-to-us.ts';

test('a program that fills in the hidden field gets the answer of everybody, and is told apart', async ({
  page,
  sales,
}) => {
  const visitor = newVisitor();
  await page.goto('/contactus/contactform');
  await hydrated(page);
  const form = fullContactForm(page);
  await fillFullContact(form, visitor);
  await field(form, 'website').evaluate((bait) => {
    if (bait instanceof HTMLInputElement) bait.value = 'https://spam.test';
  });
  await submit(form);
  await expect(page.getByText(`${visitor.firstName}!`)).toBeVisible();
  expect(await messageFrom(sales, visitor.email)).toMatchObject({ suspected_spam: true });
});
