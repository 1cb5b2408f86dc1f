/** Bulk edits in the admin. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/browser/test.ts';
import { search } from './support/cms/admin-pages.ts';
import { type CmsSession, drop, find, signInAs, successOf } from './support/cms/cms.ts';
import { draftPost } from './support/cms/draft-post.ts';
import { SOON_MS } from './support/cms/loaded.ts';
import { until } from './support/until.ts';

test.use({ locale: 'de-DE' });

async function statusOf(editor: CmsSession, id: number): Promise<unknown> {
  const [post] = await find(editor, 'posts', { id: String(id) }, { depth: '0' });
  return post?._status;
}

/** Publishes a post with the same title in both languages; returns its id. */
async function livePost(editor: CmsSession, title: string): Promise<number> {
  const id = await draftPost(editor, { en: title, de: title });
  await successOf(await editor.send('PATCH', `/api/posts/${id}?locale=en&depth=0`, { _status: 'published' }));
  return id;
}

async function chooseAll(page: Page, name: string): Promise<void> {
  await page.goto('/admin/collections/posts?locale=en');
  await search(page, name);
  await expect(page.locator('tbody tr').filter({ hasNotText: name })).toHaveCount(0);
  await page.locator('#select-all').check();
}

test('publishing many documents names the drafts among them first', async ({ page, admin, browseAs, afterwards }) => {
  const editor = await signInAs(admin, 'editor', 'de');
  const name = crypto.randomUUID();
  const draft = await draftPost(editor, { en: `Neu ${name}`, de: `Neu ${name}` });
  const live = await livePost(editor, `Alt ${name}`);
  afterwards(async () => {
    for (const id of [draft, live]) await drop(admin, 'posts', id);
  });
  await browseAs(editor);
  await chooseAll(page, name);
  await page.locator('.list-selection').getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(page.getByRole('heading', { name: '2 Beiträge bearbeiten' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Zu bearbeitende Felder auswählen' }).click();
  await page.locator('.rs__option').filter({ hasText: 'Kategorie' }).click();
  await page.locator('.edit-many__form #field-category').fill('Werkstatt');
  const button = page.locator('.edit-many__publish');
  const question = page.getByRole('dialog', { name: 'Auch Entwürfe veröffentlichen?' });

  await button.click();
  await expect(question.getByRole('listitem')).toHaveText([`Neu ${name} (Entwurf)`]);
  await question.getByRole('button', { name: 'Zurück' }).click();
  await expect(question).toBeHidden();
  expect(await statusOf(editor, draft)).toBe('draft');

  await button.click();
  await question.getByRole('button', { name: 'Alle veröffentlichen' }).click();
  await until('both are published', async () => (await statusOf(editor, draft)) === 'published', SOON_MS);
});

test('a list says of each document whether it is on the site, also once it was taken off', async ({
  page,
  admin,
  browseAs,
  afterwards,
}) => {
  const editor = await signInAs(admin, 'editor', 'de');
  const name = crypto.randomUUID();
  const [gone, changed] = [await livePost(editor, `Weg ${name}`), await livePost(editor, `Anders ${name}`)];
  afterwards(async () => {
    for (const id of [gone, changed]) await drop(admin, 'posts', id);
  });
  const off = await editor.send('PATCH', `/api/posts?where[id][in][0]=${gone}&locale=en&depth=0`, { _status: 'draft' });
  await successOf(off);
  const later = { title: `Anders ${name} und neu`, _status: 'draft' };
  await successOf(await editor.send('PATCH', `/api/posts/${changed}?locale=en&draft=true&depth=0`, later));
  await browseAs(editor);
  await chooseAll(page, name);
  const row = (title: string) => page.locator('tbody tr').filter({ hasText: title });
  await expect(row('Weg').locator('.cell-_status')).toHaveText('Entwurf');
  await expect(row('Anders').locator('.cell-_status')).toHaveText('Geändert');
});
