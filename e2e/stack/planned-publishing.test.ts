import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { find, successOf } from '../support/cms/cms.ts';
import { editor, sales } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const created = v.object({ doc: v.object({ id: v.number() }) });
const plans = v.object({
  planned: v.array(
    v.looseObject({ id: v.number(), type: v.string(), state: v.string(), title: v.string(), by: v.string() }),
  ),
});

/** How long the queue and the site may take, in milliseconds. */
const SOON_MS = 30_000;

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const made: number[] = [];

afterAll(async () => {
  for (const id of made) await admin.send('DELETE', `/api/posts/${id}?trash=true`);
});

async function draftPost(title: string, without: readonly string[] = []): Promise<number> {
  const [sample] = await find(editor, 'posts', { _status: 'published' }, { locale: 'en', limit: '1' });
  if (!sample) throw new Error('There is no post.');
  const { id: _, createdAt: _made, updatedAt: _changed, ...fields } = sample;
  const kept = Object.entries(fields).filter(([name]) => !without.includes(name));
  // Old enough for the end of lists that other tests check.
  const draft = { ...Object.fromEntries(kept), title, date: '2001-01-01T12:00:00.000Z', _status: 'draft' };
  const answer = await editor.send('POST', '/api/posts?locale=en&draft=true&depth=0', draft);
  const { id } = v.parse(created, await successOf(answer)).doc;
  made.push(id);
  return id;
}

function plan(id: number, times: object, as = editor): Promise<Response> {
  return as.send('POST', '/api/planned', { collection: 'posts', id, timezone: 'Europe/Berlin', ...times });
}

async function planned(id: number): Promise<v.InferOutput<typeof plans>['planned']> {
  return v.parse(plans, await successOf(await editor.get(`/api/planned?collection=posts&id=${id}`))).planned;
}

test('a campaign begins and ends at its times, with no browser open', async () => {
  const name = crypto.randomUUID();
  const id = await draftPost(`Campaign ${name}`);
  const isShown = async () =>
    (await (await fetch(`${MAIN_STACK.siteUrl}/blog/campaign-${name}`)).text()).includes(`Campaign ${name}`);
  expect(await isShown()).toBe(false);
  const answer = await plan(id, { publish_at: inSeconds(1), unpublish_at: inSeconds(10) });
  expect(v.parse(plans, await successOf(answer)).planned).toMatchObject([
    { type: 'publish', state: 'planned', title: `Campaign ${name}` },
    { type: 'unpublish', state: 'planned' },
  ]);
  await until('the post is on the site', isShown, SOON_MS);
  await until('the post has left the site', async () => !(await isShown()), SOON_MS);
  // The change is committed before its plan is removed.
  await until('no plan is left', async () => (await planned(id)).length === 0, SOON_MS);
});

test('what could not be published is told when it is planned', async () => {
  const id = await draftPost(`Incomplete ${crypto.randomUUID()}`, ['description']);
  const answer = await plan(id, { publish_at: inSeconds(3600) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Teaser');
  expect(await planned(id)).toEqual([]);
  const [still] = await find(editor, 'posts', { id: String(id) }, { draft: 'true' });
  expect(still?._status).toBe('draft');
});

test('what fails at its time says why, beside the document, and can be tried again', async () => {
  const id = await draftPost(`Failing ${crypto.randomUUID()}`);
  const [{ id: job } = { id: 0 }] = v.parse(
    plans,
    await successOf(await plan(id, { publish_at: inSeconds(3600) })),
  ).planned;
  await successOf(await editor.send('PATCH', `/api/posts/${id}?draft=true&locale=en`, { description: '' }));
  await successOf(await editor.send('POST', `/api/planned/${job}/again`));
  await until('it has failed', async () => (await planned(id))[0]?.state === 'failed', SOON_MS);
  expect((await planned(id))[0]?.problem).toContain('Teaser');
  await successOf(await editor.send('PATCH', `/api/posts/${id}?draft=true&locale=en`, { description: 'There.' }));
  await successOf(await editor.send('POST', `/api/planned/${job}/again`));
  await until('it is published', async () => (await planned(id)).length === 0, SOON_MS);
  const [post] = await find(editor, 'posts', { id: String(id) });
  expect(post?._status).toBe('published');
});

test('times that are over, an end before the start or of a page of the site, strangers and nonsense are refused', async () => {
  const id = await draftPost(`Refused ${crypto.randomUUID()}`);
  for (const times of [
    { publish_at: inSeconds(-3600) },
    { publish_at: inSeconds(7200), unpublish_at: inSeconds(3600) },
    {},
    { publish_at: 'tomorrow' },
    { publish_at: inSeconds(3600), timezone: 'Nowhere' },
  ])
    expect((await plan(id, times)).status, JSON.stringify(times)).toBe(400);
  expect((await plan(0, { publish_at: inSeconds(3600) })).status).toBe(404);
  expect((await plan(id, { publish_at: inSeconds(3600) }, sales)).status).toBe(403);
  expect((await editor.send('POST', '/api/planned', [])).status).toBe(400);
  const [home] = await find(editor, 'pages', { page_key: 'homepage' });
  const away = await plan(Number(home?.id), { collection: 'pages', unpublish_at: inSeconds(3600) });
  expect([away.status, await away.text()]).toEqual([409, expect.stringContaining('part of the site')]);
  expect(await planned(id)).toEqual([]);
});

test('a plan is taken back by hand, and with its document', async () => {
  const id = await draftPost(`Taken back ${crypto.randomUUID()}`);
  const times = { publish_at: inSeconds(3600), unpublish_at: inSeconds(7200) };
  // Sent twice, it is planned once.
  for (const answer of await Promise.all([plan(id, times), plan(id, times)])) await successOf(answer);
  expect((await planned(id)).map(({ type }) => type)).toEqual(['publish', 'unpublish']);
  const [first] = await planned(id);
  await successOf(await editor.send('DELETE', `/api/planned/${first?.id}`));
  expect((await editor.send('DELETE', `/api/planned/${first?.id}`)).status).toBe(409);
  expect((await planned(id)).map(({ type }) => type)).toEqual(['unpublish']);
  await successOf(await editor.send('DELETE', `/api/posts/${id}`));
  expect(await planned(id)).toEqual([]);
});

test('a plan stays with its document in the trash, fails there, and is carried out once it is back', async () => {
  const id = await draftPost(`Trashed ${crypto.randomUUID()}`);
  const move = (deletedAt: string | null) =>
    editor.send('PATCH', `/api/posts/${id}?trash=true&locale=en`, { deletedAt });
  await successOf(await plan(id, { publish_at: inSeconds(3600) }));
  await successOf(await move(new Date().toISOString()));
  expect(await planned(id)).toMatchObject([{ type: 'publish', state: 'planned', trashed: true }]);
  const [{ id: job } = { id: 0 }] = await planned(id);
  await successOf(await editor.send('POST', `/api/planned/${job}/again`));
  await until('it has failed', async () => (await planned(id))[0]?.state === 'failed', SOON_MS);
  expect((await planned(id))[0]?.problem).toContain('trash');
  await successOf(await move(null));
  expect(await planned(id)).toMatchObject([{ state: 'failed', trashed: false }]);
  await successOf(await editor.send('POST', `/api/planned/${job}/again`));
  await until('it is published', async () => (await planned(id)).length === 0, SOON_MS);
  expect((await find(editor, 'posts', { id: String(id) }))[0]?._status).toBe('published');
});
