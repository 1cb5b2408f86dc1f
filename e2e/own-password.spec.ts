import { expect, test } from './support/browser/test.ts';
import { createUser, signIn } from './support/cms/cms.ts';
import { login } from './support/cms/signing-in.ts';
import { newSender } from './support/pages/wire-post.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

test.use({ locale: 'de-DE' });

test('an editor changes their password, which takes the one they have and one that is hard to guess', async ({
  page,
  admin,
  browseAs,
  problems,
}) => {
  problems.allow(/^console: Failed to load resource: .*400/);
  const editor = await createUser(admin, 'editor');
  await browseAs(await signIn(MAIN_STACK.siteUrl, editor));
  // The page renders again once all has loaded, which discards text typed earlier.
  await page.goto('/admin/account', { waitUntil: 'networkidle' });
  const current = page.locator('input[name=current_password]');
  await expect(page.locator('#change-password')).toBeVisible();
  await expect(current).toHaveCount(0);
  await page.locator('#change-password').click();
  await expect(current).toHaveAttribute('type', 'password');
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByText('Bisheriges Passwort')).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1;
  });
  const change = async (password: string, typed: string) => {
    if (await page.locator('#change-password').isVisible()) await page.locator('#change-password').click();
    await page.locator('input[name=password]').fill(password);
    await page.locator('input[name=confirm-password]').fill(password);
    await current.fill(typed);
    // The form validates with a delay, and sends nothing before.
    const before = sent;
    await expect(async () => {
      if (sent === before) await page.locator('#action-save').click({ timeout: 1_000 });
      expect(sent).toBe(before + 1);
    }).toPass();
  };
  await change('Password123!', editor.password);
  await expect(page.getByText('Dieses Passwort ist sehr verbreitet').first()).toBeVisible();
  await change('papier boot hafen', 'wrong');
  await expect(page.getByText('mit dem Sie sich angemeldet haben').first()).toBeVisible();
  await change('papier boot hafen', editor.password);
  await expect(page.getByText('Gespeichert.', { exact: true }).first()).toBeVisible();
  await expect(current).toHaveCount(0);
  // A saved password isn't sent again with another change.
  await page.locator('input[name=name]').fill('Ada');
  await expect(current).toHaveCount(0);
  // A password-reset link would go to the new address.
  await page.locator('input[name=email]').fill(`x-${editor.email}`);
  await expect(current).toBeVisible();
  await page.locator('input[name=email]').fill(editor.email);
  await expect(current).toHaveCount(0);
  expect((await login({ ...editor, password: 'papier boot hafen' }, newSender())).status).toBe(200);
});
