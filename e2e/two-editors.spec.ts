/** Two editors with the same form open, each in a separate browser. */
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { test as base, expect } from './support/browser/test.ts';
import { type CmsSession, createColleague, drop, find, signInAs, successOf } from './support/cms/cms.ts';
import { freePage } from './support/cms/free-page.ts';
import { plainPicture, uploadPicture } from './support/cms/plain-picture.ts';
import { messageFrom } from './support/cms/sent-to-us.ts';
import { newSender, postToBackend } from './support/pages/wire-post.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';
import { until } from './support/until.ts';

const SAVES_WITHIN_MS = 20_000;

type Opened = { readonly id: number; readonly name: string; readonly editor: CmsSession; readonly other: Page };

async function openedBy(browser: Browser, somebody: CmsSession): Promise<Page> {
  const context = await browser.newContext({ baseURL: MAIN_STACK.siteUrl });
  await context.addCookies([{ name: 'payload-token', value: somebody.token, url: MAIN_STACK.siteUrl }]);
  return context.newPage();
}

const test = base.extend<{ readonly opened: Opened }>({
  /** A page that two editors have open. */
  opened: async ({ page, browser, admin, browseAs, afterwards }, use) => {
    const name = `both-${crypto.randomUUID().slice(0, 8)}`;
    const [editor, colleague] = [await signInAs(admin, 'editor'), await signInAs(admin, 'editor')];
    const id = await freePage(editor, name);
    afterwards(() => drop(admin, 'pages', id));
    await browseAs(editor);
    const other = await openedBy(browser, colleague);
    for (const one of [page, other]) {
      await one.goto(`/admin/collections/pages/${id}?locale=en`);
      await expect(one.locator('#field-title')).toHaveValue(name);
    }
    await use({ id, name, editor, other });
    await other.context().close();
  },
});

const stored = v.object({ title: v.string(), seo: v.looseObject({ title: v.nullish(v.string()) }) });

async function storedPage(editor: CmsSession, id: number) {
  const answer = await editor.get(`/api/pages/${id}?draft=true&locale=en&depth=0`);
  return v.parse(stored, await successOf(answer));
}

test('both are told that the other is there, and different fields are merged', async ({ page, opened }) => {
  const { id, name, editor, other } = opened;
  await expect(other.locator('.also-here')).toContainText('Also here');
  await expect(page.locator('.also-here')).toContainText('Also here', { timeout: SAVES_WITHIN_MS });
  await page.locator('#field-title').fill(`${name} by one`);
  await until(
    'the first has saved',
    async () => (await storedPage(editor, id)).title === `${name} by one`,
    SAVES_WITHIN_MS,
  );
  await other.getByRole('button', { name: 'Search engines' }).click();
  await other.locator('#field-seo__title').fill('by the other');
  await until(
    'the other has saved',
    async () => (await storedPage(editor, id)).seo.title === 'by the other',
    SAVES_WITHIN_MS,
  );
  expect((await storedPage(editor, id)).title).toBe(`${name} by one`);
  await expect(other.locator('#field-title')).toHaveValue(`${name} by one`);
  await expect(other.locator('#field-seo__title')).toHaveValue('by the other');
});

test('what both changed is decided before it is saved', async ({ page, opened }) => {
  const { id, name, editor, other } = opened;
  await page.locator('#field-title').fill(`${name} by one`);
  await until(
    'the first has saved',
    async () => (await storedPage(editor, id)).title === `${name} by one`,
    SAVES_WITHIN_MS,
  );
  await other.locator('#field-title').fill(`${name} by the other`);
  const question = other.getByRole('dialog', { name: 'You both changed this' });
  await expect(question).toContainText(`${name} by one`);
  await expect(question).toContainText(`${name} by the other`);
  expect((await storedPage(editor, id)).title).toBe(`${name} by one`);
  await question.getByRole('radio', { name: /Take theirs/ }).check();
  await question.getByRole('button', { name: 'Save like this' }).click();
  await expect(other.locator('#field-title')).toHaveValue(`${name} by one`);
  await expect(other.locator('#field-title')).toBeFocused();
});

