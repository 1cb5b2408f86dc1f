import { DRAFT_PATH } from '@kontorwerk/contract/drafts/draft';
import { expect, test } from 'vitest';
import { type SeenRequest, sampleEntries } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { html, startTestSite, type TestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

const TOKEN = 'eyJhIjoxfQ.c2lnbmVk';
const TOLD = {
  purpose: 'shared',
  until: '2026-12-01T10:00:00.000Z',
  addresses: { en: '/projects/new-one', de: null },
};

const isAsked = ({ headers }: SeenRequest) => headers['x-bc-draft'] === TOKEN;

/** A site whose backend knows one draft; its pages show the title of the home page's entry. */
async function siteWithDraft(status = 200): Promise<TestSite> {
  const site = await startTestSite();
  const { answers, content } = site.backend;
  answers.set(DRAFT_PATH, (request, response) => {
    response.writeHead(isAsked(request) ? status : 403, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(TOLD));
  });
  const home = '/wp-json/bc/v1/homepage';
  answers.set(home, (request, response) => {
    const entries = isAsked(request) ? sampleEntries('secret', 'homepage/en@2') : content.get(home);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(entries));
  });
  site.render = async ({ draft }) => {
    const source = draft?.content ?? site.store;
    const [entry] = await source.answer('homepage', 'en', { kind: 'set', cards: null, start: 0 });
    return html(`${entry?.title} ${JSON.stringify(draft?.shown ?? null)}`);
  };
  return site;
}

test('a page is shown with its draft to who has the token, and nothing of it is kept', async () => {
  const site = await siteWithDraft();
  const before = await ask(`${site.url}/`);
  const { revision } = site.store;
  const drafted = await ask(`${site.url}/?draft=${TOKEN}`);
  expect(drafted.status).toBe(200);
  expect(drafted.text).toContain('secret');
  expect(drafted.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'strict-origin',
  });
  expect(drafted.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(drafted.headers).not.toHaveProperty('x-cache');
  expect(drafted.headers).not.toHaveProperty('surrogate-key');
  expect(drafted.headers).not.toHaveProperty('set-cookie');
  const after = await ask(`${site.url}/`);
  expect(after.text).toBe(before.text);
  expect([before.headers['x-cache'], after.headers['x-cache']]).toEqual(['miss', 'hit']);
  expect(after.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(site.store.revision).toBe(revision);
  expect((await ask(`${site.url}/wp-json/bc/v1/homepage`)).text).not.toContain('secret');
  // The log doesn't hold the token.
  expect(site.lines.join('\n')).not.toContain(TOKEN);
});

test('the link leads to the page of the draft, wherever that is, or says that it has none', async () => {
  const site = await siteWithDraft();
  const led = await ask(`${site.url}/draft/${TOKEN}`);
  expect([led.status, led.headers.location]).toEqual([303, `/projects/new-one?draft=${TOKEN}`]);
  expect(led.headers['cache-control']).toBe('no-store');
  const german = await ask(`${site.url}/de/draft/${TOKEN}`);
  expect([german.status, german.text]).toEqual([404, expect.stringContaining('noch keine eigene Seite')]);
});

test('a page that moves takes the draft along', async () => {
  const site = await siteWithDraft();
  site.render = async () => new Response(null, { status: 301, headers: { Location: '/projects/new?page=2' } });
  const { status, headers } = await ask(`${site.url}/projects/old?draft=${TOKEN}`);
  expect([status, headers.location]).toEqual([303, `/projects/new?page=2&draft=${TOKEN}`]);
});

test.each([
  [403, 403, '/', 'isn’t a preview link'],
  [410, 410, '/', 'This preview has ended'],
  [404, 404, '/de', 'Diesen Entwurf gibt es nicht mehr'],
  [500, 503, '/de', 'Das Redaktionssystem läuft gerade nicht'],
])('where the backend answers %i, visitors are told so with %i', async (refused, status, path, words) => {
  const site = await siteWithDraft(refused);
  const answer = await ask(`${site.url}${path}?draft=${TOKEN}`);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('a backend that is away is said to be so, and what can be no token is asked of nobody', async () => {
  const site = await siteWithDraft();
  for (const token of ['a', `${'a'.repeat(1_000)}.b`, '%3Cscript%3E.x', '']) {
    const before = site.backend.requests.length;
    const answer = await ask(`${site.url}/?draft=${token}`);
    expect([answer.status, site.backend.requests.length]).toEqual([403, before]);
  }
  await site.backend.stop();
  const away = await ask(`${site.url}/?draft=${TOKEN}`);
  expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
  expect((await ask(`${site.url}/projects`)).status).toBe(200);
});

test('drafts are asked for by the fetch that the site was given', async () => {
  const asked: string[] = [];
  const site = await startTestSite(
    {},
    {
      fetch: async (input) => {
        asked.push(String(input));
        return Response.json(TOLD);
      },
    },
  );
  expect((await ask(`${site.url}/draft/${TOKEN}`)).status).toBe(303);
  expect(asked).toEqual([`${site.backend.url}${DRAFT_PATH}`]);
});

test('however many forged tokens are asked about, previews that were shown go on', async () => {
  const site = await siteWithDraft();
  expect((await ask(`${site.url}/?draft=${TOKEN}`)).status).toBe(200);
  const held: (() => void)[] = [];
  const answer = site.backend.answers.get(DRAFT_PATH);
  site.backend.answers.set(DRAFT_PATH, (request, response) => {
    if (isAsked(request)) answer?.(request, response);
    else held.push(() => answer?.(request, response));
  });
  const forged = Array.from({ length: 20 }, (_, at) => ask(`${site.url}/?draft=forged${at}.c2lnbmVk`));
  await waitUntil(() => held.length === 8);
  expect((await ask(`${site.url}/?draft=${TOKEN}`)).status).toBe(200);
  for (const release of held) release();
  const statuses = (await Promise.all(forged)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([
    ...Array.from({ length: 8 }, () => 403),
    ...Array.from({ length: 12 }, () => 503),
  ]);
});
