import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from './support/browser/test.ts';
import { type Credentials, createUser } from './support/cms/cms.ts';

/** Returns the device's current code, or its next one, which the server accepts from a device that is ahead. */
function codeOf(secret: string, ahead: 0 | 1): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
}

async function typePassword(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

test.use({ locale: 'de-DE' });

test('an editor sets a second factor up and is asked for its code at the next sign-in', async ({
  page,
  admin,
  problems,
}) => {
  problems.allow(/^console: Failed to load resource: .*400/);
  const editor = await createUser(admin, 'editor');
  await page.goto('/admin/account');
  await typePassword(page, editor);
  await page.waitForURL('/admin/account');
  // After a sign-in the page renders again once all has loaded, which discards earlier input.
  await page.goto('/admin/account', { waitUntil: 'networkidle' });
  const panel = page.getByRole('region', { name: 'Zweiter Faktor' });
  await panel.getByRole('button', { name: 'Einrichten' }).click();
  const known = panel.getByLabel('Ihr Passwort');
  await expect(known).toHaveAttribute('type', 'password');
  await expect(known).toBeFocused();
  await known.fill(editor.password);
  // Enter must not submit the surrounding form, which changes the account.
  await known.press('Enter');
  await expect(panel.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await expect(panel.getByText(/^Scannen Sie das/)).toBeFocused();
  const secret = await panel.locator('code').innerText();
  await panel.getByLabel('Code').fill(codeOf(secret, 0));
  await panel.getByRole('button', { name: 'Einschalten' }).click();
  await expect(panel.locator('pre')).toHaveText(/^(?:[0-9a-f]{4}(?:-[0-9a-f]{4}){4}\s*){10}$/);
  await expect(panel.getByText(/Ersatzcodes/)).toBeFocused();

  await page.context().clearCookies();
  await page.goto('/admin/account');
  await typePassword(page, editor);
  await page.waitForURL('/admin/sign-in-code?**');
  await expect(page.getByRole('heading', { name: 'Anmelden: zweiter Schritt' })).toBeVisible();
  await page.locator('input').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('/admin/account');
  await page.goto('/admin/account', { waitUntil: 'networkidle' });
  await expect(panel).toContainText('Er ist eingeschaltet.');
  await panel.getByRole('button', { name: 'Ausschalten' }).click();
  await known.fill('wrong');
  await panel.getByLabel('Code').fill('000000');
  await panel.getByRole('button', { name: 'Ausschalten' }).click();
  await expect(panel.getByRole('alert').last()).toContainText('mit dem Sie sich angemeldet haben');
});
