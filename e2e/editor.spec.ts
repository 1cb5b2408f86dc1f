import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './support/browser/test.ts';
import { type Credentials, createUser } from './support/cms/cms.ts';
import { MAIN_LOG_FILE, MAIN_STACK } from './support/stacks/stacks.ts';

async function signInThroughBrowser(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/admin');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('/admin');
}

type Admin = {
  readonly locale: BrowserContextOptions['locale'];
  readonly words: readonly string[];
  readonly menu: string;
  readonly contents: string;
};

const ADMINS: readonly Admin[] = [
  {
    locale: 'en-GB',
    words: ['Pages', 'Contact messages', 'Applications', 'Users'],
    menu: 'Open menu',
    contents: 'English',
  },
  {
    locale: 'de-DE',
    words: ['Seiten', 'Kontaktanfragen', 'Bewerbungen', 'Benutzer'],
    menu: 'Menü öffnen',
    contents: 'Deutsch',
  },
];

for (const { locale, words, menu, contents } of ADMINS) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });

    test('an administrator signs in and sees the dashboard', async ({ page, admin }) => {
      await signInThroughBrowser(page, await createUser(admin, 'admin'));
      const main = page.locator('.dashboard, main').first();
      for (const word of words) await expect(main.getByText(word, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: menu }).first()).toBeVisible();
      await expect(page.locator('.localizer')).toContainText(contents);
    });
  });
}

/** Posts JSON as an anonymous client. */
function post(path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${MAIN_STACK.siteUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('a wrong password is refused', async () => {
  const response = await post('/api/users/login', { email: 'nobody@kontorwerk.example', password: 'wrong' });
  expect(response.status).toBe(401);
});

/** Returns the secret of the password-reset link mailed to an address: without a mail server, the log has it. */
async function mailedToken(email: string): Promise<string | undefined> {
  const mail = (await readFile(MAIN_LOG_FILE, 'utf8')).split('Mail to ').findLast((text) => text.includes(email));
  return mail?.match(/\/admin\/reset\/(\w+)/)?.[1];
}

test('somebody who forgot the password gets a link by which another one is set', async ({ admin }) => {
  const { email, password } = await createUser(admin, 'editor');
  expect((await post('/api/users/forgot-password', { email })).status).toBe(200);
  await expect.poll(() => mailedToken(email)).toBeDefined();
  const another = { email, password: crypto.randomUUID() };
  const token = await mailedToken(email);
  expect((await post('/api/users/reset-password', { token, password: another.password })).status).toBe(200);
  expect((await post('/api/users/reset-password', { token, password: crypto.randomUUID() })).status).toBe(403);
  expect((await post('/api/users/login', { email, password })).status).toBe(401);
  expect((await post('/api/users/login', another)).status).toBe(200);
});

test('nobody can make themselves the first user', async ({ page }) => {
  await page.goto('/admin/create-first-user');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('input')).toHaveCount(0);
  const intruder = { email: 'intruder@example.com', password: 'intruder-password', roles: ['admin'] };
  const response = await post('/api/users/first-register', intruder);
  expect([403, 404]).toContain(response.status);
});
