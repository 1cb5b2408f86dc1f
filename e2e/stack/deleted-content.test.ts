import { listPath } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { find, successOf } from '../support/cms/cms.ts';
import { draftPost } from '../support/cms/draft-post.ts';
import { editor } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const created = v.object({ doc: v.object({ id: v.number() }) });
const usage = v.object({ users: v.array(v.looseObject({ slug: v.string(), id: v.number(), title: v.string() })) });

const inTrash = () => ({ deletedAt: new Date().toISOString() });

async function areListed(name: string): Promise<boolean> {
  return (await (await fetch(`${MAIN_STACK.cmsUrl}${listPath('review', 'en')}`)).text()).includes(name);
}

test('a review that a project shows stays; another one lies in the trash, where nobody sees it, and comes back', async () => {
  const name = `Reviewer ${crypto.randomUUID()}`;
  const review = { name, location_company: 'Somewhere', review: 'Good.' };
  const { id } = v.parse(created, await successOf(await editor.send('POST', '/api/reviews', review))).doc;
  const [project] = await find(editor, 'projects', { _status: 'published' }, { locale: 'en', limit: '1' });
  const path = `/api/projects/${project?.id}?locale=en`;
  try {
    await successOf(await editor.send('PATCH', path, { review: id, _status: 'published' }));
    for (const refused of [
      await editor.send('PATCH', `/api/reviews/${id}`, inTrash()),
      await editor.send('DELETE', `/api/reviews/${id}`),
    ]) {
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain(String(project?.title));
    }
    expect(v.parse(usage, await successOf(await editor.get(`/api/reviews/${id}/usage`))).users).toMatchObject([
      { slug: 'projects', id: project?.id, title: project?.title },
    ]);
    await until('the review is listed', () => areListed(name), 10_000);
  } finally {
    await successOf(await editor.send('PATCH', path, { review: project?.review ?? null, _status: 'published' }));
  }
  await successOf(await editor.send('PATCH', `/api/reviews/${id}`, inTrash()));
  await until('the review is not listed', async () => !(await areListed(name)), 10_000);
  expect(await find(editor, 'reviews', { name })).toEqual([]);
  await successOf(await editor.send('PATCH', `/api/reviews/${id}?trash=true`, { deletedAt: null }));
  await until('the review is listed again', () => areListed(name), 10_000);
  await successOf(await editor.send('DELETE', `/api/reviews/${id}`));
  await until('the review is gone', async () => !(await areListed(name)), 10_000);
});

test('a post to which a text links stays, in whatever language that text is', async () => {
  const names = { en: `Linked ${crypto.randomUUID()}`, de: `Verlinkt ${crypto.randomUUID()}` };
  const [linked, linking] = [
    await draftPost(editor, names),
    await draftPost(editor, { en: `From ${names.en}`, de: `Von ${names.de}` }),
  ];
  const link = { type: 'link', version: 3, children: [], fields: { url: `posts:${linked}`, linkType: 'custom' } };
  const body = { root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] } };
  const path = `/api/posts/${linking}?locale=de&draft=true`;
  await successOf(await editor.send('PATCH', path, { body, _status: 'draft' }));
  const refused = await editor.send('DELETE', `/api/posts/${linked}`);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(names.en);
  await successOf(await editor.send('DELETE', `/api/posts/${linking}`));
  await successOf(await editor.send('DELETE', `/api/posts/${linked}`));
});

test('a post in the trash is not on the site, and its address is free for another one', async () => {
  const [sample] = await find(editor, 'posts', { _status: 'published' }, { locale: 'en', limit: '1' });
  if (!sample) throw new Error('There is no post.');
  const { id: _, createdAt: _made, updatedAt: _changed, ...fields } = sample;
  const name = crypto.randomUUID();
  const post = { ...fields, title: `Trashed ${name}`, date: '2001-01-01T12:00:00.000Z', _status: 'published' };
  const publish = async () =>
    v.parse(created, await successOf(await editor.send('POST', '/api/posts?locale=en', post))).doc;
  const first = await publish();
  const isShown = async () =>
    (await (await fetch(`${MAIN_STACK.siteUrl}/blog/trashed-${name}`)).text()).includes(`Trashed ${name}`);
  await until('the post is on the site', isShown, 10_000);
  await successOf(await editor.send('PATCH', `/api/posts/${first.id}`, inTrash()));
  await until('the post has left the site', async () => !(await isShown()), 10_000);
  const second = await publish();
  await until('the other is on the site', isShown, 10_000);
  const back = await editor.send('PATCH', `/api/posts/${first.id}?trash=true&locale=en`, {
    deletedAt: null,
    _status: 'published',
  });
  expect(back.status).toBe(400);
  expect(await back.text()).toContain('same address');
  for (const { id } of [first, second]) await successOf(await editor.send('DELETE', `/api/posts/${id}?trash=true`));
});
