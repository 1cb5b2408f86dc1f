/** Redirects by editors, one by one and in bulk: their targets, and how often they are used. */
import { REDIRECT_USES_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, find, session, signInAs, successOf } from '../support/cms/cms.ts';
import { editor } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl, cmsUrl } = MAIN_STACK;
/** How long a publication may take to appear, in milliseconds. */
const SOON_MS = 20_000;

/** More than one statement takes. */
const MANY = 150;

const name = `way-${crypto.randomUUID().slice(0, 8)}`;
const at = (place: string) => `/${name}-${place}`;
const stored = v.object({ doc: v.looseObject({ id: v.number() }) });
const refused = v.object({ errors: v.array(v.looseObject({ message: v.string() })) });

// A few at a time: while one transaction deletes them all, no other test can write.
afterAll(async () => {
  const where = { 'where[from][contains]': name, limit: '10', locale: 'en' };
  for (let left = await find(editor, 'redirects', {}, where); left.length > 0; ) {
    await successOf(await editor.send('DELETE', `/api/redirects?${new URLSearchParams(where)}`));
    left = await find(editor, 'redirects', {}, where);
  }
});

async function create(redirect: object): Promise<Readonly<Record<string, unknown>>> {
  return v.parse(stored, await successOf(await editor.send('POST', '/api/redirects?depth=0', redirect))).doc;
}

async function refusal(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  return JSON.stringify(v.parse(refused, await response.json()));
}

async function row(from: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  return (await find(editor, 'redirects', { from }))[0];
}

const record = v.object({ redirects: v.array(v.looseObject({ from: v.string() })) });

/** Returns these tests' redirects as the sites receive them. */
async function ways(): Promise<readonly object[]> {
  const answer = await fetch(`${siteUrl}/wp-json/bc/v1/redirects`);
  return v.parse(record, await answer.json()).redirects.filter(({ from }) => from.includes(name));
}

/** Waits until an address redirects as expected. */
function leads(path: string, status: number, location: string): Promise<void> {
  return until(
    `${path} answers ${status} to ${location}`,
    async () => {
      const answer = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.status === status && answer.headers.get('location') === location;
    },
    SOON_MS,
  );
}

function send(as: CmsSession, file: Uint8Array | string, query = ''): Promise<Response> {
  return fetch(`${siteUrl}/api/redirects/import${query}`, {
    method: 'POST',
    headers: { Authorization: `JWT ${as.token}`, 'Content-Type': 'text/csv', 'Accept-Language': 'en' },
    body: new Blob([typeof file === 'string' ? file : new Uint8Array(file)]),
  });
}

const previewed = v.object({
  plan: v.string(),
  writes: v.number(),
  lines: v.array(v.looseObject({ outcome: v.string(), from: v.optional(v.string(), '') })),
});

async function preview(file: Uint8Array | string, query = '') {
  return v.parse(previewed, await successOf(await send(editor, file, query)));
}

test('old addresses of both languages are written at once, whatever they looked like', async () => {
  const further = [`/de${at('alt')}/`, `${siteUrl}${at('seite.html')}?id=12`, `/${name}-ümlaut`].join('\n');
  await create({ from: at('Old'), to: '/Projects/', further, status: '302' });
  await leads(at('old'), 302, '/projects');
  await leads(`/de${at('alt')}?utm_source=x`, 302, '/de/projects?utm_source=x');
  await leads(`${at('SEITE.html')}?x=1&id=12`, 302, '/projects?x=1');
  await leads(`/${name}-%C3%BCmlaut`, 302, '/projects');
  await leads(`/${name}-u%CC%88mlaut`, 302, '/projects');
  expect((await fetch(`${siteUrl}${at('seite.html')}`, { redirect: 'manual' })).status).toBe(404);
  const said = await refusal(
    editor.send('POST', '/api/redirects', { from: at('x'), to: '/', further: `${at('y')}\n${at('old')}` }),
  );
  expect(said).toContain('a redirect from this address already');
  expect(await row(at('x'))).toBeUndefined();
});

