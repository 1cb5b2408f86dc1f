/** Text written in an admin form while it saves. */
import type { Request } from '@playwright/test';
import * as v from 'valibot';
import { hold } from './support/browser/held-answers.ts';
import { test as base, expect } from './support/browser/test.ts';
import { publish } from './support/cms/admin-pages.ts';
import { type CmsSession, drop, signInAs, successOf } from './support/cms/cms.ts';
import { draftPost } from './support/cms/draft-post.ts';
import { freePage } from './support/cms/free-page.ts';
import { until } from './support/until.ts';

const SAVES_WITHIN_MS = 10_000;

type Fixtures = { readonly ownPage: { readonly id: number; readonly name: string } };

const test = base.extend<Fixtures>({
  /** A published page that only this test uses, with the browser signed in as an editor. */
  ownPage: async ({ admin, browseAs, afterwards }, use) => {
    const name = `saves-${crypto.randomUUID().slice(0, 8)}`;
    const editor = await signInAs(admin, 'editor');
    const id = await freePage(editor, name);
    afterwards(() => drop(admin, 'pages', id));
    await browseAs(editor);
    await use({ id, name });
  },
});

/** Whether a request is an autosave. */
const isSave = (request: Request) => request.url().includes('autosave=true');

/** Whether a request asks for a form's state, as forms do after a save or an edit. */
const isLook = (request: Request) => request.method() === 'POST' && /\/admin\/collections\//.test(request.url());

async function storedPost(
  editor: CmsSession,
  id: number,
): Promise<{ readonly title: string; readonly description: string }> {
  const answer = await editor.get(`/api/posts/${id}?draft=true&locale=en&depth=0`);
  return v.parse(v.object({ title: v.string(), description: v.string() }), await successOf(answer));
}

test('what is written while a form saves stays, in one field and then in another', async ({
  page,
  admin,
  browseAs,
  afterwards,
}) => {
  const editor = await signInAs(admin, 'editor');
  const id = await draftPost(editor, { en: 'As it was', de: 'Wie es war' });
  afterwards(() => drop(admin, 'posts', id));
  await browseAs(editor);
  const saves = await hold(page, isSave);
  await page.clock.install();
  await page.goto(`/admin/collections/posts/${id}?locale=en`);
  const title = page.locator('#field-title');
  const description = page.locator('#field-description');
  await title.fill('Begun');
  await saves.held();
  await title.fill('Written on');
  await description.fill('And then this');
  // The next save is due: it follows the first at once, with the form's values at that time.
  await page.clock.fastForward(1000);
  const merged = page.waitForResponse((answer) => isLook(answer.request()));
  await saves.letThrough();
  await merged;
  await saves.held();
  await title.fill('Written during the second');
  await saves.letThrough();
  await saves.held();
  await saves.end();
  await expect(title).toHaveValue('Written during the second');
  await expect(description).toHaveValue('And then this');
  expect(await storedPost(editor, id)).toEqual({
    title: 'Written during the second',
    description: 'And then this',
  });
});

test('a section that is opened or added while a form saves is there to be written', async ({
  page,
  ownPage: { id, name },
}) => {
  const saves = await hold(page, isSave);
  await page.goto(`/admin/collections/pages/${id}?locale=en`);
  const title = page.locator('#field-title');
  const first = page.locator('#field-sections__0__main_title');
  await title.fill(`${name} begun`);
  await saves.held();
  await page.getByRole('button', { name: 'Show All' }).first().click();
  await expect(first).toBeVisible();
  await saves.letThrough();
  await title.fill(`${name} written on`);
  await saves.held();
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('button', { name: 'Contact form', exact: true }).click();
  await saves.letThrough();
  // It appears with the answer to the form-state request: no other save is answered.
  await expect(page.locator('#field-sections__1__main_title')).toBeVisible();
  await saves.end();
});

test('a section that is removed before its fields have come leaves none of them in the form', async ({
  page,
  ownPage: { id, name },
}) => {
  await page.goto(`/admin/collections/pages/${id}?locale=en`, { waitUntil: 'networkidle' });
  const looks = await hold(page, isLook);
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('button', { name: 'Contact form', exact: true }).click();
  await looks.held();
  await page.locator('#sections-row-1 .array-actions__button').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.locator('#sections-row-1')).toHaveCount(0);
  await looks.end();
  const title = `${name} written on`;
  const look = page.waitForRequest((request) => isLook(request) && request.postData()?.includes(title) === true);
  await page.locator('#field-title').fill(title);
  expect((await look).postData()).not.toContain('sections.1.');
});