test('a section that one adds appears in the other’s form, and neither loses what they write', async ({
  page,
  opened,
}) => {
  const { id, name, editor, other } = opened;
  await other.getByRole('button', { name: 'Show All' }).first().click();
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('button', { name: 'Contact form', exact: true }).click();
  await page.locator('#field-sections__1__main_title').fill('Added by one');
  const sections = v.object({ sections: v.array(v.looseObject({ main_title: v.nullish(v.string()) })) });
  const titles = async () => {
    const answer = await editor.get(`/api/pages/${id}?draft=true&locale=en&depth=0`);
    return v.parse(sections, await successOf(answer)).sections.map(({ main_title }) => main_title);
  };
  await until('the first has saved', async () => (await titles()).includes('Added by one'), SAVES_WITHIN_MS);
  await other.locator('#field-sections__0__main_title').fill(`${name} by the other`);
  await until('the other has saved', async () => (await titles()).includes(`${name} by the other`), SAVES_WITHIN_MS);
  expect(await titles()).toEqual([`${name} by the other`, 'Added by one']);
  await expect(other.locator('#field-sections')).toContainText('Added by one');
  await expect(other.locator('#field-sections__0__main_title')).toBeFocused();
});

test('a removed section that a colleague has gone on writing is back, without the notice of its removal', async ({
  page,
  admin,
  opened: { id, name },
}) => {
  const colleague = await signInAs(admin, 'editor');
  const sections = v.object({ sections: v.array(v.looseObject({ id: v.string() })) });
  const read = async () =>
    v.parse(sections, await successOf(await colleague.get(`/api/pages/${id}?draft=true&locale=en&depth=0`))).sections;
  const [section] = await read();
  const notice = page.locator('.removed-row__notice');
  await page.locator('#sections-row-0 .array-actions__button').click();
  await page.locator('.array-actions__remove').click();
  await expect(notice).toBeVisible();
  await until('it is removed', async () => (await read()).length === 0, SAVES_WITHIN_MS);
  const written = { sections: [{ ...section, main_title: `${name} by a colleague` }], _status: 'draft' };
  await successOf(await colleague.send('PATCH', `/api/pages/${id}?draft=true&locale=en&overrideLock=true`, written));
  await expect(page.locator('.toast-info')).toContainText(/has gone on writing here\. Back in the form: Sections/, {
    timeout: SAVES_WITHIN_MS,
  });
  await expect(page.locator('#field-sections__0__main_title')).toHaveValue(`${name} by a colleague`);
  await expect(notice).toHaveCount(0);
});

test('a removed section that a colleague has gone on writing in the other language is back, and removed once more it is told', async ({
  page,
  admin,
  opened: { id, editor, other },
  problems,
}) => {
  // A save that is behind is merged and repeated.
  problems.allow(/status of 409/);
  const colleague = await signInAs(admin, 'editor');
  const path = (language: 'en' | 'de') => `/api/pages/${id}?draft=true&locale=${language}&depth=0&overrideLock=true`;
  const rows = v.object({ sections: v.array(v.looseObject({ id: v.string(), main_title: v.nullish(v.string()) })) });
  const sections = async () => v.parse(rows, await successOf(await editor.get(path('en')))).sections;
  const titles = async () => (await sections()).map(({ main_title }) => main_title).join();
  const write = async (language: 'en' | 'de', written: readonly object[]) =>
    successOf(await colleague.send('PATCH', path(language), { sections: written, _status: 'draft' }));
  await write(
    'en',
    ['One', 'Two', 'Three'].map((main_title) => ({ blockType: 'Banner', main_title })),
  );
  const german = ['Eins', 'Zwei', 'Drei'];
  await write(
    'de',
    (await sections()).map((row, at) => ({ ...row, main_title: german[at] })),
  );
  await other.reload();
  const remove = async () => {
    await page.locator('#sections-row-1 .array-actions__button').click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
  };
  // The form doesn't hear of the colleague's text before it saves.
  await page.route('**/api/presence*', (route) => route.fulfill({ json: { others: [], newest: null } }));
  await page.goto(`/admin/collections/pages/${id}?locale=de`, { waitUntil: 'networkidle' });
  await write(
    'en',
    (await sections()).map((row, at) => (at === 1 ? { ...row, main_title: 'Two by a colleague' } : row)),
  );
  const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await remove();
  await expect(page.locator('.toast-info')).toContainText(/has gone on writing here\. Back in the form: Banner 2/);
  await isSaved;
  await expect(page.locator('#sections-row-2')).toBeVisible();
  expect(await titles()).toBe('One,Two by a colleague,Three');
  await remove();
  await until('it is removed', async () => (await titles()) === 'One,Three', SAVES_WITHIN_MS);
  await expect(other.locator('.toast-info').filter({ hasText: 'has removed: Banner 2' })).toBeVisible({
    timeout: SAVES_WITHIN_MS,
  });
});