test('nobody is sent on twice, in whichever order ways are written', async () => {
  await create({ from: at('a'), to: at('b') });
  await create({ from: at('b'), to: at('c') });
  await create({ from: at('c'), to: '/imprint' });
  for (const place of ['a', 'b', 'c']) expect(await row(at(place))).toMatchObject({ to: '/imprint' });
  expect(await create({ from: at('d'), to: `${at('a')}#top` })).toMatchObject({ to: '/imprint#top' });
  await leads(at('a'), 301, '/imprint');
  const circle = refusal(editor.send('POST', '/api/redirects', { from: at('e'), to: `${siteUrl}${at('E')}/` }));
  expect(await circle).toContain('in a circle');
});

test('a way to the address of a page that moves leads to where it is now', async () => {
  const page = { title: at('page').slice(1), page_key: 'page', sections: [], _status: 'published' };
  const { id } = v.parse(stored, await successOf(await editor.send('POST', '/api/pages?depth=0', page))).doc;
  try {
    await create({ from: at('to-page'), to: `${at('page')}#x` });
    const moved = { segment: at('moved').slice(1), _status: 'published' };
    await successOf(await editor.send('PATCH', `/api/pages/${id}?locale=en`, moved));
    await leads(at('to-page'), 301, `${at('moved')}#x`);
    await leads(at('page'), 301, at('moved'));
    await leads(`/de${at('page')}`, 301, `/de${at('moved')}`);
    expect(await row(at('to-page'))).toMatchObject({ to: `pages:${id}#x` });
  } finally {
    const own = (await find(editor, 'redirects', { to: `pages:${id}#x` }))[0];
    await successOf(await editor.send('DELETE', `/api/redirects/${own?.id}`));
    await successOf(await editor.send('DELETE', `/api/pages/${id}`));
  }
});

test.each([
  ['mailto:a@b.example', 'Nobody can be sent there'],
  ['#top', 'Nobody can be sent there'],
  ['javascript:alert(1)', 'Nobody can be sent there'],
])('nobody is sent to %s', async (to, why) => {
  expect(await refusal(editor.send('POST', '/api/redirects', { from: at('f'), to }))).toContain(why);
});

test('how often a way is used is counted once, and neither written by editors nor told by visitors', async () => {
  const { id, updatedAt } = await create({ from: at('used'), to: '/imprint', uses: 99, last_used: '2020-01-01' });
  expect(await row(at('used'))).toMatchObject({ uses: 0, last_used: null });
  await leads(at('used'), 301, '/imprint');
  let before: readonly object[] = [];
  const isTold = async () => {
    before = await ways();
    return before.some((way) => 'from' in way && way.from === at('used'));
  };
  await until('the way is told', isTold, SOON_MS);
  const told = (from: string, times: number, last: string, token = 'kontorwerk-public') =>
    fetch(`${cmsUrl}${REDIRECT_USES_PATH}`, {
      method: 'POST',
      headers: { 'X-BC-Secure': token },
      body: JSON.stringify({ uses: [{ from, times, last }] }),
    });
  // Concurrently, as from two sites.
  const many = Array.from({ length: 10 }, (_, day) => told(at('used'), 100, `2026-01-${10 + day}`));
  for (const answer of await Promise.all(many)) expect(answer.status).toBe(204);
  const counted = await row(at('used'));
  expect(counted).toMatchObject({ id, updatedAt });
  expect(Number(counted?.uses)).toBeGreaterThanOrEqual(1_000);
  for (const [from, times, last, token, status] of [
    [at('used'), 1, '2026-01-01', 'other', 403],
    [at('used'), 0, '2026-01-01', undefined, 400],
    [at('used'), 1, 'soon', undefined, 400],
    [at('gone'), 1, '2026-01-01', undefined, 204],
  ] as const)
    expect((await told(from, times, last, token)).status).toBe(status);
  expect((await fetch(`${siteUrl}${REDIRECT_USES_PATH}`, { method: 'POST', body: '{}' })).status).toBe(405);
  await vi.waitFor(async () => expect(await ways()).toEqual(before), SOON_MS);
});

