/** What visitors find in the sample content, and what is told in the place of pages that aren't there. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { inLanguage } from '../support/routes.ts';
import { SEARCH_QUERIES } from '../support/search-queries.ts';
import { MAIN_STACK } from '../support/stacks.ts';

const { siteUrl } = MAIN_STACK;

/** How many of the queries may find the wanted page second or third. */
const NOT_FIRST = 0.05;

type Results = { readonly results: readonly { readonly path: string }[] };

/** Asks at the pace that the site allows one client. */
async function resultsOf(address: string): Promise<Results> {
  const response = await fetch(`${siteUrl}${address}`);
  if (response.status !== 429) return response.json();
  await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after')) * 1_000));
  return resultsOf(address);
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
}, 120_000);

test('the page of results has them as links with marked words, and is for nobody else', async () => {
  const response = await fetch(`${siteUrl}/de/search?q=barierefreie+kasse`);
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<a href="\/de\/blog\/barrierefreie-kasse[^"]*"><mark[^>]*>Barrierefreie<\/mark> <mark/);
  expect(html).toContain('value="barierefreie kasse"');
});

test('what was searched for stands on the page as text', async () => {
  const html = await (await fetch(`${siteUrl}/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).text();
  expect(html).not.toContain('<script>alert');
});

test.each([
  ['/ecommerce/shopwaer', '/ecommerce/shopware'],
  ['/de/blog/barrierefreie-kasse', '/de/blog/barrierefreie-kasse-in-acht-pr%C3%BCfungen'],
  ['/de/ueber-uns', '/de/agency/aboutus'],
])('who comes to %s is told of %s', async (path, meant) => {
  const response = await fetch(`${siteUrl}${path}`);
  const html = await response.text();
  expect(html).toContain(`<a href="${meant}"`);
  expect(html).toContain('role="search"');
});
