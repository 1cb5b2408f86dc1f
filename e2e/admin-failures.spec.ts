/** Requests of the admin that fail. */
import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { test as base, expect } from './support/browser/test.ts';
import { formStands } from './support/cms/admin-pages.ts';
import { type CmsSession, drop, find, signInAs, successOf } from './support/cms/cms.ts';
import { draftPost } from './support/cms/draft-post.ts';
import { plainPicture } from './support/cms/plain-picture.ts';

/** Uploading four pictures beside other tests. */
const UPLOADED_WITHIN_MS = 40_000;

const created = v.object({ doc: v.object({ id: v.number() }) });

const test = base.extend<{ readonly editor: CmsSession }>({
  /** An editor, as whom the browser is signed in. */
  editor: async ({ admin, browseAs, problems }, use) => {
    problems.allow(/^console: Failed to load resource/);
    const editor = await signInAs(admin, 'editor');
    await browseAs(editor);
    await use(editor);
  },
});

const cut = (route: Route) => route.abort('internetdisconnected');
const proxyPage = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<h1>A proxy</h1>' });

const toast = (page: Page, text: string) => page.locator('.payload-toast-item').filter({ hasText: text });

const menu = (page: Page) => page.locator('.doc-controls__popup .popup-button');

test('pictures of a bulk upload that weren’t stored stay, and are stored by saving again', async ({
  page,
  admin,
  editor,
  afterwards,
}) => {
  const id = crypto.randomUUID();
  const names = ['a', 'b', 'c', 'd'].map((name) => `${name}-${id}.png`);
  const stored = () => find(editor, 'media', {}, { 'where[filename][like]': id });
  afterwards(async () => {
    for (const picture of await stored()) await drop(admin, 'media', picture.id);
  });
  const buffer = await plainPicture('#00a');
  await page.goto('/admin/collections/media?locale=en');
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  const files = names.map((name) => ({ name, mimeType: 'image/png', buffer }));
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  const rows = page.locator('.file-selections__fileRow');
  await expect(rows).toHaveCount(4);

  const failures = [(route: Route) => route.continue(), cut, proxyPage(502), proxyPage(200)];
  await page.route(/\/api\/media\?/, (route) => failures.shift()?.(route), { times: failures.length });
  const save = page.locator('.bulk-upload--actions-bar').getByRole('button', { name: 'Save' });
  await save.click();
  await expect(toast(page, '3 files could not be saved.')).toBeVisible({ timeout: UPLOADED_WITHIN_MS });
  await expect(rows).toHaveText(names.slice(1).map((name) => new RegExp(`^${name.slice(0, 8)}`)));
  expect(await stored()).toHaveLength(1);

  await save.click();
  await expect(rows).toHaveCount(0, { timeout: UPLOADED_WITHIN_MS });
  expect(await stored()).toHaveLength(4);
});

test('a copy into the other language that isn’t made says why', async ({ page, admin, editor, afterwards }) => {
  const id = await draftPost(editor, { en: 'As it was', de: 'Wie es war' });
  afterwards(() => drop(admin, 'posts', id));
  const path = `/admin/collections/posts/${id}?locale=en`;
  await page.goto(path);
  await formStands(page);
  await menu(page).click();
  await page.getByRole('button', { name: 'Copy To Locale' }).click();
  const drawer = page.locator('.copy-locale-data');
  await drawer.locator('#field-toLocale .rs__control').click();
  await page.locator('.rs__option').first().click();
  await page.route(`**${path}`, cut);
  await drawer.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(page, 'Not saved: the connection is lost.')).toBeVisible();
  expect(page.url()).toContain(path);
});

test('a document isn’t reverted to a published one that doesn’t arrive', async ({
  page,
  admin,
  editor,
  afterwards,
}) => {
  const id = await draftPost(editor, { en: 'As it was', de: 'Wie es war' });
  afterwards(() => drop(admin, 'posts', id));
  await successOf(await editor.send('PATCH', `/api/posts/${id}?locale=en`, { _status: 'published' }));
  await successOf(await editor.send('PATCH', `/api/posts/${id}?locale=en&draft=true`, { title: 'Changed' }));
  await page.goto(`/admin/collections/posts/${id}?locale=en`);
  await formStands(page);
  await page.locator('#action-revert-to-published').click();
  const methods: string[] = [];
  await page.route(`**/api/posts/${id}?*`, (route) => {
    methods.push(route.request().method());
    return proxyPage(502)(route);
  });
  await page.locator('.confirmation-modal #confirm-action:visible').click();
  await expect(toast(page, 'the server can’t save at the moment.')).toBeVisible();
  expect(methods).toEqual(['GET']);
  await expect(page.locator('#field-title')).toHaveValue('Changed');
});

test('a form whose document isn’t removed is still left only after a question', async ({
  page,
  admin,
  editor,
  afterwards,
}) => {
  const review = { name: 'Ada', review: 'Good', location_company: 'Engines' };
  const { doc } = v.parse(created, await successOf(await editor.send('POST', '/api/reviews?locale=en', review)));
  afterwards(() => drop(admin, 'reviews', doc.id));
  await page.goto(`/admin/collections/reviews/${doc.id}?locale=en`);
  await formStands(page);
  await page.locator('#field-name').fill('Ada Lovelace');
  await menu(page).click();
  await page.locator('#action-delete').click();
  await page.route(`**/api/reviews/${doc.id}`, cut);
  await page.locator('.delete-document #confirm-action').click();
  await expect(toast(page, 'the connection is lost.')).toBeVisible();
  await page.locator('.step-nav a').first().click();
  await expect(page.locator('#leave-without-saving')).toBeVisible();
});