test('a file is written as its preview says, all of it, and exported as it can be imported again', async () => {
  await create({ from: at('there'), to: '/imprint' });
  const lines = [
    'Alte Adresse;Neue Adresse;Art',
    `${at('i1')};/projects;301`,
    `/de${at('i2')};/projects;302`,
    `${at('i3')};${at('i1')};`,
    `${at('there')};/imprint;301`,
    `${at('there')}?id=1;/imprint;301`,
    `"${at('i4,x')}";https://example.org/?a=1,2`,
    `${at('i5')};${at('i6')}`,
    `${at('i6')};${at('i5')}`,
    `${at('i7')};/services/nothing-there`,
    `${at('ü')};/imprint`,
    'nonsense;/imprint',
  ];
  const file = Buffer.from(lines.join('\r\n'), 'latin1');
  const seen = await preview(file);
  expect(seen.lines.map(({ outcome }) => outcome)).toEqual([
    ...['new', 'new', 'straightened', 'same', 'new', 'new', 'circle', 'circle', 'unknown', 'new', 'old_malformed'],
  ]);
  expect(seen.writes).toBe(6);
  expect(await row(at('i1'))).toBeUndefined();
  // The import checks again for changes since the preview.
  await create({ from: at('i1'), to: '/imprint' });
  expect(await refusal(send(editor, file, `?plan=${seen.plan}`))).toContain('have changed since the preview');
  expect(await row(`/de${at('i2')}`)).toBeUndefined();

  const again = await preview(file, '?replace=true&unknown=true');
  expect(again.lines[0]).toMatchObject({ outcome: 'replaced', about: '/imprint' });
  const written = await send(editor, file, `?replace=true&unknown=true&plan=${again.plan}`);
  expect(await successOf(written)).toEqual({ written: 7 });
  await leads(at('i1'), 301, '/projects');
  await leads(`/de${at('i2')}`, 302, '/de/projects');
  await leads(at('i3'), 301, '/projects');
  await leads(`/${name}-%C3%BC`, 301, '/imprint');
  expect((await preview(file, '?unknown=true')).writes).toBe(0);

  const exported = await editor.get('/api/redirects/export');
  expect(exported.headers.get('content-type')).toContain('text/csv');
  const csv = new Uint8Array(await exported.arrayBuffer());
  expect(new TextDecoder().decode(csv)).toContain(`${at('i1')},/projects,Permanent (301),`);
  const back = await preview(csv, '?unknown=true');
  // Redirects to other tests' pages come and go.
  const imported = back.lines.filter(({ from }) => from.includes(`${name}-i`));
  expect(new Set(imported.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
});

test('hundreds are written at once, and each leads where it should', async () => {
  const file = Array.from({ length: MANY }, (_, row) => `${at(`many-${row}`)};/projects?row=${row}`).join('\n');
  const { plan, writes } = await preview(file);
  expect(writes).toBe(MANY);
  expect(await successOf(await send(editor, file, `?plan=${plan}`))).toEqual({ written: MANY });
  await leads(at(`many-${MANY - 1}`), 301, `/projects?row=${MANY - 1}`);
  await leads(at('many-0'), 301, '/projects?row=0');
});

test.each([
  ['', 'no line with an old and a new address'],
  ['old;new\n', 'no line with an old and a new address'],
  [`/a;/b\n"${'x'.repeat(30_000)}`, 'Line 2 can’t be read'],
  ['/a;/b\n'.repeat(10_001), 'more than 10000 lines'],
  ['x'.repeat(4 * 1024 * 1024 + 1), 'larger than 4 MB'],
])('what is no such file is told why, and nothing is written', async (file, why) => {
  expect(await refusal(send(editor, file))).toContain(why);
});

test('those who translate export and don’t import, and visitors do neither', async () => {
  const translator = await signInAs(admin, 'translator');
  expect((await translator.get('/api/redirects/export')).status).toBe(200);
  expect((await send(translator, '/a;/b')).status).toBe(403);
  const visitor = session(siteUrl, '');
  expect([401, 403, 404]).toContain((await send(visitor, '/a;/b')).status);
});
