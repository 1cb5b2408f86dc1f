import type { Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { SEARCH_LIMITS } from '../base/limits.ts';
import { ask } from '../testing/http-client.ts';
import { fetchMetrics } from '../testing/metrics.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

const ROOT = '/wp-json/bc/v1';
const TOKEN = 'of-this-test-and-long-enough-for-it';

function shop(title: string, text: string) {
  return { title, meta: [{ component_name: 'RichText', main_title: title, main_desc: text }] };
}

/** A backend that loses half of its pages isn't believed. */
const OTHERS = [shop('Oxid', 'A third'), shop('Gambio', 'A fourth')];

const CONTENT: Readonly<Record<string, readonly object[]>> = {
  [`${ROOT}/ecommerce`]: [
    shop('Shopware', 'Shops that are fast'),
    shop('Shopify', 'Shops that are soon there'),
    ...OTHERS,
  ],
  [`${ROOT}/ecommerce/de`]: [shop('Shopware', 'Schnelle Läden'), shop('Shopify', 'Bald offene Läden')],
};

/** Whether exactly the one expected page is found, without using up the limits. */
const finds = ({ searchServices }: TestSite, query: string, language: Language = 'de') =>
  searchServices.search.answer({ query, kind: null, shown: 1 }, language).total === 1;

async function searchedSite(settings: Parameters<typeof startTestSite>[0] = {}) {
  const site = await startTestSite(
    { metrics: { port: null, host: '127.0.0.1', token: TOKEN }, ...settings },
    {},
    CONTENT,
  );
  const search = async (path: string) => {
    const { status, headers, text } = await ask(`${site.url}${path}`);
    return { status, headers, answer: JSON.parse(text) };
  };
  await waitUntil(() => finds(site, 'shopify'));
  return { site, search };
}

test('answers with what is found, in the language of the address, and nobody keeps it', async () => {
  const { search } = await searchedSite();
  const { status, headers, answer } = await search('/de/search.json?q=Shopwaer');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
  expect(answer).toMatchObject({
    query: 'Shopwaer',
    total: 1,
    results: [{ path: '/de/ecommerce/shopware', kind: 'ecommerce', title: ['', 'Shopware', ''] }],
  });
  expect((await search('/search.json?q=shopware')).answer.results[0].path).toBe('/ecommerce/shopware');
});

test.each(['', '?q=', '?q=%ff%fe', '?q=%00', `?q=${'x'.repeat(3_000)}`, '?q=a&q=b', '?q[]=a', '?__proto__=a'])(
  'whatever is asked (%j) has an answer',
  async (query) => {
    const { search } = await searchedSite();
    const { status, answer } = await search(`/search.json${query}`);
    expect(status).toBe(200);
    expect(answer.query.length).toBeLessThanOrEqual(100);
  },
);

test('lists one kind of results, and passes over a kind that there is not', async () => {
  const { search } = await searchedSite();
  const all = (await search('/search.json?q=shop')).answer;
  expect(all).toMatchObject({ kind: null, kinds: [{ kind: 'ecommerce', count: all.total }] });
  for (const [kind, listed] of [
    ['ecommerce', 'ecommerce'],
    ['job', null],
    ['nothing', null],
    ['constructor', null],
    ['', null],
  ])
    expect((await search(`/search.json?q=shop&kind=${kind}`)).answer).toEqual({ ...all, kind: listed });
});

test('takes nothing but questions', async () => {
  const site = await startTestSite();
  for (const path of ['/search.json', '/search'])
    expect((await ask(`${site.url}${path}?q=a`, { method: 'POST', body: 'a=b' })).status).toBe(405);
  const head = await ask(`${site.url}/search.json?q=a`, { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
});

test('who searches too often waits, on the page as well, and others do not', async () => {
  const site = await startTestSite({ trustedProxies: 1 });
  const from = (client: string, path: string) => ask(`${site.url}${path}`, { headers: { 'X-Forwarded-For': client } });
  const many = Array.from({ length: SEARCH_LIMITS.ofClient.burst + 1 }, () => from('192.0.2.1', '/search.json?q=a'));
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const refused = await from('192.0.2.1', '/search.json?q=a');
  expect(JSON.parse(refused.text).code).toBe('bc_too_many_searches');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const page = await from('192.0.2.1', '/de/search?q=a');
  expect([page.status, page.text]).toEqual([
    429,
    expect.stringMatching(/Gerade wird zu viel gesucht.*Bitte laden Sie diese Seite in .+ noch einmal\./s),
  ]);
  expect((await from('192.0.2.1', '/search')).status).toBe(200);
  expect((await from('192.0.2.2', '/search.json?q=a')).status).toBe(200);
});

test('a dozen who search as often as they may leave room for others', async () => {
  const site = await startTestSite({ trustedProxies: 1 });
  const from = (client: string) => ask(`${site.url}/search.json?q=a`, { headers: { 'X-Forwarded-For': client } });
  const busy = Array.from({ length: 12 * SEARCH_LIMITS.ofClient.burst }, (_, at) => from(`192.0.2.${at % 12}`));
  const statuses = new Set((await Promise.all(busy)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 429]));
  const others = await Promise.all(Array.from({ length: 12 }, (_, at) => from(`198.51.100.${at}`)));
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
});

test('pages of results are rendered for who asks and not kept; the one without a query is', async () => {
  const site = await startTestSite();
  for (const path of ['/search?q=a', '/search?q=a&kind=job', '/search', '/search?other=1', '/search?kind=job'])
    await ask(`${site.url}${path}`);
  expect(site.rendered.map(({ target }) => target)).toEqual(['/search?q=a', '/search?kind=job&q=a', '/search']);
});

test('counts searches and those that find nothing, and logs neither', async () => {
  const { site, search } = await searchedSite({ logRequests: true });
  const before = await fetchMetrics(site, TOKEN);
  await search('/de/search.json?q=geheimniskram');
  await search('/de/search.json?q=shopware');
  const after = await fetchMetrics(site, TOKEN);
  for (const outcome of ['found', 'nothing']) {
    const name = `site_searches_total{language="de",outcome="${outcome}"}`;
    expect((after.get(name) ?? 0) - (before.get(name) ?? 0), outcome).toBe(1);
  }
  expect(site.lines.join('\n')).not.toContain('geheimniskram');
});

test('what is new can be found, what is gone cannot', async () => {
  const { site, search } = await searchedSite();
  const [shopware] = CONTENT[`${ROOT}/ecommerce`] ?? [];
  site.backend.content.set(`${ROOT}/ecommerce`, [shopware, ...OTHERS, shop('Magento', 'Other shops')]);
  site.backend.announce({ page_key: 'ecommerce', language: 'en', endpoint_call: 'e@2' });
  await waitUntil(() => finds(site, 'magento', 'en'));
  expect((await search('/search.json?q=shopify')).answer.total).toBe(0);
});
