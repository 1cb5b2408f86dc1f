/** Accessibility of our admin: Payload leaves many of its controls unnamed, and greys out text meant to be read. */

import { barriers } from './support/barriers.ts';
import { find, signInAs } from './support/cms.ts';
import { expect, test } from './support/test.ts';

test('lists and forms have no barriers that axe knows of', async ({ page, admin, browseAs }) => {
  const editor = await signInAs(admin, 'editor');
  const [[home], [post], [job]] = await Promise.all([
    find(editor, 'pages', { page_key: 'homepage' }),
    find(editor, 'posts', { _status: 'published' }, { limit: '1' }),
    find(editor, 'jobs', { _status: 'published' }, { limit: '1' }),
  ]);
  await browseAs(editor);
  for (const path of ['pages', `pages/${home?.id}`, `posts/${post?.id}`, `jobs/${job?.id}`]) {
    await page.goto(`/admin/collections/${path}`);
    await expect(page.locator('[aria-roledescription][aria-label]').or(page.getByLabel('Bold')).first()).toBeVisible();
    // The admin labels each control just after it has rendered, and some render late.
    await expect
      .configure({ soft: true })
      .poll(() => barriers(page, { isOthers: true }), { message: path })
      .toEqual([]);
  }
});

test('at 200 per cent the Tab key stops at nothing that has no size', async ({ page, admin, browseAs }) => {
  await browseAs(await signInAs(admin, 'editor'));
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto('/admin/collections/pages');
  const toggle = page.getByRole('button', { name: 'Open menu' }).filter({ visible: true });
  await expect(toggle).toBeVisible();
  const unseen: string[] = [];
  // Twelve steps reach the list, past the menu, the breadcrumbs and the language.
  for (const _ of Array.from({ length: 12 })) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const box = await focused.boundingBox();
    if (!box?.width || !box.height) unseen.push(await focused.evaluate(({ outerHTML }) => outerHTML.slice(0, 160)));
  }
  expect(unseen).toEqual([]);
});
