import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { CHANGES_PATH, listPath, settingsPath } from '@kontorwerk/contract/wire';
import { describe, expect, it } from 'vitest';
import { createTestStore, HOME, listRequests, startTestBackend, titleOf } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';

const PRODUCTS = listPath('products', 'en');
const CMS = 'https://cms.example.com';

/** Reads an input file, with this test's backend as its addresses' host. */
function input(name: string, backendUrl: string): unknown {
  const text = readFileSync(new URL(`testing/${name}.json`, import.meta.url), 'utf8');
  return JSON.parse(text.replaceAll(CMS, backendUrl));
}

/** Returns the log lines about a content set. */
function about(lines: readonly string[], set: string): readonly string[] {
  return lines.filter((line) => line.startsWith(`content ${set}: `));
}

async function setUp(options: Parameters<typeof createTestStore>[1] = {}) {
  const backend = await startTestBackend();
  backend.streams = false;
  return { backend, ...(await createTestStore(backend, options)) };
}

describe('a backend whose texts are HTML', () => {
  it('is read once, also by who reads the snapshot', async () => {
    const { backend, store, folder } = await setUp();
    backend.content.set(HOME, [
      { title: 'Home', meta: [{ component_name: 'Banner', main_title: '<i>A</i> &amp;amp; B' }] },
    ]);
    backend.content.set(settingsPath('en'), { brand_name: 'A &amp;amp; B' });
    await store.start();
    expect(store.entries('homepage', 'en')[0]).toMatchObject({ text_format: 'plain' });
    expect(titleOf(store)).toBe('A &amp; B');
    expect(store.settings('en')).toMatchObject({ brand_name: 'A &amp; B', text_format: 'plain' });
    await store.stop();
    await backend.stop();
    const later = await createTestStore(backend, { folder });
    await later.store.start();
    expect(titleOf(later.store)).toBe('A &amp; B');
    expect(later.store.settings('en').brand_name).toBe('A &amp; B');
    await backend.restart();
  });

  it('says where it is plain, and what an editor typed stays', async () => {
    const { backend, store } = await setUp();
    const text = 'A &amp; <b>B</b>';
    backend.content.set(HOME, [
      { title: 'Home', text_format: 'plain', meta: [{ component_name: 'Banner', main_title: text }] },
    ]);
    backend.content.set(settingsPath('en'), { brand_name: text, text_format: 'plain' });
    await store.start();
    expect([titleOf(store), store.settings('en').brand_name]).toEqual([text, text]);
  });

  it('says where its HTML is no WordPress’s, which stays as it is', async () => {
    const { backend, store } = await setUp();
    const html_field = '<p>https://youtu.be/aqz-KE-bpKQ is <em>ours</em></p><p></p>';
    backend.content.set(HOME, [
      { title: 'Home', text_format: 'plain', meta: [{ component_name: 'ImageContent', html_field }] },
    ]);
    await store.start();
    expect(store.entries('homepage', 'en')[0]?.meta[0]?.html_field).toBe(html_field);
  });

  it('is read the same in part', async () => {
    const { backend, store } = await setUp();
    const card = (at: number) => ({ title: `Post ${at} &amp;amp; more`, html_field: '<p>A &amp; B</p>' });
    const window = { total: 90, all: 90, start: 0 };
    const section = (cards: readonly object[]) => [{ component_name: 'News', card_components: cards, window }];
    const cards = Array.from({ length: 48 }, (_, at) => card(at));
    backend.content.set(listPath('blog', 'en'), [{ title: 'Blogs', meta: section(cards) }]);
    await store.start();
    backend.content.set(listPath('blog', 'en'), [{ title: 'Blogs', meta: section([card(80)]) }]);
    for (const time of ['asked', 'kept']) {
      const [entry] = await store.answer('blog', 'en', { kind: 'card', by: 'card', value: 'post-80-&amp;-more' });
      expect(entry?.meta[0]?.card_components[0]?.title, time).toBe('Post 80 &amp; more');
      expect(entry?.text_format, time).toBe('plain');
    }
    expect(backend.requests.filter(({ url }) => url.includes('card='))).toHaveLength(1);
  });
});

