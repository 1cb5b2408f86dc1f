import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { signInAs } from './support/cms.ts';
import { messageFrom } from './support/sent-to-us.ts';
import { expect, test } from './support/test.ts';
import { newSender, postToBackend } from './support/wire-post.ts';

test.use({ locale: 'de-DE', viewport: { width: 360, height: 800 } });

test('inbox and account fit a phone, and what is not there is said in German', async ({ page, admin, browseAs }) => {
  const email = `ada.${crypto.randomUUID()}@a-long-name.example.com`;
  const body = {
    first_name: 'Ada',
    mr_or_mrs: 'Mrs',
    company: 'Engines',
    email,
    phone_number: '9876543210',
    description: 'Hello',
  };
  expect((await postToBackend(CONTACT_PATH, body, 'en', newSender())).status).toBe(200);
  const sales = await signInAs(admin, 'sales');
  const { id } = await messageFrom(sales, email);
  await browseAs(sales);
  await page.goto(`/admin/collections/contact-messages/${id}`);
  await expect(page.locator('input[name=mr_or_mrs]')).toHaveValue('Frau');
  await expect(page.locator('.step-nav__last')).toContainText('ada.');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  await page.goto(`/admin/collections/contact-messages?search=${encodeURIComponent(email)}`);
  await expect(page.locator('.cell-topic').last()).toHaveText('–');
  await expect(page.locator('.cell-suspected_spam').last()).toHaveText(/^nein$/i);
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { name: 'Sprache und Farben der Verwaltung' })).toBeVisible();
  expect(await width()).toBe(360);
});
