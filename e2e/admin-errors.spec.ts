/** Errors in the admin's forms: tied to their fields, announced, and with the focus where the mending begins. */
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { barriers } from './support/browser/barriers.ts';
import { expect, test } from './support/browser/test.ts';
import { formStands, publish } from './support/cms/admin-pages.ts';
import { drop, find, signInAs, successOf } from './support/cms/cms.ts';
import { newSender } from './support/pages/wire-post.ts';

const made = v.object({ doc: v.object({ id: v.number() }) });

/** The messages of the test's sign-in, in both languages. */
const REFUSED = {
  en: 'The email or password provided is incorrect.',
  de: 'Die E-Mail-Adresse oder das Passwort',
} as const;
const SIGN_IN = { en: 'Login', de: 'Anmelden' } as const;

const submit = (page: Page) => page.locator('form button[type=submit]');

/** Expects the focus on a field that assistive technology reads as wrong, with the reason. */
async function expectWrong(field: Locator, reason: RegExp | string): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(reason);
}

async function opened(page: Page, path: string): Promise<void> {
  // The page renders again once all has loaded, which discards text typed earlier.
  await page.goto(path, { waitUntil: 'networkidle' });
}

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-GB' });

    test('a refused sign-in is announced once and leads to the password', async ({ page, problems }) => {
      problems.allow(/^console: Failed to load resource: .*401/);
      await opened(page, '/admin/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SIGN_IN[language]);
      const email = page.locator('input[name=email]');
      const password = page.locator('input[name=password]');
      await expect(email).toHaveAttribute('autocomplete', /^(?:email|username)$/);
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await expect(password).toHaveAttribute('aria-required', 'true');
      await submit(page).click();
      await expectWrong(email, /\S/);
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      expect(await barriers(page, { isOthers: true })).toEqual([]);

      await email.fill(`nobody-${crypto.randomUUID()}@kontorwerk.example`);
      await password.fill('paper boats');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await password.press('Enter');
      await expectWrong(password, new RegExp(REFUSED[language]));
      const announced = page.locator('[role=alert], [role=status], [aria-live]:not([aria-live=off])');
      await expect(announced.filter({ hasText: REFUSED[language] })).toHaveCount(1);
    });
  });
}

test('the other forms of accounts name what is wrong with which field', async ({ page, problems }) => {
  // Other tests try to sign in, too: together they reach the limit of one address.
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newSender() });
  problems.allow(/^console: Failed to load resource: .*40[01]/);
  await opened(page, '/admin/forgot');
  const email = page.locator('input[name=email]');
  await expect(email).toHaveAttribute('autocomplete', /^(?:email|username)$/);
  // Some time after the page stands Payload begins to check the field; until then the server refuses it, which is
  // logged.
  problems.allow(/^console: Error submitting form Error: Please enter a valid email address/);
  await expect(async () => {
    await submit(page).click();
    await expectWrong(email, /\S/);
  }).toPass();
  await email.fill(`someone-${crypto.randomUUID()}@example.com`);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email sent' })).toBeFocused();

  await opened(page, `/admin/reset/${crypto.randomUUID()}`);
  const password = page.locator('input[name=password]');
  const repeated = page.locator('input[name=confirm-password]');
  for (const field of [password, repeated]) await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await submit(page).click();
  await expectWrong(password, /\S/);
  for (const field of [password, repeated]) await field.fill('Password123!');
  await submit(page).click();
  await expectWrong(password, /in common use/);

  await opened(page, '/admin/sign-in-code');
  const code = page.getByLabel('Code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAccessibleDescription(/Six digits/);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectWrong(code, /That took too long.*Six digits/);
});

test('a refused publication leads to the first field in error, and into a closed tab', async ({
  page,
  admin,
  browseAs,
  afterwards,
  problems,
}) => {
  problems.allow(/^console: Failed to load resource: .*400/);
  const editor = await signInAs(admin, 'editor');
  const answer = await editor.send('POST', '/api/jobs?draft=true&depth=0', { _status: 'draft' });
  const { id } = v.parse(made, await successOf(answer)).doc;
  afterwards(() => drop(admin, 'jobs', id));
  await browseAs(editor);
  await page.goto(`/admin/collections/jobs/${id}`);
  await formStands(page);
  const title = page.locator('#field-title');
  await expect(title).toHaveAttribute('aria-required', 'true');
  await expect(title).toHaveAccessibleDescription(/What the position is called/);
  await expect(title).not.toHaveAttribute('aria-invalid');
  await publish(page).click();
  await expectWrong(title, /required/);
  const offices = page.getByRole('combobox', { name: 'Offices' });
  for (const field of [page.locator('#field-job_type'), page.getByRole('textbox', { name: 'Full text' }), offices])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await barriers(page, { isOthers: true })).toEqual([]);

  await title.fill(`Sailmaker ${crypto.randomUUID()}`);
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(title).toHaveAccessibleDescription(/^What the position is called[^*]*$/);
  await page.locator('#field-job_type').fill('Permanent');
  await page.getByRole('button', { name: 'Search engines' }).click();
  await publish(page).click();
  await expectWrong(offices, /required/);
  await offices.press('ArrowDown');
  await offices.press('Enter');
  await expect(offices).not.toHaveAttribute('aria-invalid');
  await publish(page).click();
  await expectWrong(page.locator('#field-description'), /required/);
});

test('a refused publication leads into a closed row', async ({ page, admin, browseAs, afterwards, problems }) => {
  problems.allow(/^console: Failed to load resource: .*400/);
  const editor = await signInAs(admin, 'editor');
  const [picture] = await find(editor, 'media', {}, { limit: '1' });
  const card = { title: `Boats ${crypto.randomUUID()}`, description: 'Boats.', pro_category: 'Shops', year: 2026 };
  const project = { ...card, image: picture?.id, facts: [{ term: 'System' }], _status: 'draft' };
  const answer = await editor.send('POST', '/api/projects?draft=true&depth=0', project);
  const { id } = v.parse(made, await successOf(answer)).doc;
  afterwards(() => drop(admin, 'projects', id));
  await browseAs(editor);
  await page.goto(`/admin/collections/projects/${id}`);
  await formStands(page);
  await publish(page).click();
  await expectWrong(page.locator('#field-facts__0__value'), /required/);
});
