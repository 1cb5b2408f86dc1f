import { describe, expect, it } from 'vitest';
import { longList } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { html, startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

const SETTINGS = '/wp-json/bc/v1/settings';
const settings = (sent: object) => ({ [SETTINGS]: { brand_name: 'Rope & [Co]', claim: 'We *sail*.', ...sent } });

/** A site without pages: only texts are found. */
async function textsHere(...given: Parameters<typeof startTestSite>) {
  const site = await startTestSite(...given);
  site.render = async () => html('none', { status: 404 });
  return site;
}

describe('security.txt', () => {
  const path = '/.well-known/security.txt';

  it('names the agency’s e-mail, and a day that is to come', async () => {
    const site = await textsHere({}, {}, settings({ email: 'hello@rope.example' }));
    const { status, headers, text } = await ask(site.url + path);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const [contact, expires = '', ...others] = text.trim().split('\n');
    expect([contact, others]).toEqual(['Contact: mailto:hello@rope.example', ['Preferred-Languages: en, de']]);
    const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThanOrEqual(31);
    expect((await ask(site.url + path)).headers.etag).toBe(headers.etag);
    site.time.aheadMs = 400 * 86_400_000;
    const later = /^Expires: (.*)$/m.exec((await ask(site.url + path)).text)?.[1] ?? '';
    expect(Date.parse(later)).toBeGreaterThan(Date.now() + site.time.aheadMs);
  });

  it('names whom the operator names, and its own address where that has TLS', async () => {
    const own = { securityContact: 'https://rope.example/holes', publicUrl: 'https://www.example' };
    const site = await textsHere(own, {}, settings({ email: 'hello@rope.example' }));
    const { text } = await ask(site.url + path);
    expect(text).toContain('Contact: https://rope.example/holes\n');
    expect(text).not.toContain('hello@');
    expect(text).toContain(`Canonical: https://www.example${path}\n`);
  });

  it.each(['a@b.example\nContact: https://evil.example', 'a b@c.example', 'nobody'])(
    'is missing where the agency’s e-mail is none: %j',
    async (email) => {
      const site = await textsHere({}, {}, settings({ email }));
      expect((await ask(site.url + path)).status).toBe(404);
    },
  );

  it('is missing where nobody is known to be told', async () => {
    const site = await textsHere();
    expect((await ask(site.url + path)).status).toBe(404);
  });
});

describe('llms.txt', () => {
  it('says what the site is, and where its pages are as Markdown', async () => {
    const site = await textsHere(
      {},
      {},
      {
        ...settings({}),
        [`${SETTINGS}/de`]: { brand_name: 'Seil', claim: 'Wir segeln.' },
        '/wp-json/bc/v1/news': [],
        '/wp-json/bc/v1/blog': longList('Blogs', 'a', 2, { name: 'A [post]' }),
      },
    );
    const { status, headers, text } = await ask(`${site.url}/llms.txt`);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# Rope & \\\[Co]\n\n> We \\\*sail\\\*\.\n\n/);
    const posts = [
      '[Blogs](http://www.example/agency/blogs.md)',
      '[A \\[post\\] 1](http://www.example/blog/a-%5Bpost%5D-1.md)',
    ];
    expect(text).toContain(`## Posts\n\n${posts.map((post) => `- ${post}\n`).join('')}`);
    // A built-in page for people, which lists the pages itself.
    expect(text).toContain('- [Site map](http://www.example/sitemap):');
    expect(text).toContain('- [Blog](http://www.example/feeds/blog.atom): application/atom+xml');
    expect(text.indexOf('## Optional')).toBeGreaterThan(text.indexOf('## Posts'));
    const german = (await ask(`${site.url}/de/llms.txt`)).text;
    expect(german).toMatch(/^# Seil\n\n> Wir segeln\.\n\n/);
    expect(german).toContain('(http://www.example/de/feeds/news.atom)');
  });

  it('is as new as the content, and not sent to who has it', async () => {
    const site = await textsHere({}, {}, settings({}));
    const { headers } = await ask(`${site.url}/llms.txt`);
    expect((await ask(`${site.url}/llms.txt`, { headers: { 'If-None-Match': headers.etag } })).status).toBe(304);
    site.backend.content.set(SETTINGS, { brand_name: 'Newer', endpoint_call: 'b' });
    site.backend.announce({ page_key: 'settings', language: 'en', endpoint_call: 'b' });
    await waitUntil(async () => (await ask(`${site.url}/llms.txt`)).text.startsWith('# Newer\n'));
  });

  it('names so many of a kind', async () => {
    const site = await textsHere({}, {}, { '/wp-json/bc/v1/blog': longList('Blogs', 'a', 300) });
    const { text } = await ask(`${site.url}/llms.txt`);
    expect(text.match(/\/blog\//g)).toHaveLength(100);
  });
});

describe('the key of IndexNow', () => {
  it('stands at its own address, where there is one', async () => {
    const site = await textsHere({ indexNowKey: 'a-key-of-ours' });
    const { status, headers, text } = await ask(`${site.url}/a-key-of-ours.txt`);
    expect([status, headers['content-type'], text]).toEqual([200, 'text/plain; charset=utf-8', 'a-key-of-ours']);
    expect((await ask(`${site.url}/another-key.txt`)).status).toBe(404);
    const without = await textsHere();
    expect((await ask(`${without.url}/null.txt`)).status).toBe(404);
  });
});
