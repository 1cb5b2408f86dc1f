/** The admin's own barriers: Payload leaves many of its controls without a name, and greys out what is to be read. */

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
    // What is named last, once the form or the list is there.
    await expect(page.locator('[aria-roledescription][aria-label]').or(page.getByLabel('Bold')).first()).toBeVisible();
    expect.soft(await barriers(page, { isOthers: true }), path).toEqual([]);
  }
});
