import { readCard, readEntries } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { REDIRECT_USES_PATH, redirectsPath } from '@kontorwerk/contract/wire';
import { describe, expect, it } from 'vitest';
import { findNeighbours } from '../../app/content/neighbours.ts';
import { CONCURRENCY } from '../base/limits.ts';
import type { RenderedPage } from '../pages/page-renderer.ts';
import { ask } from '../testing/http-client.ts';
import { html, startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

const MARKDOWN = { Accept: 'text/markdown, text/html;q=0.5' };

function loaded(title: string): RenderedPage['data'] {
  const [entry] = readEntries([{ title, meta: [{ component_name: 'Banner', main_title: title }] }], () => {});
  if (entry === undefined) throw new Error('it is an entry');
  return { status: 'loaded', entry, addresses: { en: '/projects', de: '/de/projects' }, paging: null, closing: null };
}

/** A site that has pages at all addresses but those below `/none`. */
async function pagesHere(settings: Parameters<typeof startTestSite>[0] = {}) {
  const site = await startTestSite(settings);
  site.data = loaded('Our work');
  site.render = async ({ target }) => html(`page ${target}`, { status: target.startsWith('/none') ? 404 : 200 });
  return site;
}

describe('a page as Markdown', () => {
  it('stands at its address with .md, and says whose it is', async () => {
    const site = await pagesHere();
    const { status, headers, text } = await ask(`${site.url}/projects.md`);
    expect([status, headers['content-type'], headers['x-robots-tag'], headers.link]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'noindex',
      '<http://www.example/projects>; rel="canonical"',
    ]);
    expect(text).toMatch(/^---\ntitle: "Our work"\n.*\n---\n\n# Our work\n$/s);
    expect(headers.vary).toBeUndefined();
  });

  it.each([
    ['/index.md', '/'],
    ['/de/index.md', '/de'],
    ['/de/projects.md', '/de/projects'],
    ['/agency/blogs.md?page=2&utm_source=x', '/agency/blogs?page=2'],
    ['/contactus/contactform.md?about=anything', '/contactus/contactform'],
    ['/en/projects.md', '/projects'],
  ])('%s is made of %s', async (path, page) => {
    const site = await pagesHere();
    expect((await ask(site.url + path)).status).toBe(200);
    expect(site.rendered.map(({ target }) => target)).toEqual([page]);
  });

  it.each(['/.md', '/de/.md', '/projects/.md'])('%s is no page’s: it names none', async (path) => {
    const site = await pagesHere();
    expect((await ask(site.url + path)).headers['content-type']).not.toMatch('markdown');
    expect(site.rendered.map(({ target }) => target)).toEqual([path]);
  });

  it('is what the page’s own address answers to who would rather have it, and to nobody else', async () => {
    const site = await pagesHere();
    for (const turn of ['first', 'from the cache']) {
      const page = await ask(`${site.url}/projects`, { headers: { Accept: 'text/html, */*;q=0.8' } });
      expect([page.headers['content-type'], page.headers.vary], turn).toEqual(['text/html; charset=utf-8', 'Accept']);
      const markdown = await ask(`${site.url}/projects`, { headers: MARKDOWN });
      const { vary, link } = markdown.headers;
      expect([markdown.headers['content-type'], vary, link], turn).toEqual([
        'text/markdown; charset=utf-8',
        'Accept',
        '<http://www.example/projects>; rel="canonical"',
      ]);
      expect(markdown.headers['content-location']).toBe('/projects.md');
      expect(markdown.headers['x-robots-tag']).toBeUndefined();
      expect(markdown.headers.etag).not.toBe(page.headers.etag);
    }
  });

  it('is for no shared cache where it stands at the page’s address', async () => {
    const site = await pagesHere({ purge: { url: 'http://127.0.0.1:9/', header: null } });
    const policy = async (path: string, headers = {}) =>
      (await ask(site.url + path, { headers })).headers['cache-control'];
    expect(await policy('/projects', MARKDOWN)).toBe('private, max-age=0, must-revalidate');
    expect(await policy('/projects')).toMatch(/^public.*s-maxage=600/);
    expect(await policy('/projects.md')).toMatch(/^public.*s-maxage=600/);
  });

  it('is missing where the page is, and moves as it does', async () => {
    const site = await pagesHere();
    expect((await ask(`${site.url}/none.md`)).status).toBe(404);
    expect((await ask(`${site.url}/none`, { headers: MARKDOWN })).status).toBe(404);
    const moved = await ask(`${site.url}/Projects.md?page=2`);
    expect([moved.status, moved.headers.location]).toEqual([301, '/projects.md?page=2']);
    expect((await ask(`${site.url}/Projects`, { headers: MARKDOWN })).status).toBe(308);
    for (const path of ['/assets/x.md', '/uploads/x.md', '/draft/x.md'])
      expect((await ask(site.url + path)).headers['content-type'], path).not.toMatch('markdown');
    expect((await ask(`${site.url}/projects.md`, { method: 'POST' })).status).toBe(405);
  });

  it.each([
    ['/jobapply/ended.md', 410, undefined],
    ['/blog/nothing.md', 404, undefined],
    ['/de/jobapply/nobody.md', 404, undefined],
    ['/jobapply/many--hyphens.md', 301, '/jobapply/many-hyphens.md'],
    ['/blog/translated.md', 302, '/de/blog/%C3%BCbersetzt.md'],
    ['/blog/the-file-read.md', 200, undefined],
  ])('%s is answered with %d and %s, as its page is, and never with another’s', async (path, expected, location) => {
    const site = await startTestSite();
    site.data = { status: 'missing' };
    const answers: Readonly<Record<string, ResponseInit>> = {
      '/jobapply/ended': { status: 410 },
      '/blog/nothing': { status: 302, headers: { Location: '/agency/blogs' } },
      '/de/jobapply/nobody': { status: 302, headers: { Location: '/de/404' } },
      '/jobapply/many--hyphens': { status: 301, headers: { Location: '/jobapply/many-hyphens' } },
      '/blog/translated': { status: 302, headers: { Location: '/de/blog/%C3%BCbersetzt' } },
      '/blog/the-file-read.md': { status: 200 },
    };
    site.render = async ({ target }) => html(target, answers[target] ?? { status: 404 });
    for (const turn of ['first', 'again']) {
      const { status, headers, text } = await ask(site.url + path);
      expect([status, headers.location], turn).toEqual([expected, location]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      if (expected === 200) expect(text).toContain('the-file-read.md');
    }
  });

  it('of an old address leads to that of the new one, or to its file, at once, and is counted', async () => {
    const redirects = [
      { from: '/blog/old-title', to: '/blog/new-title' },
      { from: '/old-plan', to: '/uploads/plan.pdf' },
      { from: '/docs/readme.md', to: '/services' },
    ];
    const record = { redirects, counts_uses: true, endpoint_call: 'redirects/en@1' };
    const site = await startTestSite({}, {}, { [redirectsPath('en')]: record });
    const told: { readonly from: string }[] = [];
    site.backend.answers.set(REDIRECT_USES_PATH, ({ body }, response) => {
      told.push(...JSON.parse(body.toString()).uses);
      response.writeHead(204).end();
    });
    for (const [path, to] of [
      ['/Blog/Old-title.md', '/blog/new-title.md'],
      ['/old-plan.md', '/uploads/plan.pdf'],
      ['/docs/readme.md', '/services'],
    ]) {
      const { status, headers } = await ask(site.url + path);
      expect([status, headers.location], path).toEqual([301, to]);
    }
    await waitUntil(() => told.length === redirects.length);
    expect(told.map(({ from }) => from).toSorted()).toEqual(redirects.map(({ from }) => from).toSorted());
  });

  it('of a part of a long list names the parts beside it', async () => {
    const site = await pagesHere();
    if (site.data?.status !== 'loaded' || !('paging' in site.data)) throw new Error('it is a page of sections');
    const addresses = { en: '/agency/blogs?page=2', de: null };
    const paging = { title: 'Page 2', previous: '/agency/blogs', next: '/agency/blogs?page=3' };
    site.data = { ...site.data, addresses, paging };
    expect((await ask(`${site.url}/agency/blogs.md?page=2`)).headers.link).toBe(
      '<http://www.example/agency/blogs?page=2>; rel="canonical", ' +
        '<http://www.example/agency/blogs.md>; rel="prev", <http://www.example/agency/blogs.md?page=3>; rel="next"',
    );
  });

  it('of a card names the card’s own address', async () => {
    const site = await pagesHere();
    const card = readCard({ title: 'Grüße' });
    if (card === null) throw new Error('it is a card');
    site.data = {
      status: 'loaded',
      card,
      closing: null,
      addresses: { en: '/blog/gr%C3%BC%C3%9Fe', de: null },
      ...findNeighbours(PAGES.post, [], card),
    };
    const { headers } = await ask(`${site.url}/blog/gr%C3%BC%C3%9Fe.md`);
    expect(headers.link).toBe('<http://www.example/blog/gr%C3%BC%C3%9Fe>; rel="canonical"');
  });

  it('is made once for each state of the content, and not sent to who has it', async () => {
    const site = await pagesHere();
    const first = await ask(`${site.url}/projects.md`);
    const head = await ask(`${site.url}/projects.md`, { method: 'HEAD' });
    expect([head.body.length, head.headers.etag]).toEqual([0, first.headers.etag]);
    const again = await ask(`${site.url}/projects.md`, { headers: { 'If-None-Match': first.headers.etag } });
    expect([again.status, site.rendered.length]).toEqual([304, 1]);
    site.data = loaded('Our newest work');
    site.backend.content.set('/wp-json/bc/v1/homepage', [{ title: 'Home', meta: [], endpoint_call: 'b' }]);
    site.backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'b' });
    await waitUntil(async () => (await ask(`${site.url}/projects.md`)).text.includes('newest'));
  });

  it('is asked for anew where the page could not be shown', async () => {
    const site = await pagesHere();
    site.render = async () => html('failed', { status: 503 });
    expect((await ask(`${site.url}/projects.md`)).status).toBe(503);
    site.render = async () => html('here');
    expect((await ask(`${site.url}/projects.md`)).status).toBe(200);
  });

  it('is made for so many at the same time, and the others are told', async () => {
    const site = await pagesHere();
    const gate = Promise.withResolvers<void>();
    site.render = async () => {
      await gate.promise;
      return html('page');
    };
    const { atOnce, waiting } = CONCURRENCY.markdown;
    const answered: (readonly [number, unknown])[] = [];
    const asked = Array.from({ length: atOnce + waiting + 3 }, async (_, at) => {
      const { status, headers } = await ask(`${site.url}/projects/p${at}.md`);
      answered.push([status, headers['retry-after']]);
    });
    await waitUntil(() => answered.length === 3);
    expect(answered).toEqual(Array(3).fill([503, '5']));
    gate.resolve();
    await Promise.all(asked);
    expect(answered.filter(([status]) => status === 200)).toHaveLength(atOnce + waiting);
  });
});