describe('what stands beside the JSON', () => {
  const WARNING = '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>plugin.php</b> on line <b>201</b><br />\n';
  const JSON_TEXT = JSON.stringify([{ title: 'Products', meta: [{ component_name: 'Banner', main_title: 'A' }] }]);

  it.each([
    ['\ufeff', 'a byte order mark'],
    [WARNING, 'Undefined array key "x"'],
    [`\ufeff${WARNING}`, 'Undefined array key "x"'],
  ])('is skipped, and told once: %j', async (prelude, told) => {
    const { backend, store, lines } = await setUp({ times: { revalidateEveryMs: 20 } });
    backend.content.set(PRODUCTS, prelude + JSON_TEXT);
    backend.content.set(settingsPath('en'), `${prelude}{"brand_name":"Brand"}`);
    await store.start();
    expect(store.entries('products', 'en')[0]?.title).toBe('Products');
    expect(store.settings('en').brand_name).toBe('Brand');
    await waitUntil(() => listRequests(backend, PRODUCTS).length > 2);
    for (const set of ['products/en', 'settings/en']) {
      expect(about(lines, set)).toEqual([expect.stringContaining(told)]);
    }
  });

  it('is no answer where it is a page', async () => {
    const { backend, store, lines } = await setUp();
    backend.content.set(PRODUCTS, `<!doctype html><html><script>${JSON_TEXT}</script>Warning: x</html>`);
    await store.start();
    expect(() => store.entries('products', 'en')).toThrow();
    expect(about(lines, 'products/en')).toEqual([expect.stringContaining('the answer is not JSON')]);
  });
});

describe('pictures', () => {
  const MEDIA = '/wp-json/wp/v2/media/388';
  const picture = (bg_image: unknown) => [{ title: 'Products', meta: [{ component_name: 'Banner', bg_image }] }];
  const first = (store: Awaited<ReturnType<typeof setUp>>['store']) => store.entries('products', 'en')[0]?.meta[0];

  it('that are attachments are asked for once', async () => {
    const { backend, store } = await setUp({ times: { revalidateEveryMs: 20 } });
    backend.content.set(PRODUCTS, picture('388'));
    backend.content.set(MEDIA, { source_url: `${backend.url}/wp-content/uploads/a b.webp`, alt_text: 'A &amp; B' });
    await store.start();
    expect(first(store)).toMatchObject({ bg_image: '/wp-content/uploads/a%20b.webp', bg_image_set: { alt: 'A & B' } });
    await waitUntil(() => listRequests(backend, PRODUCTS).length > 2);
    expect(listRequests(backend, MEDIA)).toHaveLength(1);
  });

  it.each([401, 404, 410, 302])(
    'that are answered with %i are left out, told once, and their set is not sent again',
    async (status) => {
      const { backend, store, lines } = await setUp({ times: { revalidateEveryMs: 20 } });
      backend.answers.set(MEDIA, (_request, response) => response.writeHead(status, { Location: '/elsewhere' }).end());
      backend.content.set(PRODUCTS, picture(388));
      await store.start();
      expect(first(store)?.bg_image).toBe('');
      await waitUntil(() => listRequests(backend, PRODUCTS).length > 2);
      expect(listRequests(backend, MEDIA)).toHaveLength(1);
      expect(listRequests(backend, '/elsewhere')).toEqual([]);
      expect(listRequests(backend, PRODUCTS).at(-1)?.headers['if-none-match']).toBeDefined();
      expect(about(lines, 'products/en')).toEqual([
        expect.stringMatching(
          /^content products\/en: entry "Products".meta\[0\].bg_image: the attachment 388 can't be had/,
        ),
      ]);
    },
  );

  it.each([429, 500, 503])('that are answered with %i are had with the next answer', async (status) => {
    const { backend, store } = await setUp({ times: { revalidateEveryMs: 20 } });
    backend.answers.set(MEDIA, (_request, response) => response.writeHead(status).end());
    backend.content.set(PRODUCTS, picture(388));
    await store.start();
    expect(first(store)?.bg_image).toBe('');
    backend.answers.delete(MEDIA);
    backend.content.set(MEDIA, { source_url: '/wp-content/uploads/a.webp' });
    await waitUntil(() => first(store)?.bg_image === '/wp-content/uploads/a.webp');
  });

  it('of another host are left out, each with a line', async () => {
    const { backend, store, lines } = await setUp();
    backend.content.set(PRODUCTS, input('img-of-another-host', backend.url));
    await store.start();
    expect(first(store)).toMatchObject({ bg_image: '', com_image: '' });
    const told = 'a picture that this site does not have: https://www.hafenkante.example/wp-content/uploads/2024/05/';
    expect(about(lines, 'products/en')).toEqual([
      `content products/en: entry "Products".meta[0].bg_image: ${told}workshop.webp; dropped`,
      `content products/en: entry "Products".meta[0].com_image: ${told}hero.webp; dropped`,
    ]);
  });

  it('of an old host are taken from the backend', async () => {
    const { backend, store, lines } = await setUp({ oldHosts: ['hafenkante.example'] });
    backend.content.set(PRODUCTS, input('img-of-another-host', backend.url));
    await store.start();
    expect(first(store)).toMatchObject({
      bg_image: '/wp-content/uploads/2024/05/workshop.webp',
      com_image: '/wp-content/uploads/2024/05/hero.webp',
    });
    expect(about(lines, 'products/en')).toEqual([]);
  });
});

