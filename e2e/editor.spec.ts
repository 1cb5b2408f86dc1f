import { listPath } from '@kontorwerk/contract/wire';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { germanHomeBanner } from './support/home-banner.ts';
import { ADMINISTRATOR, MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

/** How soon after the publish answer a page load has to show the change, in milliseconds. */
const SOON_MS = 1000;

async function germanHeading(page: Page): Promise<string> {
  await page.goto('/de', { waitUntil: 'commit' });
  return (await page.locator('h1').textContent()) ?? '';
}

/** What the German page must not change: asked for without a browser, which would remember German. */
async function englishHome(): Promise<string> {
  return (await fetch(`${MAIN_STACK.siteUrl}/`)).text();
}

test('a draft stays inside, and what is published shows on the next load', async ({ page, admin }) => {
  const banner = await germanHomeBanner(admin);
  const draft = `Entwurf ${crypto.randomUUID()}`;
  const published = `Neu ${crypto.randomUUID()}`;
  const before = await germanHeading(page);
  const english = await englishHome();
  const listed = async () => (await fetch(`${MAIN_STACK.cmsUrl}${listPath('homepage', 'de')}`)).text();
  const listedBefore = await listed();
  try {
    await banner.saveDraft(draft);
    expect(await listed()).toBe(listedBefore);
    expect(await germanHeading(page)).toBe(before);

    await banner.publish(published);
    const publishedAt = performance.now();
    let loadedAt = publishedAt;
    await expect(async () => {
      loadedAt = performance.now();
      expect(await germanHeading(page)).toContain(published);
    }).toPass({ intervals: [1], timeout: 10_000 });
    expect(loadedAt - publishedAt, 'ms from the answer to the load that shows it').toBeLessThan(SOON_MS);
    expect(await englishHome()).toBe(english);
  } finally {
    await banner.restore();
  }
  await expect(async () => expect(await germanHeading(page)).toBe(before)).toPass();
});

async function signInThroughBrowser(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.locator('input[name=email]').fill(ADMINISTRATOR.email);
  await page.locator('input[name=password]').fill(ADMINISTRATOR.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('/admin');
}

const ADMINS: readonly { readonly locale: BrowserContextOptions['locale']; readonly words: readonly string[] }[] = [
  { locale: 'en-GB', words: ['Pages', 'Contact messages', 'Applications', 'Users'] },
  { locale: 'de-DE', words: ['Seiten', 'Kontaktanfragen', 'Bewerbungen', 'Benutzer'] },
];

for (const { locale, words } of ADMINS) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });

    test('an editor signs in and sees the dashboard', async ({ page }) => {
      await signInThroughBrowser(page);
      const main = page.locator('.dashboard, main').first();
      for (const word of words) await expect(main.getByText(word, { exact: true }).first()).toBeVisible();
    });
  });
}

test('a wrong password is refused', async () => {
  const response = await fetch(`${MAIN_STACK.siteUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@kontorwerk.example', password: 'wrong' }),
  });
  expect(response.status).toBe(401);
});

test('nobody can make themselves the first user', async ({ page }) => {
  await page.goto('/admin/create-first-user');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('input')).toHaveCount(0);
  const response = await fetch(`${MAIN_STACK.siteUrl}/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'intruder@example.com', password: 'intruder-password', roles: ['admin'] }),
  });
  expect([403, 404]).toContain(response.status);
});
