/** Text typed in the admin while the connection or the session is lost. */
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { test as base, expect } from './support/browser/test.ts';
import { type CmsSession, createUser, drop, signIn, successOf } from './support/cms/cms.ts';
import { draftPost } from './support/cms/draft-post.ts';
import { freePage } from './support/cms/free-page.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

type OwnPost = {
  readonly id: number;
  readonly editor: CmsSession;
  readonly email: string;
  readonly password: string;
};

const test = base.extend<{ readonly ownPost: OwnPost }>({
  /** A draft that only this test uses, with the browser signed in as an editor. */
  ownPost: async ({ admin, browseAs, afterwards, problems }, use) => {
    // The errors that the browser, Payload's form and its requests log meanwhile.
    problems.allow(/^console: (?:Failed to load resource|Error submitting form|TypeError: Failed to fetch)/);
    const account = await createUser(admin, 'editor');
    const editor = await signIn(MAIN_STACK.siteUrl, account);
    const id = await draftPost(editor, { en: 'As it was', de: 'Wie es war' });
    afterwards(() => drop(admin, 'posts', id));
    await browseAs(editor);
    await use({ id, editor, ...account });
  },
});

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /not saved|nicht gespeichert/i });
const title = (page: Page) => page.locator('#field-title');
const toasts = (page: Page) => page.locator('.payload-toast-item');
const offer = (page: Page) => page.getByRole('region', { name: /^Text that was not saved on \d+ \w+ at \d\d:\d\d/ });
const keptTexts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-text')));

/** Types into an open form without a connection and leaves it; the connection is back then. */
async function typeAndLeave(page: Page, field: Locator, text: string): Promise<void> {
  page.on('dialog', (question) => question.accept());
  await page.context().setOffline(true);
  await field.fill(text);
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => keptTexts(page)).not.toEqual([]);
  await page.goto('about:blank');
  await page.context().setOffline(false);
}

/** Opens a post and waits until its form is complete: the rich-text editor is loaded after the rest. */
async function openForm(page: Page, id: number, language: 'en' | 'de'): Promise<void> {
  await page.goto(`/admin/collections/posts/${id}?locale=${language}`);
  await expect(title(page)).toHaveValue(language === 'de' ? 'Wie es war' : 'As it was');
  await expect(page.locator('.rich-text-lexical [contenteditable]').first()).toBeVisible();
}

async function storedTitle(admin: CmsSession, id: number, language = 'en'): Promise<string> {
  const answer = await admin.get(`/api/posts/${id}?draft=true&locale=${language}&depth=0`);
  return v.parse(v.object({ title: v.string() }), await successOf(answer)).title;
}

async function signInAgain(page: Page, password: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  // Waits while this address may not try: other tests' wrong attempts count together.
  await signIn(MAIN_STACK.siteUrl, { email: await dialog.locator('input[type=email]').inputValue(), password });
  await dialog.locator('input[type=password]').fill(password);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

test('what is typed without a connection is saved by itself when it is back', async ({
  page,
  context,
  admin,
  ownPost: { id },
}) => {
  await openForm(page, id, 'en');
  await context.setOffline(true);
  await title(page).fill('Typed in a tunnel');
  await expect(bar(page)).toHaveText(
    /^Not saved since \d\d:\d\d: the connection is lost\. What you typed is kept in this browser and saved by itself when it is back\.$/,
  );
  await expect(page.locator('.autosave')).toBeHidden();
  await expect(toasts(page)).toHaveCount(0);
  await title(page).fill('Typed in a tunnel, and on');
  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => storedTitle(admin, id)).toBe('Typed in a tunnel, and on');
});

test('what is typed without a connection is offered after the page was loaded anew', async ({
  page,
  admin,
  ownPost: { id },
}) => {
  await openForm(page, id, 'en');
  await typeAndLeave(page, title(page), 'Typed in a tunnel');
  await openForm(page, id, 'en');
  await offer(page).getByRole('button', { name: 'Show' }).click();
  await expect(title(page)).toHaveValue('Typed in a tunnel');
  await expect.poll(() => storedTitle(admin, id)).toBe('Typed in a tunnel');
  await expect.poll(() => keptTexts(page)).toEqual([]);
});