test.describe('who opens a form that a colleague writes in', () => {
  async function beginWriting(page: Page, path: string, field: string, text: string): Promise<void> {
    await page.goto(path, { waitUntil: 'networkidle' });
    const isLocked = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('returnLockStatus') === true,
    );
    await page.locator(field).fill(text);
    await isLocked;
  }

  async function writeToo(page: Page, path: string): Promise<void> {
    await page.goto(path, { waitUntil: 'networkidle' });
    const question = page.locator('.document-locked');
    await expect(question).toContainText('what you both write is put together');
    const form = page.locator('form.collection-edit__form');
    const reload = Promise.withResolvers<void>();
    await page.route(/[?&]_rsc=/, async (route) => {
      await reload.promise;
      await route.fallback();
    });
    await question.getByRole('button', { name: 'Write too' }).click();
    await expect(question).toHaveCount(0);
    // The form is loaded again: what would be typed now would be lost.
    await expect(form).toHaveAttribute('inert');
    reload.resolve();
    await expect(form).not.toHaveAttribute('inert');
  }

  const review = { name: 'Ada', review: 'Good', location_company: 'Engines' };

  test('joins in without shutting the colleague out', async ({ page, browser, admin, browseAs, afterwards }) => {
    const [editor, colleague] = [await signInAs(admin, 'editor'), await signInAs(admin, 'editor')];
    const created = v.object({ doc: v.object({ id: v.number() }) });
    const { doc } = v.parse(created, await successOf(await editor.send('POST', '/api/reviews?locale=en', review)));
    afterwards(() => drop(admin, 'reviews', doc.id));
    const path = `/admin/collections/reviews/${doc.id}?locale=en`;
    await browseAs(editor);
    const other = await openedBy(browser, colleague);
    await beginWriting(page, path, '#field-name', 'Ada by one');
    await writeToo(other, path);
    await other.locator('#field-location_company').fill('Engines by the other');
    await page.locator('#field-name').pressSequentially('!');
    await other.locator('#action-save').click();
    await expect(other.locator('.toast-success')).toBeVisible();
    // What the other saved arrives by itself, and what is written here stays.
    await expect(page.locator('#field-location_company')).toHaveValue('Engines by the other', {
      timeout: SAVES_WITHIN_MS,
    });
    await expect(page.locator('#field-name')).toHaveValue('Ada by one!');
    await page.locator('#field-name').pressSequentially('!');
    await page.locator('#action-save').click();
    await expect(page.locator('.toast-success')).toBeVisible();
    const stored = await successOf(await editor.get(`/api/reviews/${doc.id}?locale=en&depth=0`));
    expect(stored).toMatchObject({ name: 'Ada by one!!', location_company: 'Engines by the other' });
    await other.context().close();
  });

  test('changes no picture that they only look at', async ({ page, browser, admin, browseAs, afterwards }) => {
    const [editor, colleague] = [await signInAs(admin, 'editor'), await signInAs(admin, 'editor')];
    const id = await uploadPicture(editor, crypto.randomUUID());
    afterwards(() => drop(admin, 'media', id));
    const path = `/admin/collections/media/${id}?locale=en`;
    await browseAs(editor);
    const other = await openedBy(browser, colleague);
    await beginWriting(page, path, '#field-alt', 'By one');
    const controls = ['Replace the file', 'Edit Image'].map((name) => ({ name, exact: true }));
    for (const control of controls) await expect(page.getByRole('button', control)).toBeVisible();
    await expect(page.locator('.file-details__remove')).toBeVisible();
    await other.goto(path, { waitUntil: 'networkidle' });
    await other.locator('.document-locked').getByRole('button', { name: 'View read-only' }).click();
    await expect(other.locator('#field-alt')).toBeDisabled();
    for (const control of controls) await expect(other.getByRole('button', control)).toHaveCount(0);
    await expect(other.locator('.file-details__remove')).toHaveCount(0);
    // A save that isn't based on the stored version, either.
    const saved = await colleague.send('PATCH', `/api/media/${id}?locale=en`, { alt: 'By the other' });
    expect(saved.status).toBe(423);
    await other.context().close();
  });

  test('is asked at an account that both changed, and saves afterwards', async ({
    page,
    browser,
    admin,
    browseAs,
    afterwards,
  }) => {
    const name = await createColleague(admin, 'sales');
    const [account] = await find(admin, 'users', { name });
    if (!account) throw new Error('The account is missing.');
    afterwards(() => drop(admin, 'users', account.id));
    await browseAs(await signInAs(admin, 'admin'));
    const other = await openedBy(browser, await signInAs(admin, 'admin'));
    await beginWriting(page, `/admin/collections/users/${account.id}`, '#field-name', `${name} by one`);
    await writeToo(other, `/admin/collections/users/${account.id}`);
    await other.locator('#field-name').fill(`${name} by the other`);
    await other.locator('#action-save').click();
    await expect(other.locator('.toast-success')).toBeVisible();
    const question = page.getByRole('dialog', { name: 'You both changed this' });
    await expect(question).toBeVisible({ timeout: SAVES_WITHIN_MS });
    // An account without a name of its own is a number to others.
    await expect(question).toContainText(/#\d+ saved changes/);
    await expect(question).toContainText(`${name} by the other`);
    // It came by itself, not as one saved.
    await question.getByRole('button', { name: 'Go on like this' }).click();
    expect(await find(admin, 'users', { name: `${name} by one` })).toHaveLength(0);
    await page.locator('#action-save').click();
    await expect(page.locator('.toast-success')).toBeVisible();
    expect(await find(admin, 'users', { name: `${name} by one` })).toHaveLength(1);
    await other.context().close();
  });
});