it("makes links to the backend's pages paths of the site", async () => {
  const { backend, store } = await setUp();
  backend.content.set(PRODUCTS, input('links-to-pages-of-the-backend', backend.url));
  backend.content.set(listPath('products', 'de'), input('links-to-pages-of-the-backend', backend.url));
  await store.start();
  const [banner, text] = store.entries('products', 'en')[0]?.meta ?? [];
  expect(banner?.button_one_link).toBe('/contactus/contactform');
  expect(text?.html_field).toBe(
    '<p><a href="/services/wordpress">WordPress</a> <a href="/services/brandidentity">relative</a></p>',
  );
  expect(store.entries('products', 'de')[0]?.meta[1]?.html_field).toContain('<a href="/de/services/brandidentity">');
});

it('takes a list out of what wraps it', async () => {
  const { backend, store, lines } = await setUp();
  backend.content.set(PRODUCTS, { success: true, data: [{ title: 'Products', meta: [{ component_name: 'Banner' }] }] });
  await store.start();
  expect(store.entries('products', 'en')[0]?.title).toBe('Products');
  expect(about(lines, 'products/en')).toEqual([
    'content products/en: answer: wrapped in "success" and "data"; dropped',
  ]);
});

describe('redirects', () => {
  const answer = (to: string) => (_request: unknown, response: ServerResponse) =>
    response.writeHead(301, { Location: to }).end();

  it('are followed on the host of the backend, with its token', async () => {
    const { backend, store } = await setUp();
    backend.answers.set(PRODUCTS, answer(`${PRODUCTS}/`));
    backend.content.set(`${PRODUCTS}/`, [{ title: 'Products', meta: [{ component_name: 'Banner', main_title: 'A' }] }]);
    await store.start();
    expect(store.entries('products', 'en')[0]?.meta[0]?.main_title).toBe('A');
    expect(listRequests(backend, `${PRODUCTS}/`)[0]?.headers['x-bc-secure']).toBe('the token');
  });

  it('to another host fail, and neither content nor changes are asked for there', async () => {
    const { backend, store, lines } = await setUp();
    const other = await startTestBackend();
    const elsewhere = other.url.replace('127.0.0.1', 'localhost');
    backend.answers.set(PRODUCTS, answer(`${elsewhere}${PRODUCTS}`));
    backend.answers.set(CHANGES_PATH, answer(`${elsewhere}${CHANGES_PATH}`));
    await store.start();
    await waitUntil(() => lines.some((line) => line.startsWith('change stream: ')));
    expect(about(lines, 'products/en')).toEqual([expect.stringContaining(`301 and leads to ${elsewhere}${PRODUCTS}`)]);
    expect(lines).toContainEqual(expect.stringContaining(`301 and leads to ${elsewhere}${CHANGES_PATH}`));
    expect(other.requests).toEqual([]);
  });

  it('in a circle come to an end', async () => {
    const { backend, store, lines } = await setUp();
    backend.answers.set(PRODUCTS, answer(PRODUCTS));
    await store.start();
    expect(about(lines, 'products/en')).toEqual([expect.stringContaining(`301 and leads to ${PRODUCTS}`)]);
    expect(listRequests(backend, PRODUCTS)).toHaveLength(6);
  });
});
