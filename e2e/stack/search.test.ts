/** The visitors' search in the sample content, and the suggestions on pages for missing addresses. */
import http, { type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { inLanguage } from '../support/pages/routes.ts';
import { SEARCH_QUERIES } from '../support/pages/search-queries.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl } = MAIN_STACK;

/** Returns the HTML between header and footer: those link to most pages. */
function mainHtml(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** The share of queries that may find the wanted page second or third. */
const NOT_FIRST = 0.05;

let clients = 0;

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

/** Requests as another client each time, as one may not search this often; waits where all clients are limited. */
async function askAs(address: string): Promise<Answer> {
  clients += 1;
  const localAddress = `127.0.${1 + Math.floor(clients / 250)}.${1 + (clients % 250)}`;
  const url = `${siteUrl}${address}`.replace('localhost', '127.0.0.1');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get(url, { localAddress, agent: false }, resolve).on('error', reject);
  });
  const { statusCode: status, headers } = response;
  const body = await text(response);
  if (status !== 429) return { status, headers, body };
  await setTimeout(Number(headers['retry-after']) * 1_000);
  return askAs(address);
}

type Results = { readonly results: readonly { readonly path: string }[] };

async function resultsOf(address: string): Promise<Results> {
  const { status, body } = await askAs(address);
  expect(status, address).toBe(200);
  return JSON.parse(body);
}

test('every query of the table finds its page among the first three, and nearly all find it first', async () => {
  const places: { readonly query: string; readonly place: number }[] = [];
  for (const language of LANGUAGES) {
    for (const [query, wanted] of SEARCH_QUERIES[language]) {
      const asked = inLanguage(`/search.json?${new URLSearchParams({ q: query })}`, language);
      const { results } = await resultsOf(asked);
      places.push({ query, place: results.findIndex(({ path }) => path === wanted) });
    }
  }
  expect(places.length).toBeGreaterThanOrEqual(80);
  expect(places.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
  expect(places.filter(({ place }) => place > 0).length / places.length).toBeLessThanOrEqual(NOT_FIRST);
});

test('the page of results has them as links with marked words, and is for nobody else', async () => {
  const { status, headers, body: html } = await askAs('/de/search?q=barierefreie+kasse');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(
    /<a href="\/de\/blog\/barrierefreie-kasse[^"]*"[^>]*><span><mark[^>]*>Barrierefreie<\/mark> <mark/,
  );
  expect(html).toContain('value="barierefreie kasse"');
});

test('what was searched for stands on the page as text', async () => {
  const { body } = await askAs(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(body).not.toContain('<script>alert');
});

test.each([
  ['/ecommerce/shopwaer', '/ecommerce/shopware'],
  ['/de/barrierefreie-kase', '/de/blog/barrierefreie-kasse-in-acht-pr%C3%BCfungen'],
  ['/de/ueber-uns', '/de/agency/aboutus'],
])('who comes to %s is told of %s', async (path, meant) => {
  const { status, body } = await askAs(path);
  expect(status).toBe(404);
  expect(mainHtml(body)).toContain(`<a href="${meant}"`);
  expect(mainHtml(body)).toContain('role="search"');
});
