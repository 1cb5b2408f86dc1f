/** What the lists of the admin find. */
import { expect, test } from 'vitest';
import { admin } from '../support/administrator.ts';
import { signInAs, successOf } from '../support/cms.ts';
import { draftPost } from '../support/draft-post.ts';
import { MAIN_STACK } from '../support/stacks.ts';

test('a list finds a document by its title in either language', async () => {
  const editor = await signInAs(admin, 'editor');
  const name = crypto.randomUUID();
  const titles = { en: `Ferret ${name}`, de: `Frettchen ${name}` };
  const id = await draftPost(editor, titles);
  const finds = async (locale: string, search: string) => {
    const query = new URLSearchParams({ locale, search });
    const answer = await fetch(`${MAIN_STACK.siteUrl}/admin/collections/posts?${query}`, {
      headers: { Cookie: `payload-token=${editor.token}`, 'Sec-Fetch-Site': 'none' },
    });
    return (await answer.text()).includes(`/admin/collections/posts/${id}"`);
  };
  try {
    expect(await Promise.all([finds('de', titles.en), finds('en', titles.de)])).toEqual([true, true]);
    expect(await finds('de', `Iltis ${name}`)).toBe(false);
  } finally {
    await successOf(await editor.send('DELETE', `/api/posts/${id}?trash=true`));
  }
});
