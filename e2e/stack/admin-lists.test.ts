/** The admin's lists and their search. */
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, signInAs, successOf } from '../support/cms/cms.ts';
import { draftPost } from '../support/cms/draft-post.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

/** Fetches a list of the admin as an editor who reads German. */
async function listed({ token }: CmsSession, collection: string, query: Readonly<Record<string, string>>) {
  const answer = await fetch(`${MAIN_STACK.siteUrl}/admin/collections/${collection}?${new URLSearchParams(query)}`, {
    headers: { Cookie: `payload-token=${token}; payload-lng=de`, 'Sec-Fetch-Site': 'none' },
  });
  return answer.text();
}

test('a list finds a document by its title in either language', async () => {
  const editor = await signInAs(admin, 'editor');
  const name = crypto.randomUUID();
  const titles = { en: `Ferret ${name}`, de: `Frettchen ${name}` };
  const id = await draftPost(editor, titles);
  const finds = async (locale: string, search: string) => {
    return (await listed(editor, 'posts', { locale, search })).includes(`/admin/collections/posts/${id}"`);
  };
  try {
    expect(await Promise.all([finds('de', titles.en), finds('en', titles.de)])).toEqual([true, true]);
    expect(await finds('de', `Iltis ${name}`)).toBe(false);
  } finally {
    await successOf(await editor.send('DELETE', `/api/posts/${id}?trash=true`));
  }
});

test.each(['', 'where=1', 'where[or][]='])('a bulk change of what “%s” finds is refused', async (search) => {
  const answer = await admin.send('PATCH', `/api/reviews?${search}`, {});
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('say which documents')]);
});
