import { describe, expect, it, onTestFinished } from 'vitest';
import { createCachePurger, purgeOnChanges } from '../announce/cache-purger.ts';
import { sampleEntries } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { createLineLog } from '../testing/line-log.ts';
import { startSharedCache } from '../testing/shared-cache.ts';
import { html, startTestSite } from '../testing/test-site.ts';
import { titleOf } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';

const HOME = '/wp-json/bc/v1/homepage';
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400';

/** A site behind a shared cache that it purges. */
async function setUp() {
  const edge = await startSharedCache();
  onTestFinished(edge.close);
  const purge = { url: `${edge.url}/purge`, header: null };
  const site = await startTestSite({ purge });
  site.render = async () => html(titleOf(site.store) ?? '');
  edge.origin = site.url;
  const purger = createCachePurger({ target: purge, fetch, log: createLineLog(site.lines) });
  onTestFinished(purger.stop);
  purgeOnChanges(site.store, purger);
  const publish = (title: string) => {
    site.backend.content.set(HOME, sampleEntries(title, title));
    site.backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: title });
  };
  return { edge, site, publish };
}

describe('a shared cache that is purged', () => {
  it('may hold pages and lists, which browsers ask for again', async () => {
    const { site } = await setUp();
    const page = (await ask(site.url)).headers;
    expect([page['cache-control'], page['surrogate-key'], page['cache-tag']]).toEqual([SHARED, 'pages', 'pages']);
    const list = (await ask(site.url + HOME)).headers;
    expect([list['cache-control'], list['surrogate-key']]).toEqual([SHARED, 'homepage/en']);
    const etag = page.etag ?? '';
    const known = await ask(site.url, { headers: { 'If-None-Match': etag } });
    expect([known.status, known.headers['cache-control']]).toEqual([304, SHARED]);
  });

  it('shows what is published', async () => {
    const { edge, publish } = await setUp();
    const shown = async () => Promise.all(['/', HOME].map(async (path) => (await ask(edge.url + path)).text));
    expect(await shown()).toEqual([expect.stringContaining('homepage en'), expect.stringContaining('homepage en')]);
    expect([...edge.kept.keys()]).toEqual(['/', HOME]);
    publish('First');
    await waitUntil(async () => (await shown()).every((text) => text.includes('First')));
    publish('Second');
    await waitUntil(async () => (await shown()).every((text) => text.includes('Second')));
  });

  it('keeps no page of earlier content, whenever it comes', async () => {
    const { edge, site, publish } = await setUp();
    const gate = Promise.withResolvers<void>();
    await ask(site.url);
    site.render = async () => {
      await gate.promise;
      return html('late');
    };
    const begun = ask(`${edge.url}/projects`);
    await waitUntil(() => site.rendered.some(({ target }) => target === '/projects'));
    const { revision } = site.store;
    publish('First');
    await waitUntil(() => site.store.revision > revision);
    const stale = await ask(site.url);
    expect([stale.headers['x-cache'], stale.headers['cache-control']]).toEqual([
      'stale',
      'public, max-age=0, must-revalidate',
    ]);
    gate.resolve();
    await begun;
    expect(edge.kept.has('/projects')).toBe(false);
  });
});

it('that nobody purges holds no page', async () => {
  const site = await startTestSite();
  const { headers } = await ask(site.url);
  expect([headers['cache-control'], headers['surrogate-key']]).toEqual([
    'public, max-age=0, must-revalidate',
    undefined,
  ]);
});
