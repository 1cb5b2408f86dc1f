/** The weekly jobs of sales and recruiters with the inbox. */
import { readFile } from 'node:fs/promises';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { openFound, openFromStart, search } from './support/cms/admin-pages.ts';
import { createColleague, signInAs } from './support/cms/cms.ts';
import { expect, test } from './support/cms/editors-job.ts';
import { applicationFrom, messageFrom } from './support/cms/sent-to-us.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { newSender, postToBackend } from './support/pages/wire-post.ts';

/** Sends a message as a visitor does; returns its e-mail address. */
async function sendMessage(): Promise<string> {
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
  return email;
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 800 }, timezoneId: 'Asia/Kolkata' });

    test('find a message and answer it', async ({ page, admin, browseAs }) => {
      const email = await sendMessage();
      const sales = await signInAs(admin, 'sales');
      const { id, createdAt } = await messageFrom(sales, email);
      const clock = { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'short' } as const;
      const received = new Intl.DateTimeFormat('de-DE', clock).format(new Date(String(createdAt)));
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await browseAs(sales);
      await openFromStart(page, 'Kontaktanfragen', 'de');
      await search(page, email);
      await expect(page.locator('.cell-topic')).toHaveText(['–']);
      // By the agency's clock, wherever the reader is.
      await expect(page.locator('.cell-createdAt')).toHaveText([`${received} (Europe/Berlin)`]);
      await page.locator('tbody').getByRole('link').first().click();
      await page.waitForURL(`**/contact-messages/${id}**`);
      await expect(page.locator('input[name=mr_or_mrs]')).toHaveValue('Frau');
      await expect(page.locator('.step-nav__last')).toContainText('ada.');
      expect(await width()).toBe(360);
      const thread = page.getByRole('region', { name: 'Notizen und Antworten' });
      await expect(thread).toContainText('Noch nichts.');
      await thread.getByLabel('Notiz').fill('Ruft morgen an.');
      await thread.getByRole('button', { name: 'Notiz hinzufügen' }).click();
      await expect(thread.getByRole('listitem')).toContainText(['Ruft morgen an.']);
      await thread.getByRole('button', { name: 'Per E-Mail antworten' }).click();
      await expect(thread.getByLabel('Text')).toHaveValue(/^Hello Ada,[\s\S]*> Hello$/);
      // Without a mail server, salespeople send the answer from their own mail program.
      await expect(thread.getByText('kein Mailserver eingestellt')).toBeVisible();
      await expect(thread.getByRole('button', { name: 'Senden' })).toBeDisabled();
      await expect(thread.getByRole('link', { name: 'Im eigenen E-Mail-Programm öffnen' })).toHaveAttribute(
        'href',
        /^mailto:ada\./,
      );
      expect(await width()).toBe(360);
      await page.getByRole('button', { name: 'Beantwortet' }).click();
      await expect(page.getByRole('button', { name: 'Beantwortet', pressed: true })).toBeVisible();
      expect(await messageFrom(sales, email)).toMatchObject({ status: 'answered' });
      await page.goto('/admin/account');
      await expect(page.getByRole('heading', { name: 'Sprache und Farben der Verwaltung' })).toBeVisible();
      expect(await width()).toBe(360);
    });
  });

  test('hand over an application', async ({ page, admin, browseAs }) => {
    const email = `ada.${crypto.randomUUID()}@example.com`;
    const position = `Engineer ${crypto.randomUUID()}`;
    const body = {
      full_name: 'Ada',
      email,
      phone_number: '9876543210',
      position,
      years_of_experience: '3',
      checkbox: true,
      resume: `data:application/pdf;base64,${tinyPdf().toString('base64')}`,
      resume_name: 'cv.pdf',
    };
    expect((await postToBackend(APPLICATION_PATH, body, 'de', newSender())).status).toBe(200);
    const recruiter = await signInAs(admin, 'recruiter');
    const colleague = await createColleague(admin, 'recruiter');
    await browseAs(recruiter);
    await openFromStart(page, 'Bewerbungen', 'de');
    await openFound(page, email, position);
    // The recruiter looks at the resume before handing the application over.
    await page.getByRole('button', { name: 'Lebenslauf anzeigen' }).click();
    await expect(page.getByRole('img', { name: 'Seite 1 von 1' })).toBeVisible();
    await page.locator('#field-assigned_to input').first().fill(colleague);
    await page.getByRole('option', { name: colleague }).click();
    await page.locator('#action-save').click();
    await expect(page.getByText('Gespeichert.', { exact: true }).first()).toBeVisible();
    expect(await applicationFrom(recruiter, email)).toMatchObject({ assigned_to: expect.any(Number) });
  });
});

test('export this month’s leads', async ({ page, admin, browseAs }) => {
  const email = await sendMessage();
  await browseAs(await signInAs(admin, 'sales'));
  await openFromStart(page, 'Contact messages', 'en');
  await page.getByRole('combobox', { name: 'Received' }).selectOption('This month');
  await page.waitForURL(/where/);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()]);
  expect(await readFile(await file.path(), 'utf8')).toContain(email);
});
