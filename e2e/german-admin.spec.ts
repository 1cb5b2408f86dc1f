/** The texts that Payload's admin has only in English, as German editors read them. */
import { join } from 'node:path';
import { expect, test } from './support/browser/test.ts';
import { openFromStart } from './support/cms/admin-pages.ts';
import { drop, find, signInAs, successOf } from './support/cms/cms.ts';
import { draftPost } from './support/cms/draft-post.ts';
import { SOON_MS } from './support/cms/loaded.ts';
import { plainPicture, uploadPicture } from './support/cms/plain-picture.ts';

test.use({ locale: 'de-DE' });

test('of several files that are uploaded at once the good ones are saved, and how many is said', async ({
  page,
  admin,
  browseAs,
  afterwards,
  problems,
}) => {
  const editor = await signInAs(admin, 'editor', 'de');
  await browseAs(editor);
  const name = crypto.randomUUID();
  afterwards(async () => {
    for (const { id } of await find(admin, 'media', {}, { 'where[filename][like]': name }))
      await drop(admin, 'media', id);
  });
  await openFromStart(page, 'Bilder', 'de');
  await page.getByRole('button', { name: 'Mehrere Dateien hochladen' }).click();
  await page.locator('.bulk-upload--add-files input[type=file]').setInputFiles([
    { name: `${name}.png`, mimeType: 'image/png', buffer: await plainPicture('#0a0') },
    { name: `${name}-broken.png`, mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await expect(page.getByLabel('Nur Schmuck')).toBeVisible();
  await expect(page.getByText('Verwendet in')).toBeHidden();
  problems.allow(/^console: Failed to load resource: .*400.*\/api\/media\?/);
  await page.getByRole('button', { name: 'Speichern' }).click();
  // The picture's sizes are made first.
  await expect(page.getByText('1 Datei ist gespeichert.')).toBeVisible({ timeout: SOON_MS });
  await expect(page.getByText('1 Datei ließ sich nicht speichern.')).toBeVisible();
});

test('a table is made and changed in German', async ({ page, admin, browseAs, afterwards }) => {
  const editor = await signInAs(admin, 'editor', 'de');
  const id = await draftPost(editor, { en: 'With a table', de: 'Mit Tabelle' });
  afterwards(() => drop(admin, 'posts', id));
  await browseAs(editor);
  await page.goto(`/admin/collections/posts/${id}?locale=de`);
  const text = page.locator('.ContentEditable__root').first();
  await text.click();
  await page.keyboard.type('/tab');
  await page.locator('.slash-menu-popup').getByText('Tabelle').click();
  await expect(page.getByRole('heading', { name: 'Tabelle einfügen' })).toBeVisible();
  await page.getByRole('button', { name: 'Änderungen speichern' }).click();
  await text.locator('td, th').first().click();
  await page.locator('.table-cell-action-button').click();
  const menu = page.locator('.table-action-menu-dropdown button:visible');
  await expect(menu).toHaveText([
    'Zeile darüber einfügen',
    'Zeile darunter einfügen',
    'Spalte links einfügen',
    'Spalte rechts einfügen',
    'Spalte löschen',
    'Zeile löschen',
    'Tabelle löschen',
    'Kopfzeile zur Zeile machen',
    'Kopfspalte zur Spalte machen',
  ]);
  await page.getByRole('button', { name: 'Zeile darunter einfügen' }).click();
  await expect(text.locator('tr')).toHaveCount(6);
});

test('words in another language are marked as such, and unmarked, in German', async ({
  page,
  admin,
  browseAs,
  afterwards,
}) => {
  const editor = await signInAs(admin, 'editor', 'de');
  const id = await draftPost(editor, { en: 'With English words', de: 'Mit englischen Wörtern' });
  afterwards(() => drop(admin, 'posts', id));
  await browseAs(editor);
  await page.goto(`/admin/collections/posts/${id}?locale=de`);
  const text = page.locator('.ContentEditable__root').first();
  await text.click();
  await page.keyboard.type('ball');
  await page.keyboard.press('Shift+Home');
  const choose = async (item: string) => {
    await page.locator('.fixed-toolbar .toolbar-popup__dropdown-textState').first().click();
    await page.locator('.toolbar-popup__dropdown-items').getByRole('button', { name: item }).click();
  };
  await choose('In English');
  await expect(text.locator('[data-lang="en"]')).toHaveText('ball');
  await choose('In der Sprache der Seite');
  await expect(text.locator('[data-lang]')).toHaveCount(0);
});

const node = { version: 1, direction: null, format: '', indent: 0 };

test('the buttons of a picture in a text say what they do', async ({ page, admin, browseAs, afterwards }) => {
  const editor = await signInAs(admin, 'editor', 'de');
  const id = await draftPost(editor, { en: 'With a picture', de: 'Mit Bild' });
  const name = crypto.randomUUID();
  const picture = await uploadPicture(editor, name);
  afterwards(async () => {
    await drop(admin, 'posts', id);
    await drop(admin, 'media', picture);
  });
  const upload = { type: 'upload', version: 3, format: '', id: 'a', fields: { caption: '' }, relationTo: 'media' };
  const root = { ...node, type: 'root', children: [{ ...upload, value: picture }] };
  await editor.send('PATCH', `/api/posts/${id}?locale=de&draft=true`, { body: { root }, _status: 'draft' });
  await browseAs(editor);
  await page.goto(`/admin/collections/posts/${id}?locale=de`);
  const text = page.locator('.ContentEditable__root').first();
  await expect(text.getByRole('button', { name: new RegExp(`^Bild bearbeiten: ${name}`) })).toBeVisible();
  for (const action of ['Bildunterschrift bearbeiten', 'Anderes Bild wählen', 'Aus dem Text entfernen'])
    await expect(text.getByRole('button', { name: action, exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /\[object/ })).toHaveCount(0);
});

test('of a WebP that moves it is said that it stands still in texts', async ({ page, admin, browseAs }) => {
  await browseAs(await signInAs(admin, 'editor', 'de'));
  await page.goto('/admin/collections/media/create');
  const moving = join(import.meta.dirname, '../cms/src/content/media/testing/moving-5-frames.webp');
  await page.locator('.file-field input[type=file]').first().setInputFiles(moving);
  await expect(page.getByRole('status').filter({ hasText: 'steht es aber still' })).toBeVisible();
});

test('a picture with a German variant says which one German pages show', async ({
  page,
  admin,
  browseAs,
  afterwards,
}) => {
  const editor = await signInAs(admin, 'editor', 'de');
  const name = crypto.randomUUID();
  const [id, german] = [await uploadPicture(editor, name), await uploadPicture(editor, `german-${name}`)];
  afterwards(async () => {
    await drop(admin, 'media', id);
    await drop(admin, 'media', german);
  });
  await browseAs(editor);
  await page.goto(`/admin/collections/media/${id}?locale=de`);
  await expect(page.getByRole('button', { name: 'Datei ersetzen', exact: true })).toBeVisible();
  const note = page.getByText('Deutsche Seiten zeigen statt dieser Datei');
  await expect(note).toHaveCount(0);
  await successOf(await editor.send('PATCH', `/api/media/${id}?locale=de`, { german }));
  await page.reload();
  await expect(note).toBeVisible();
});

test('lists name the offices of positions and the pages of redirects, not how they are kept', async ({
  page,
  admin,
  browseAs,
  afterwards,
}) => {
  const editor = await signInAs(admin, 'editor', 'de');
  const [about] = await find(editor, 'pages', { _status: 'published' }, { locale: 'de', limit: '1' });
  const from = `/old-${crypto.randomUUID()}`;
  await successOf(await editor.send('POST', '/api/redirects?depth=0', { from, to: `pages:${about?.id}#team` }));
  const [redirect] = await find(admin, 'redirects', { from });
  afterwards(() => drop(admin, 'redirects', Number(redirect?.id)));
  await browseAs(editor);
  await page.goto('/admin/collections/jobs?locale=de');
  const offices = page.locator('tbody .cell-offices');
  await expect(offices.filter({ hasText: /[a-zäöü]{3}/ })).not.toHaveCount(0);
  await expect(offices.filter({ hasText: '[' })).toHaveCount(0);
  await page.goto(`/admin/collections/redirects?locale=de&search=${from}`);
  await expect(page.locator('tbody .cell-to')).toHaveText(`${about?.title}#team`);
});