test.describe('on a phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('the note who else is there leaves the publish button whole', async ({ page, opened }) => {
    await page.locator('#field-title').fill(`${opened.name} by one`);
    const [note, button] = [page.locator('.also-here'), page.locator('#action-save')];
    await expect(note).toContainText('Auch hier', { timeout: SAVES_WITHIN_MS });
    await expect(button).toHaveText('Änderungen veröffentlichen');
    const [above, below] = [await note.boundingBox(), await button.boundingBox()];
    const controls = await page.locator('.doc-controls__controls').boundingBox();
    if (!above || !below || !controls) throw new Error('One of them is not drawn.');
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(below.x).toBeGreaterThanOrEqual(controls.x);
    expect(below.x + below.width).toBeLessThanOrEqual(controls.x + controls.width);
  });
});

test('each version says who saved it', async ({ page, opened: { id, name, editor } }) => {
  await page.locator('#field-title').fill(`${name} by one`);
  await until('it is saved', async () => (await storedPage(editor, id)).title === `${name} by one`, SAVES_WITHIN_MS);
  await page.goto(`/admin/collections/pages/${id}/versions`);
  await expect(page.locator('.version-author').first()).toHaveText(/^saved by \S/);
  await page.locator('.versions td a').first().click();
  await page.waitForURL(/\/versions\/\d+$/);
  await expect(page.locator('.view-version-controls-top__wrapper .version-author')).toHaveText(/^saved by \S/);
});

test('a note of one’s own leaves the form beside it as it is', async ({ page, admin, browseAs, problems }) => {
  const email = `ada.${crypto.randomUUID()}@example.com`;
  const body = {
    first_name: 'Ada',
    mr_or_mrs: 'Mrs',
    company: 'Engines',
    email,
    phone_number: '9876543210',
    description: 'Hello',
  };
  expect((await postToBackend(CONTACT_PATH, body, 'en', newSender())).status).toBe(200);
  const sales = await signInAs(admin, 'sales');
  const colleague = await createColleague(admin, 'sales');
  const { id } = await messageFrom(sales, email);
  await browseAs(sales);
  // The note is a newer version; the form merges it.
  problems.allow(/status of 409/);
  await page.goto(`/admin/collections/contact-messages/${id}`);
  const thread = page.getByRole('region', { name: 'Notes and answers' });
  await thread.getByLabel('Note').fill('Calls tomorrow.');
  await thread.getByRole('button', { name: 'Add note' }).click();
  await expect(thread.getByRole('listitem')).toContainText(['Calls tomorrow.']);
  await page.locator('#field-assigned_to input').first().fill(colleague);
  await page.getByRole('option', { name: colleague }).click();
  await page.locator('#action-save').click();
  await until(
    'it is saved',
    async () => typeof (await messageFrom(sales, email)).assigned_to === 'number',
    SAVES_WITHIN_MS,
  );
  await expect(page.locator('.document-stale-data')).toHaveCount(0);
});

