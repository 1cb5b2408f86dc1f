import type { Page } from '@playwright/test';
import { type Credentials, createUser } from './support/cms.ts';
import { expect, test } from './support/test.ts';

async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

test.use({ locale: 'de-DE' });

test('an editor changes their password, which takes the one they have and one that is hard to guess', async ({
  page,
  admin,
  problems,
}) => {
  problems.allow(/^console: Failed to load resource: .*400/);
  const editor = await createUser(admin, 'editor');
  await page.goto('/admin/account');
  await signIn(page, editor);
  await page.waitForURL('/admin/account');
  const current = page.locator('input[name=current_password]');
  await expect(page.locator('#change-password')).toBeVisible();
  await expect(current).toHaveCount(0);
  await page.locator('#change-password').click();
  await expect(current).toHaveAttribute('type', 'password');
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByText('Bisheriges Passwort')).toBeVisible();
  const change = async (password: string, typed: string) => {
    if (await page.locator('#change-password').isVisible()) await page.locator('#change-password').click();
    await page.locator('input[name=password]').fill(password);
    await page.locator('input[name=confirm-password]').fill(password);
    await current.fill(typed);
    // The form takes what was typed a moment later, and sends nothing before.
    await expect(async () => {
      const answered = page.waitForResponse((response) => response.request().method() === 'PATCH', { timeout: 2_000 });
      await page.locator('#action-save').click({ timeout: 1_000 });
      await answered;
    }).toPass();
  };
  await change('Password123!', editor.password);
  await expect(page.getByText('Dieses Passwort benutzen viele').first()).toBeVisible();
  await change('papier boot hafen', 'wrong');
  await expect(page.getByText('mit dem Sie sich angemeldet haben').first()).toBeVisible();
  await change('papier boot hafen', editor.password);
  await expect(page.getByText('Erfolgreich aktualisiert').first()).toBeVisible();
  await expect(current).toHaveCount(0);
  // What was saved isn't sent once more with something else.
  await page.locator('input[name=name]').fill('Ada');
  await expect(current).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto('/admin/account');
  await signIn(page, { ...editor, password: 'papier boot hafen' });
  await page.waitForURL('/admin/account');
});
