/** What a form of the admin does with what is written while it saves. */
import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { signInAs, successOf } from './support/cms.ts';
import { draftPost } from './support/draft-post.ts';
import { expect, test } from './support/test.ts';
import { until } from './support/until.ts';

const SAVES_WITHIN_MS = 10_000;

/** Holds back the answers to what a form saves by itself: each is saved at once, and known only once it is let through. */
async function holdSaves(
  page: Page,
): Promise<{ readonly saved: () => Promise<void>; readonly letThrough: () => Promise<void> }> {
  const held: (() => Promise<void>)[] = [];
  await page.route(/autosave=true/, async (route: Route) => {
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }));
  });
  return {
    saved: () => until('the form is saving', async () => held.length > 0, SAVES_WITHIN_MS),
    letThrough: async () => {
      await Promise.all(held.splice(0).map((go) => go()));
    },
  };
}

test('what is written while a form saves stays, in one field and then in another', async ({
  page,
  admin,
  browseAs,
}) => {
  const editor = await signInAs(admin, 'editor');
  const id = await draftPost(editor, { en: 'As it was', de: 'Wie es war' });
  const stored = async () => {
    const answer = await editor.get(`/api/posts/${id}?draft=true&locale=en&depth=0`);
    return v.parse(v.object({ title: v.string(), description: v.string() }), await successOf(answer));
  };
  try {
    await browseAs(editor);
    const saves = await holdSaves(page);
    await page.clock.install();
    await page.goto(`/admin/collections/posts/${id}?locale=en`);
    const title = page.locator('#field-title');
    const description = page.locator('#field-description');
    await title.fill('Begun');
    await saves.saved();
    await title.fill('Written on');
    await description.fill('And then this');
    // The next save is due: it follows the first at once, and begins with what the form has by then.
    await page.clock.fastForward(1000);
    const merged = page.waitForResponse(
      (answer) => /\/admin\//.test(answer.url()) && answer.request().method() === 'POST',
    );
    await saves.letThrough();
    await merged;
    await saves.saved();
    await title.fill('Written during the second');
    await saves.letThrough();
    await saves.saved();
    await saves.letThrough();
    await expect(title).toHaveValue('Written during the second');
    await expect(description).toHaveValue('And then this');
    expect(await stored()).toEqual({ title: 'Written during the second', description: 'And then this' });
  } finally {
    await successOf(await admin.send('DELETE', `/api/posts/${id}?overrideLock=true`));
  }
});
