/** The inbox by keyboard: choosing a state stores nothing yet, the focus is kept, and what happened is announced. */
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import type { Locator, Page } from '@playwright/test';
import { hold } from './support/browser/held-answers.ts';
import { takenOver } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { formStands } from './support/cms/admin-pages.ts';
import { applicationFrom } from './support/cms/sent-to-us.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { newSender, postToBackend } from './support/pages/wire-post.ts';

test.use({ locale: 'de-DE' });

type Applicant = { readonly name: string; readonly email: string };

/** Sends an application as a visitor does. */
async function apply(position = 'Engineer'): Promise<Applicant> {
  const email = `ada.${crypto.randomUUID()}@example.com`;
  const name = `Ada ${email.slice(4, 12)}`;
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const application = { ...FILLED_APPLICATION, full_name: name, email, position, resume };
  expect((await postToBackend(APPLICATION_PATH, application, 'en', newSender())).status).toBe(200);
  return { name, email };
}

/** Returns the states that the page has stored, as they are. */
function noteStored(page: Page): readonly string[] {
  const stored: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') stored.push(String(request.postDataJSON().status));
  });
  return stored;
}

function stateOf(page: Page, { name }: Applicant): Locator {
  return page.getByRole('combobox', { name: `Stand von ${name}`, exact: true });
}

async function isAnnouncedOnce(page: Page, text: string): Promise<void> {
  await expect(page.locator('[aria-live="polite"] [data-sonner-toast]').filter({ hasText: text })).toHaveCount(1);
}

test('in the list a state is stored once it is chosen, and the focus goes on to the next row', async ({
  page,
  recruiter,
  browseAs,
}) => {
  const position = `Engineer ${crypto.randomUUID()}`;
  const below = await apply(position);
  const above = await apply(position);
  const stored = noteStored(page);
  await browseAs(recruiter);
  const received = 'where[or][0][and][0][status][equals]=new';
  await page.goto(`/admin/collections/applications?search=${encodeURIComponent(position)}&${received}`);
  await page.locator('.template-default--nav-hydrated').waitFor();
  await takenOver(page);
  await stateOf(page, above).focus();
  for (const _ of Array.from({ length: 5 })) await page.keyboard.press('ArrowDown');
  await expect(stateOf(page, above)).toHaveValue('rejected');
  await expect(stateOf(page, above)).toBeFocused();
  expect(stored).toEqual([]);
  await page.keyboard.press('Enter');
  await isAnnouncedOnce(page, `Stand von ${above.name}: Abgesagt`);
  await expect(stateOf(page, above)).toHaveCount(0);
  await expect(stateOf(page, below)).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(stateOf(page, below)).toHaveValue('new');
  await page.getByRole('button', { name: `Markieren als Prüfen: ${below.name}` }).press('Enter');
  await isAnnouncedOnce(page, `Stand von ${below.name}: In Prüfung`);
  await expect(stateOf(page, below)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(stored).toEqual(['rejected', 'in_review']);
});

test('the last state chosen during a save is stored after it, and none by leaving the window', async ({
  page,
  recruiter,
  browseAs,
}) => {
  const applicant = await apply();
  const stored = noteStored(page);
  const saves = await hold(page, (request) => request.method() === 'PATCH');
  await browseAs(recruiter);
  await page.goto(`/admin/collections/applications?search=${encodeURIComponent(applicant.email)}`);
  await page.locator('.template-default--nav-hydrated').waitFor();
  await takenOver(page);
  const state = stateOf(page, applicant);
  await state.focus();
  await page.keyboard.press('ArrowDown');
  // The event of a window that is left, in which the field keeps the focus.
  await state.dispatchEvent('focusout');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await saves.held();
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await saves.end();
  await isAnnouncedOnce(page, `Stand von ${applicant.name}: Eingestellt`);
  expect(stored).toEqual(['interview', 'hired']);
});

test('on the board the focus follows the card', async ({ page, recruiter, browseAs }) => {
  const applicant = await apply();
  const stored = noteStored(page);
  await browseAs(recruiter);
  await page.goto('/admin/pipeline');
  await page.locator('.template-default--nav-hydrated').waitFor();
  await takenOver(page);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
  await stateOf(page, applicant).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Tab']) await page.keyboard.press(key);
  await expect(column('Gespräch').getByRole('combobox', { name: applicant.name })).toBeFocused();
  await isAnnouncedOnce(page, `Stand von ${applicant.name}: Gespräch`);
  await column('Gespräch')
    .getByRole('button', { name: `Markieren als Angebot: ${applicant.name}` })
    .press('Enter');
  await expect(column('Angebot').getByRole('combobox', { name: applicant.name })).toBeFocused();
  await isAnnouncedOnce(page, `Stand von ${applicant.name}: Angebot`);
  expect(stored).toEqual(['interview', 'offer']);
});

test('an application keeps the focus while it is handled', async ({ page, recruiter, browseAs }) => {
  const { email } = await apply();
  const { id } = await applicationFrom(recruiter, email);
  await browseAs(recruiter);
  await page.goto(`/admin/collections/applications/${id}`);
  await formStands(page);
  const reviewed = page.getByRole('button', { name: 'In Prüfung', exact: true });
  await reviewed.press('Enter');
  await isAnnouncedOnce(page, 'Stand: In Prüfung');
  await expect(reviewed).toBeFocused();

  const thread = page.getByRole('region', { name: 'Notizen und Antworten' });
  const add = thread.getByRole('button', { name: 'Notiz hinzufügen' });
  await add.press('Enter');
  await expect(thread.getByLabel('Notiz')).toBeFocused();
  await page.keyboard.type('Ruft morgen an.');
  await add.press('Enter');
  await isAnnouncedOnce(page, 'Die Notiz ist hinzugefügt.');
  await expect(add).toBeFocused();

  const answer = thread.getByRole('button', { name: 'Per E-Mail antworten' });
  await answer.press('Enter');
  await expect(thread.getByLabel('Betreff')).toBeFocused();
  await thread.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await expect(answer).toBeFocused();

  await page.getByRole('button', { name: 'Lebenslauf anzeigen' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Seiten des Lebenslaufs' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '1 Seite wird gezeigt.' })).toBeVisible();
});