const statusOf = async (editor: CmsSession, id: number) =>
  v.parse(v.looseObject({ _status: v.string() }), await successOf(await editor.get(`/api/pages/${id}?depth=0`)))
    ._status;

test('what a colleague takes off the site or publishes is told, and goes back there only if that is wanted', async ({
  page,
  admin,
  opened: { id, name, editor, other },
  problems,
}) => {
  const colleague = await signInAs(admin, 'editor');
  const status = page.locator('.status__value');
  await expect(status).toHaveText('Published');
  await successOf(await colleague.send('PATCH', `/api/pages/${id}?locale=en&overrideLock=true`, { _status: 'draft' }));
  const told = page.locator('.toast-info').filter({ hasText: 'has taken this off the site.' });
  await expect(told).toBeVisible({ timeout: SAVES_WITHIN_MS });
  await expect(status).toHaveText('Draft');
  const question = page.getByRole('dialog', { name: 'Put this back on the site?' });
  await page.locator('#field-title').fill(`${name} by one`);
  await page.locator('#action-save').click();
  // The form reports a save that was called off.
  problems.allow(/Error submitting form|status of 409/);
  await question.getByRole('button', { name: 'Don’t publish' }).click();
  await expect(page.locator('.toast-error')).toContainText('This was not published.');
  expect(await statusOf(editor, id)).toBe('draft');
  await page.locator('#action-save').click();
  await question.getByRole('button', { name: 'Publish again' }).click();
  await expect(status).toHaveText('Published');
  expect(await statusOf(editor, id)).toBe('published');
  // A form that shows the draft tells of its publication.
  const draft = { title: `${name} by a colleague`, _status: 'draft' };
  await successOf(await colleague.send('PATCH', `/api/pages/${id}?draft=true&locale=en&overrideLock=true`, draft));
  await other.bringToFront();
  await expect(other.locator('.status__value')).toContainText('Changed', { timeout: SAVES_WITHIN_MS });
  await successOf(
    await colleague.send('PATCH', `/api/pages/${id}?locale=en&overrideLock=true`, { _status: 'published' }),
  );
  const published = other.locator('.toast-info').filter({ hasText: 'has published this.' });
  await expect(published).toBeVisible({ timeout: SAVES_WITHIN_MS });
  await expect(other.locator('.status__value')).toHaveText('Published');
});

test('a section that a colleague moves takes the focus and the caret along', async ({
  page,
  admin,
  opened: { id, editor },
  problems,
}) => {
  // A save that is behind is merged and repeated.
  problems.allow(/status of 409/);
  const colleague = await signInAs(admin, 'editor');
  const sections = ['One', 'Two'].map((main_title) => ({ blockType: 'Banner', main_title }));
  const path = `/api/pages/${id}?draft=true&locale=en&depth=0`;
  await successOf(await editor.send('PATCH', `${path}&overrideLock=true`, { sections, _status: 'draft' }));
  await page.reload();
  await page.getByRole('button', { name: 'Show All' }).first().click();
  const read = v.object({ sections: v.array(v.looseObject({ main_title: v.string() })) });
  const stored = async () => v.parse(read, await successOf(await colleague.get(path))).sections;
  const moved = (await stored()).toReversed();
  const first = page.locator('#field-sections__0__main_title');
  await first.focus();
  await page.keyboard.press('Home');
  await successOf(await colleague.send('PATCH', `${path}&overrideLock=true`, { sections: moved, _status: 'draft' }));
  const written = 'written before and after the sections were moved, ';
  await page.keyboard.type(written, { delay: 150 });
  await expect(page.locator('#field-sections__1__main_title')).toHaveValue(`${written}One`);
  await expect(page.locator('#field-sections__1__main_title')).toBeFocused();
  await until(
    'it is saved in the new order',
    async () => (await stored()).map(({ main_title }) => main_title).join() === `Two,${written}One`,
    SAVES_WITHIN_MS,
  );
});

