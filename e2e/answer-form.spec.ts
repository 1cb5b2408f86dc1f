import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import { hold } from './support/browser/held-answers.ts';
import { expect, test } from './support/browser/test.ts';
import { type CmsSession, signInAs, successOf } from './support/cms/cms.ts';
import { applicationFrom } from './support/cms/sent-to-us.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { newSender, postToBackend } from './support/pages/wire-post.ts';

/** Submits an application and opens the browser as a recruiter; returns the application's address in the admin. */
async function applied(admin: CmsSession, browseAs: (recruiter: CmsSession) => Promise<void>): Promise<string> {
  const email = `ada.${crypto.randomUUID()}@example.com`;
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const application = { ...FILLED_APPLICATION, email, resume };
  expect((await postToBackend(APPLICATION_PATH, application, 'en', newSender())).status).toBe(200);
  const recruiter = await signInAs(admin, 'recruiter');
  const { id } = await applicationFrom(recruiter, email);
  await browseAs(recruiter);
  return `/admin/collections/applications/${id}`;
}

test('what is written in an answer is discarded by another template, with the form or by leaving, only when it may be', async ({
  page,
  admin,
  browseAs,
}) => {
  const address = await applied(admin, browseAs);
  const asked: string[] = [];
  let isAllowed = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return isAllowed ? dialog.accept() : dialog.dismiss();
  });
  await page.goto(address);
  const thread = page.getByRole('region', { name: 'Notes and answers' });
  await thread.getByRole('button', { name: 'Answer by e-mail' }).click();
  const text = thread.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/Ada/);
  const chooseTemplate = async (at: number) => {
    await thread.getByRole('combobox', { name: 'Template' }).click();
    await page.getByRole('option').nth(at).click();
  };
  await text.fill('Written with care');
  await chooseTemplate(1);
  await thread.getByRole('button', { name: 'Cancel' }).click();
  // A link of the admin navigates without loading a document.
  const toList = page.locator('.step-nav').getByRole('link', { name: 'Applications' });
  await toList.click();
  await expect(text).toHaveValue('Written with care');
  expect(asked).toEqual(Array(3).fill('Discard what you have written?'));
  isAllowed = true;
  await chooseTemplate(1);
  await expect(text).not.toHaveValue('Written with care');
  await thread.getByRole('button', { name: 'Cancel' }).click();
  await expect(text).toHaveCount(0);
  expect(asked).toHaveLength(4);
  // An unsaved note asks for confirmation as well.
  await thread.getByLabel('Note').fill('Rings back tomorrow');
  await toList.click();
  await expect(page).toHaveURL(/\/admin\/collections\/applications(?:\?|$)/);
  expect(asked).toHaveLength(5);
});

test('a note that is stored before the notes of others have come is not hidden by them', async ({
  page,
  admin,
  browseAs,
}) => {
  const address = await applied(admin, browseAs);
  const read = await hold(page, (request) => request.url().endsWith('/thread'));
  await page.goto(address);
  await read.held();
  const thread = page.getByRole('region', { name: 'Notes and answers' });
  await thread.getByLabel('Note').fill('Rings back tomorrow');
  await thread.getByRole('button', { name: 'Add note' }).click();
  await expect(thread.getByRole('listitem')).toContainText(['Rings back tomorrow']);
  const come = page.waitForResponse(/\/thread$/);
  await read.end();
  expect((await come).status()).toBe(200);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(thread.getByRole('listitem')).toContainText(['Rings back tomorrow']);
});

test('what is typed while a note is being stored stays', async ({ page, admin, browseAs }) => {
  const address = await applied(admin, browseAs);
  const storing = await hold(page, (request) => request.url().endsWith('/notes'));
  await page.goto(address);
  const thread = page.getByRole('region', { name: 'Notes and answers' });
  const note = thread.getByLabel('Note');
  await note.fill('Rings back tomorrow');
  await thread.getByRole('button', { name: 'Add note' }).click();
  await storing.held();
  await note.fill('Has no time on Mondays');
  await storing.end();
  await expect(thread.getByRole('listitem')).toContainText(['Rings back tomorrow']);
  await expect(note).toHaveValue('Has no time on Mondays');
});

test('a colleague’s note appears by itself, and who writes an answer is told of a colleague’s', async ({
  page,
  admin,
  browseAs,
}) => {
  const address = await applied(admin, browseAs);
  const colleague = await signInAs(admin, 'recruiter');
  // Read before anybody else writes, so that the next reading is the beat's.
  const isRead = page.waitForResponse(/\/thread$/);
  await page.goto(address);
  await isRead;
  const thread = page.getByRole('region', { name: 'Notes and answers' });
  await thread.getByRole('button', { name: 'Answer by e-mail' }).click();
  await expect(thread.getByLabel('Text', { exact: true })).toHaveValue(/Ada/);
  // The stack sends no mail: a colleague's answer is added to what the CMS tells.
  const answer = { to: 'ada@example.com', subject: 'Yes', state: { en: 'Sent', de: 'Gesendet' }, is_open: false };
  const answered = { id: 'answer-0', at: new Date().toISOString(), author: 'Grace', text: 'Come along', answer };
  await page.route(/\/thread$/, async (route) => {
    // The CMS checks the origin, which Playwright doesn't pass on.
    const headers = { ...route.request().headers(), origin: new URL(route.request().url()).origin };
    const read: { entries: object[] } = await (await route.fetch({ headers })).json();
    await route.fulfill({ json: { entries: [...read.entries, answered] } });
  });
  const path = address.replace('/admin/collections', '/api');
  await successOf(await colleague.send('POST', `${path}/notes`, { text: 'Rings back tomorrow' }));
  await expect(thread.getByRole('listitem')).toContainText(['Rings back tomorrow', 'Come along'], { timeout: 20_000 });
  await expect(thread.getByRole('status').filter({ hasText: 'Grace has answered in the meantime.' })).toBeVisible();
});
