import { Secret, TOTP } from 'otpauth';
import { expect, test } from './support/browser/test.ts';
import { createUser, find, signIn, writeUser } from './support/cms/cms.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

test('who must have a second factor sets it up on their own page, and saves their name there', async ({
  page,
  admin,
  browseAs,
}) => {
  const editor = await createUser(admin, 'editor');
  const [user] = await find(admin, 'users', { email: editor.email });
  await writeUser(admin, 'PATCH', `/api/users/${user?.id}`, { totp_required: true });
  await browseAs(await signIn(MAIN_STACK.siteUrl, editor));
  await page.goto('/admin/account', { waitUntil: 'networkidle' });
  await page.locator('input[name=name]').fill('Ada');
  await page.locator('#action-save').click();
  await expect.poll(async () => find(admin, 'users', { name: 'Ada', email: editor.email })).toHaveLength(1);
  const panel = page.getByRole('region', { name: 'Second factor' });
  await panel.getByRole('button', { name: 'Set up' }).click();
  await panel.getByLabel('Your password').fill(editor.password);
  await panel.getByRole('button', { name: 'Continue' }).click();
  const secret = await panel.locator('code').innerText();
  await panel.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect(panel.locator('pre')).toBeVisible();
});
