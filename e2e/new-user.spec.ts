import { expect, test } from './support/browser/test.ts';
import { createUser, find, signIn } from './support/cms/cms.ts';
import { login } from './support/cms/signing-in.ts';
import { newSender } from './support/pages/wire-post.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

test.use({ locale: 'de-DE' });

test('an administrator makes a user, and changes the roles, by their own password', async ({
  page,
  admin,
  browseAs,
  problems,
}) => {
  problems.allow(/^console: Failed to load resource: .*400/);
  const helper = await createUser(admin, 'admin');
  await browseAs(await signIn(MAIN_STACK.siteUrl, helper));
  await page.goto('/admin/collections/users/create', { waitUntil: 'networkidle' });
  const user = { email: `made-${crypto.randomUUID()}@kontorwerk.example`, password: 'papier boot hafen' };
  const own = page.locator('input[name=current_password]');
  const role = async (name: RegExp) => {
    await page.locator('#field-roles .rs__control').click();
    await page.locator('#field-roles .rs__option').filter({ hasText: name }).click();
  };
  await page.locator('input[name=email]').fill(user.email);
  await page.locator('input[name=password]').fill(user.password);
  await page.locator('input[name=confirm-password]').fill(user.password);
  await role(/^Vertrieb/);
  await expect(page.getByText('Ihr eigenes Passwort')).toBeVisible();
  await own.fill('wrong');
  await page.locator('#action-save').click();
  await expect(page.getByText('mit dem Sie sich angemeldet haben').first()).toBeVisible();
  await own.fill(helper.password);
  await page.locator('#action-save').click();
  await page.waitForURL(/\/users\/\d+/);
  await page.waitForLoadState('networkidle');
  expect((await login(user, newSender())).status).toBe(200);

  await expect(own).toHaveCount(0);
  await role(/^Personal/);
  await expect(own).toHaveValue('');
  await own.fill(helper.password);
  await page.locator('#action-save').click();
  await expect(own).toHaveCount(0);
  expect(await find(admin, 'users', { email: user.email })).toMatchObject([{ roles: ['sales', 'recruiter'] }]);
});
