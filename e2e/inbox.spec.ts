import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { signInAs } from './support/cms.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { applicationFrom, messageFrom } from './support/sent-to-us.ts';
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
  const state = page.getByRole('combobox', { name: 'Stand' });
  await expect(state).toHaveValue('new');
  await page.getByRole('button', { name: 'Beantwortet' }).click();
  await expect(state).toHaveValue('answered');
  await expect(page.getByRole('link', { name: /^Beantwortet [1-9]/ })).toBeVisible();
  await page.goto(`/admin/collections/contact-messages/${id}`);
  await expect(page.getByRole('button', { name: 'Beantwortet', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Spam', pressed: true })).toBeVisible();
  expect(await messageFrom(sales, email)).toMatchObject({ status: 'spam' });
  const thread = page.getByRole('region', { name: 'Notizen und Antworten' });
  await expect(thread).toContainText('Noch nichts.');
  await thread.getByLabel('Notiz').fill('Ruft morgen an.');
  await thread.getByRole('button', { name: 'Notiz hinzufügen' }).click();
  await expect(thread.getByRole('listitem')).toContainText(['Ruft morgen an.']);
  await thread.getByRole('button', { name: 'Per E-Mail antworten' }).click();
  await expect(thread.getByLabel('Text')).toHaveValue(/^Hello Ada,[\s\S]*> Hello$/);
  await expect(thread.getByText('kein Mailserver eingestellt')).toBeVisible();
  await expect(thread.getByRole('button', { name: 'Senden' })).toBeDisabled();
  expect(await width()).toBe(360);
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { name: 'Sprache und Farben der Verwaltung' })).toBeVisible();
  expect(await width()).toBe(360);
});

test('a resume is shown as pictures of its pages', async ({ page, admin, browseAs }) => {
  const email = `ada.${crypto.randomUUID()}@example.com`;
  const body = {
    full_name: 'Ada',
    email,
    phone_number: '9876543210',
    position: 'Engineer',
    years_of_experience: '3',
    checkbox: true,
    resume: `data:application/pdf;base64,${tinyPdf().toString('base64')}`,
    resume_name: 'cv.pdf',
  };
  expect((await postToBackend(APPLICATION_PATH, body, 'de', newSender())).status).toBe(200);
  const recruiter = await signInAs(admin, 'recruiter');
  const { id } = await applicationFrom(recruiter, email);
  await browseAs(recruiter);
  await page.goto(`/admin/collections/applications/${id}`);
  await page.getByRole('button', { name: 'Lebenslauf anzeigen' }).click();
  await expect(page.getByRole('img', { name: 'Seite 1 von 1' })).toBeVisible();
});