test('what is published is not followed by a draft of the same', async ({ page, ownPage: { id, name } }) => {
  await page.clock.install();
  await page.goto(`/admin/collections/pages/${id}?locale=en`);
  const saves = await hold(page, isSave);
  await page.locator('#field-title').fill(`${name} begun`);
  await saves.held();
  const looks = await hold(page, isLook);
  await saves.end();
  // Saved, and rendering the new state.
  await looks.held();
  await page.locator('#field-title').fill(`${name} written on`);
  await looks.end();
  const published = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !isSave(answer.request()),
  );
  await publish(page).click();
  await published;
  const saved: string[] = [];
  page.on('request', (request) => isSave(request) && saved.push(request.postData() ?? ''));
  await expect(page.getByText('Status:').locator('..')).toContainText('Published');
  await page.clock.fastForward(1000);
  // The next save is of what is written next.
  await page.locator('#field-title').fill(`${name} written later`);
  await until('what was written next is saved', async () => saved.length > 0, SAVES_WITHIN_MS);
  expect(saved).toEqual([expect.stringContaining(`${name} written later`)]);
});

test('publishing waits for the second of two saves in a row', async ({ page, ownPage: { id, name } }) => {
  const saves = await hold(page, isSave);
  await page.clock.install();
  await page.goto(`/admin/collections/pages/${id}?locale=en`);
  const title = page.locator('#field-title');
  await title.fill(`${name} begun`);
  await saves.held();
  await title.fill(`${name} written on`);
  await page.clock.fastForward(1000);
  await saves.letThrough();
  await saves.held();
  const order: string[] = [];
  const isPublish = (request: Request) => request.method() === 'PATCH' && !isSave(request);
  page.on('response', (answer) => isSave(answer.request()) && order.push('saved'));
  page.on('request', (request) => isPublish(request) && order.push('published'));
  const checked = page.waitForResponse(/\/api\/checks/);
  const published = page.waitForResponse((answer) => isPublish(answer.request()));
  await publish(page).click();
  await checked;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await saves.end();
  await published;
  expect(order).toEqual(['saved', 'published']);
});

test('publishing that is asked for while a save is under way is not lost', async ({ page, ownPage: { id, name } }) => {
  const saves = await hold(page, isSave);
  await page.goto(`/admin/collections/pages/${id}?locale=en`);
  await page.locator('#field-title').fill(`${name} begun`);
  await saves.held();
  await expect(publish(page)).toBeDisabled();
  const published = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !isSave(answer.request()),
  );
  const checked = page.waitForResponse(/\/api\/checks/);
  // A click may be on its way before the button is disabled.
  await publish(page).click({ force: true });
  await checked;
  await saves.end();
  expect((await published).status()).toBe(200);
});

test('a link that is followed right after the last key waits until that is saved', async ({
  page,
  admin,
  ownPage: { id, name },
}) => {
  await page.clock.install();
  await page.goto(`/admin/collections/pages/${id}?locale=en`);
  const saves = await hold(page, isSave);
  await page.locator('#field-title').fill(`${name} at the last moment`);
  await page.locator('.step-nav__home').click();
  await page.clock.fastForward(1000);
  await saves.held();
  await expect(page).toHaveURL(new RegExp(`/pages/${id}`));
  await saves.end();
  await expect(page).toHaveURL(/\/admin\/?(?:\?|$)/);
  const stored = await admin.get(`/api/pages/${id}?draft=true&locale=en&depth=0`);
  expect(await successOf(stored)).toMatchObject({ title: `${name} at the last moment` });
});

test('a link is followed at once after the second of two saves, which have saved everything', async ({
  page,
  ownPage: { id, name },
}) => {
  await page.goto(`/admin/collections/pages/${id}?locale=en`, { waitUntil: 'networkidle' });
  for (const title of [`${name} once`, `${name} twice`]) {
    const saved = page.waitForResponse((answer) => isSave(answer.request()));
    await page.locator('#field-title').fill(title);
    await saved;
    await page.waitForResponse((answer) => isLook(answer.request()));
  }
  await page.locator('.step-nav__home').click();
  await expect(page).toHaveURL(/\/admin\/?(?:\?|$)/);
});

test('a document without a title is called untitled, not by its number, until it is given one', async ({
  page,
  admin,
  browseAs,
  afterwards,
}) => {
  await browseAs(await signInAs(admin, 'editor'));
  await page.goto('/admin/collections/posts/create?locale=en');
  const created = page.waitForURL(/\/posts\/\d+/);
  await page.locator('#field-description').fill('Begun without a title');
  await created;
  const id = page.url().match(/\d+(?=\?|$)/)?.[0];
  afterwards(() => drop(admin, 'posts', Number(id)));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('[Untitled]');
  await page.locator('#field-title').fill('Named at last');
  await expect(heading).toHaveText('Named at last');
});