test('a translator can’t keep a section that an editor removed, but copy its text, and saves the rest', async ({
  page,
  admin,
  browseAs,
  opened: { id, name, editor },
  problems,
}) => {
  // A save that is behind is merged and repeated.
  problems.allow(/status of 409/);
  await browseAs(await signInAs(admin, 'translator'));
  await page.goto(`/admin/collections/pages/${id}?locale=de`);
  await page.getByRole('button', { name: 'Show All' }).first().click();
  const removed = { sections: [], _status: 'published' };
  await successOf(await editor.send('PATCH', `/api/pages/${id}?locale=en&overrideLock=true`, removed));
  await page.locator('#field-sections__0__main_title').fill('Mit Sorgfalt übersetzt');
  await page.locator('#field-title').fill(`${name} auf Deutsch`);
  const question = page.getByRole('dialog', { name: 'You both changed this' });
  await expect(question).toContainText('Only editors can bring it back.', { timeout: SAVES_WITHIN_MS });
  await expect(question).toContainText('Mit Sorgfalt übersetzt');
  await expect(question.getByRole('radio')).toHaveCount(0);
  await question.getByRole('button').click();
  await until(
    'the rest is saved',
    async () => {
      const answer = await editor.get(`/api/pages/${id}?draft=true&locale=de&depth=0`);
      const { title } = v.parse(v.looseObject({ title: v.nullish(v.string()) }), await successOf(answer));
      return title === `${name} auf Deutsch`;
    },
    SAVES_WITHIN_MS,
  );
  await expect(page.locator('#sections-row-0')).toHaveCount(0);
});

test('of two files for one picture, the one that is chosen is saved', async ({
  page,
  admin,
  browseAs,
  afterwards,
  problems,
}) => {
  // A save that is behind is merged and repeated.
  problems.allow(/status of 409/);
  const [editor, colleague] = [await signInAs(admin, 'editor'), await signInAs(admin, 'editor')];
  const mark = crypto.randomUUID().slice(0, 8);
  const id = await uploadPicture(editor, mark);
  afterwards(() => drop(admin, 'media', id));
  const path = `/api/media/${id}?locale=en`;
  const replace = async (file: string, background: string) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(await plainPicture(background))], file, { type: 'image/png' }));
    body.set('_payload', '{}');
    const headers = { Authorization: `JWT ${colleague.token}` };
    await successOf(await fetch(`${colleague.url}${path}&overrideLock=true`, { method: 'PATCH', headers, body }));
  };
  const isStored = async (name: string) =>
    expect(await successOf(await editor.get(path))).toMatchObject({ filename: expect.stringContaining(name) });
  await browseAs(editor);
  await page.goto(`/admin/collections/media/${id}?locale=en`, { waitUntil: 'networkidle' });
  const question = page.getByRole('dialog', { name: 'You both changed this' });
  for (const [choice, kept, background] of [
    ['Take theirs', `${mark}-theirs`, '#00a'],
    ['Keep mine', `${mark}-mine`, '#0a0'],
  ] as const) {
    await page
      .locator('.file-field input[type=file]')
      .first()
      .setInputFiles({
        name: `${mark}-mine.png`,
        mimeType: 'image/png',
        buffer: await plainPicture('#123'),
      });
    await page.locator('#field-alt').fill(`${mark} ${choice}`);
    await replace(`${mark}-theirs.png`, background);
    await page.locator('#action-save').click();
    await expect(question).toContainText(`${mark}-mine.png`);
    await question.getByRole('radio', { name: choice }).check();
    await question.getByRole('button', { name: 'Save like this' }).click();
    await expect(page.locator('.file-details')).toContainText(kept);
    await expect(page.locator('.toast-success').first()).toBeVisible();
    await isStored(kept);
    expect(await successOf(await editor.get(path))).toMatchObject({ alt: `${mark} ${choice}` });
  }
});