test('kept text is put together with what a colleague has saved since', async ({
  page,
  admin,
  afterwards,
  ownPost: { editor },
}) => {
  const stored = v.object({ sections: v.array(v.looseObject({ main_title: v.string() })) });
  const id = await freePage(editor, `kept-${crypto.randomUUID().slice(0, 8)}`);
  afterwards(() => drop(admin, 'pages', id));
  const address = `/api/pages/${id}?draft=true&locale=en&depth=0`;
  const sections = async () => v.parse(stored, await successOf(await admin.get(address))).sections;
  const titles = async () => (await sections()).map(({ main_title }) => main_title);
  const write = async (rows: readonly object[]) =>
    successOf(await admin.send('PATCH', `${address}&overrideLock=true`, { sections: rows, _status: 'draft' }));
  await write(['One', 'Two'].map((main_title) => ({ blockType: 'Banner', main_title })));
  const open = async () => {
    await page.goto(`/admin/collections/pages/${id}?locale=en`);
    await page.getByRole('button', { name: 'Show All' }).first().click();
  };
  await open();
  await typeAndLeave(page, page.locator('#field-sections__0__main_title'), 'One in a tunnel');
  const [one, two] = await sections();
  await write([{ ...one }, { ...two, main_title: 'Two by a colleague' }]);
  await open();
  await offer(page).getByRole('button', { name: 'Show' }).click();
  await expect.poll(titles).toEqual(['One in a tunnel', 'Two by a colleague']);
  await expect.poll(() => keptTexts(page)).toEqual([]);
});

test('what was changed since in the same field as kept text is asked', async ({ page, admin, ownPost: { id } }) => {
  await openForm(page, id, 'en');
  await typeAndLeave(page, title(page), 'Typed in a tunnel');
  const changed = { title: 'By a colleague', _status: 'draft' };
  await successOf(await admin.send('PATCH', `/api/posts/${id}?draft=true&locale=en&overrideLock=true`, changed));
  await page.goto(`/admin/collections/posts/${id}?locale=en`);
  await offer(page).getByRole('button', { name: 'Show' }).click();
  const question = page.getByRole('dialog', { name: 'This was changed since you wrote it' });
  await expect(question).toContainText('Typed in a tunnel');
  await expect(question).toContainText('By a colleague');
  await question.getByRole('button', { name: 'Go on like this' }).click();
  await expect.poll(() => storedTitle(admin, id)).toBe('Typed in a tunnel');
});

test('what was typed in two tabs is kept from both', async ({ page, context, admin, ownPost: { id } }) => {
  const other = await context.newPage();
  const fields = [
    [page, '#field-title', 'In the first tab'],
    [other, '#field-description', 'In the second tab'],
  ] as const;
  for (const [tab] of fields) {
    tab.on('dialog', (question) => question.accept());
    await openForm(tab, id, 'en');
  }
  await context.setOffline(true);
  for (const [tab, field, text] of fields) {
    await tab.locator(field).fill(text);
    await expect(bar(tab)).toBeVisible();
  }
  await expect.poll(() => keptTexts(page)).toHaveLength(fields.length);
  for (const [tab] of fields) await tab.goto('about:blank');
  await other.close();
  await context.setOffline(false);
  await openForm(page, id, 'en');
  const isShown = ([_tab, field, text]: (typeof fields)[number]) =>
    page
      .locator(field)
      .inputValue()
      .then((value) => value === text);
  for (const number of [1, 2]) {
    await offer(page).getByRole('button', { name: 'Show' }).click();
    await expect.poll(async () => (await Promise.all(fields.map(isShown))).filter(Boolean)).toHaveLength(number);
  }
  const stored = async () => successOf(await admin.get(`/api/posts/${id}?draft=true&locale=en&depth=0`));
  await expect.poll(stored).toMatchObject({ title: 'In the first tab', description: 'In the second tab' });
});

