/** Two people who have the same form open, each in a browser of their own. */
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { type CmsSession, drop, signInAs, successOf } from './support/cms.ts';
import { freePage } from './support/free-page.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { test as base, expect } from './support/test.ts';
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
});
