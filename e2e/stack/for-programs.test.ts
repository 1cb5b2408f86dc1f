/** The site's machine-readable documents. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { childrenOf, readXml } from '../../site/server/testing/xml.ts';
import { inParallel } from '../support/pages/discover.ts';
import { inLanguage } from '../support/pages/routes.ts';
import { MAIN_STACK, mainSites } from '../support/stacks/stacks.ts';

const { siteUrl } = MAIN_STACK;

const FEED = /<link rel="alternate" type="(application\/(?:atom|feed)\+(?:xml|json))" title="[^"]+" href="([^"]+)"\/>/g;

async function feedsOn(path: string): Promise<readonly (readonly [type: string, address: string])[]> {
  const html = await (await fetch(siteUrl + path)).text();
  return [...html.matchAll(FEED)].map(([, type = '', address = '']) => [type, address]);
}

/** Returns the ids of a feed's items, with the addresses of their documents. */
async function itemsOf(type: string, address: string): Promise<readonly (readonly [id: string, url: string])[]> {
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, `${type}; charset=utf-8`]);
  const text = await answer.text();
  if (type.endsWith('json')) {
    const { items }: { items: { id: string; url: string }[] } = JSON.parse(text);
    return items.map(({ id, url }) => [id, url]);
  }
  const feed = readXml(text).documentElement ?? expect.fail('no element');
  return childrenOf(feed, 'entry').map((entry) => [
    childrenOf(entry, 'id')[0]?.textContent ?? '',
    childrenOf(entry, 'link')[0]?.getAttribute('href') ?? '',
  ]);
}

for (const language of LANGUAGES) {
  test(`pages name their feeds in ${language}, both forms say the same, and what they name is there`, async () => {
    const found = await Promise.all(
      ['/agency/blogs', '/agency/news', '/contactus/career'].map((path) => feedsOn(inLanguage(path, language))),
    );
    for (const feeds of found)
      expect(feeds.map(([type]) => type)).toEqual(['application/atom+xml', 'application/feed+json']);
    const urls: string[] = [];
    for (const [atom, json] of found) {
      if (atom === undefined || json === undefined) continue;
      const items = await itemsOf(...atom);
      expect(await itemsOf(...json)).toEqual(items);
      expect(new Set(items.map(([id]) => id)).size).toBe(items.length);
      urls.push(...items.map(([, url]) => url));
    }
    expect(urls.length).toBeGreaterThan(10);
    const statuses = await inParallel(
      urls,
      async (url) => `${(await fetch(url, { redirect: 'manual' })).status} ${url}`,
    );
    expect(statuses.filter((line) => !line.startsWith('200'))).toEqual([]);
    const [post = ''] = urls;
    expect((await feedsOn(new URL(post).pathname)).length).toBe(4);
  });

  test(`llms.txt leads to every page as Markdown in ${language}, and nothing there leads anywhere but by itself`, async () => {
    const text = await (await fetch(`${siteUrl}${inLanguage('/llms.txt', language)}`)).text();
    const links = [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(60);
    const problems = await inParallel(links, async (address) => {
      const answer = await fetch(address, { redirect: 'manual' });
      const markdown = await answer.text();
      const canonical = /<([^>]+)>; rel="canonical"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
      const isRight =
        answer.status === 200 &&
        answer.headers.get('content-type') === 'text/markdown; charset=utf-8' &&
        markdown.startsWith('---\ntitle: "') &&
        markdown.includes(`canonical: "${canonical}"`) &&
        /\n# .+/.test(markdown) &&
        !/\]\((?!https?:|mailto:|tel:)/.test(markdown) &&
        !/<(?:p|div|a|h\d)\b/.test(markdown);
      return isRight ? [] : [address];
    });
    expect(problems.flat()).toEqual([]);
  });
}

test('a page is Markdown to who would rather have that, and HTML to everybody else', async () => {
  const typeFor = async (accept: string) =>
    (await fetch(`${siteUrl}/projects`, { headers: { Accept: accept } })).headers.get('content-type');
  for (const _turn of ['made', 'kept']) {
    expect(await typeFor('text/markdown, */*;q=0.5')).toBe('text/markdown; charset=utf-8');
    expect(await typeFor('text/html, */*;q=0.5')).toBe('text/html; charset=utf-8');
  }
});

test('whoever finds a hole finds whom to tell', async () => {
  const text = await (await fetch(`${siteUrl}/.well-known/security.txt`)).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \S+Z\nPreferred-Languages: en, de\n/);
});

test('a page tells since when it is as it is', async () => {
  // Each site has a separate date: since when it has had the page in its current form.
  for (const site of mainSites()) {
    const { headers } = await fetch(`${site}/de/imprint`);
    const date = headers.get('last-modified') ?? '';
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.parse(headers.get('date') ?? ''));
    expect((await fetch(`${site}/de/imprint`, { headers: { 'If-Modified-Since': date } })).status).toBe(304);
  }
});

test('the licences of what others made of the site are at one address, each once', async () => {
  const answer = await fetch(`${siteUrl}/licenses.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  for (const name of ['react', 'react-dom', 'embla-carousel', 'valibot', 'sanitize-html'])
    expect(text, name).toMatch(new RegExp(`^${name} \\d[\\d.]* \\(MIT\\)$`, 'm'));
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(1);
});