test('what is typed into a document in the trash is said not to be saved, and is once that is restored', async ({
  page,
  admin,
  ownPost: { id },
}) => {
  await openForm(page, id, 'en');
  await successOf(await admin.send('PATCH', `/api/posts/${id}`, { deletedAt: new Date().toISOString() }));
  await title(page).fill('Typed into the trash');
  await expect(bar(page)).toContainText('this was moved to the trash. What you typed is kept in this browser');
  await expect(page.getByRole('link', { name: 'Open it in the trash' })).toHaveAttribute(
    'href',
    `/admin/collections/posts/trash/${id}`,
  );
  await expect.poll(() => keptTexts(page)).toHaveLength(1);
  await title(page).press('Control+s');
  await expect(toasts(page).first()).toHaveText('Not saved: this was moved to the trash.');
  await successOf(await admin.send('PATCH', `/api/posts/${id}?trash=true&overrideLock=true`, { deletedAt: null }));
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect.poll(() => storedTitle(admin, id)).toBe('Typed into the trash');
  await expect(bar(page)).toHaveCount(0);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('whose session has ended signs in again over the form, which is saved then', async ({
    page,
    admin,
    ownPost: { id, editor, password },
  }) => {
    await openForm(page, id, 'de');
    await successOf(await editor.send('POST', '/api/users/logout'));
    await title(page).fill('Nach dem Ende geschrieben');
    await expect(bar(page)).toHaveText(/^Nicht gespeichert seit \d\d:\d\d: Ihre Sitzung ist beendet\./);
    await expect(page.getByText('Das dürfen Sie nicht.')).toHaveCount(0);
    await signInAgain(page, password, 'Wieder anmelden');
    await expect(bar(page)).toHaveCount(0);
    await expect(title(page)).toHaveValue('Nach dem Ende geschrieben');
    await expect.poll(() => storedTitle(admin, id, 'de')).toBe('Nach dem Ende geschrieben');
  });

  test('a message about publishing without a session stands above the bar, whose button stays free', async ({
    page,
    ownPost: { id, editor },
  }) => {
    await openForm(page, id, 'de');
    await successOf(await editor.send('POST', '/api/users/logout'));
    await page.locator('#action-save').click();
    await page.getByRole('dialog', { name: 'Wieder anmelden' }).getByRole('button', { name: 'Später' }).click();
    const toast = toasts(page).first();
    // Under the pointer it stays.
    await toast.hover();
    const signIn = page.getByRole('button', { name: 'Anmelden', exact: true });
    const isAbove = async () => {
      const [message, button] = [await toast.boundingBox(), await signIn.boundingBox()];
      return message !== null && button !== null && message.y + message.height <= button.y;
    };
    await expect.poll(isAbove).toBe(true);
  });
});

test('what one account typed is not saved by itself in the name of another', async ({
  page,
  admin,
  ownPost: { id, editor },
}) => {
  const other = await createUser(admin, 'editor');
  await openForm(page, id, 'en');
  await successOf(await editor.send('POST', '/api/users/logout'));
  await title(page).fill('By the first of two');
  await page.getByRole('dialog', { name: 'Sign in again' }).locator('input[type=email]').fill(other.email);
  await signInAgain(page, other.password, 'Sign in again');
  await expect(bar(page)).toContainText(`you are signed in as ${other.email} now`);
  expect(await storedTitle(admin, id)).toBe('As it was');
  await page.getByRole('button', { name: `Save it as ${other.email}` }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => storedTitle(admin, id)).toBe('By the first of two');
});

test('a draft that is saved by hand without a connection is saved when it is back', async ({
  page,
  context,
  admin,
  ownPost: { id },
}) => {
  await openForm(page, id, 'en');
  await context.setOffline(true);
  await title(page).fill('Saved by hand');
  await title(page).press('Control+s');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText('Failed to fetch')).toHaveCount(0);
  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => storedTitle(admin, id)).toBe('Saved by hand');
});

for (const [when, isSaved] of [
  ['at once', false],
  ['after an autosave', true],
] as const)
  test(`what was published ${when}, though its answer is lost, is said to be published, and not saved as a draft`, async ({
    page,
    admin,
    afterwards,
    problems,
    ownPost: { editor },
  }) => {
    problems.allow(/status of 409/);
    const name = `lost-${crypto.randomUUID().slice(0, 8)}`;
    const id = await freePage(editor, name);
    afterwards(() => drop(admin, 'pages', id));
    await page.goto(`/admin/collections/pages/${id}?locale=en`);
    await expect(title(page)).toHaveValue(name);
    let isLost = false;
    await page.route(`**/api/pages/${id}?*`, async (route) => {
      const request = route.request();
      if (isLost || request.method() !== 'PATCH' || request.url().includes('draft=true')) return route.fallback();
      isLost = true;
      // Browsers send more about a request's origin than Playwright passes on here; the CMS checks it.
      const response = await route.fetch({ headers: { ...request.headers(), origin: MAIN_STACK.siteUrl } });
      expect(response.status()).toBe(200);
      await route.abort();
    });
    const path = `/api/pages/${id}?draft=true&locale=en&depth=0`;
    const stored = async () => successOf(await editor.get(path));
    await title(page).fill(`${name} anew`);
    if (isSaved) await expect.poll(stored).toMatchObject({ title: `${name} anew`, _status: 'draft' });
    await page.locator('#action-save').click();
    await expect(toasts(page).first()).toHaveText('Perhaps not published: the connection is lost.');
    await expect(toasts(page).filter({ hasText: 'This is published.' })).toBeVisible();
    await expect(page.getByText('has published this.')).toHaveCount(0);
    await expect(page.locator('.status__value')).toHaveText('Published');
    await expect(page.getByRole('status').filter({ hasText: 'publish it once more' })).toHaveCount(0);
    expect(await stored()).toMatchObject({ title: `${name} anew`, _status: 'published' });
  });
