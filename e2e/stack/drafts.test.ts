/** Drafts: who sees one, where and until when, and that no other visitor sees anything of it. */

import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { PREVIEWED_COLLECTIONS } from '../../cms/src/publishing/drafts/previewed-collections.ts';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, find, session, successOf } from '../support/cms/cms.ts';
import { draftPost } from '../support/cms/draft-post.ts';
import { editor, recruiter } from '../support/cms/staff.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl, cmsUrl } = MAIN_STACK;
const made = v.object({
  doc: v.object({ id: v.number(), until: v.string(), link_en: v.string(), link_de: v.string() }),
});
type Link = v.InferOutput<typeof made>['doc'];

const name = crypto.randomUUID();
const titles = { en: `Secret ${name}`, de: `Geheim ${name}` };
const id = await draftPost(editor, titles);
afterAll(async () => void (await successOf(await admin.send('DELETE', `/api/posts/${id}`))));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function share(as: CmsSession, days = 7, document: unknown = id, part = 'posts'): Promise<Response> {
  return as.send('POST', '/api/draft-links', { part, document, until: inDays(days) });
}

async function shared(document = id, part = 'posts'): Promise<Link> {
  return v.parse(made, await successOf(await share(editor, 7, document, part))).doc;
}

/** Fetches an address as an anonymous visitor. */
async function seen(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${siteUrl}${path}`, { redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Returns the address that a link redirects to. */
async function followed(link: string) {
  const { status, headers } = await seen(link);
  expect(status).toBe(303);
  return headers.get('location') ?? '';
}

const tokenOf = (page: string) => new URL(page, siteUrl).searchParams.get('draft') ?? '';

test('a shared link shows a post that was never published, in both languages, and to nobody without it', async () => {
  const { link_en, link_de } = await shared();
  for (const [link, address, title, until] of [
    [link_en, `/blog/secret-${name}`, titles.en, 'Visible until'],
    [link_de, `/de/blog/geheim-${name}`, titles.de, 'Sichtbar bis'],
  ] as const) {
    const page = await followed(link);
    expect(page.startsWith(`${address}?draft=`)).toBe(true);
    const { status, headers, text } = await seen(page);
    expect(status).toBe(200);
    expect(text).toContain(title);
    expect(text).toContain(until);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^;]*; .*frame-ancestors 'self'$/,
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
    // The list has it, too.
    expect((await seen(`/agency/blogs?draft=${tokenOf(page)}`)).text).toContain(titles.en);
    // Without the token nothing has it.
    for (const path of [address, '/agency/blogs', '/wp-json/bc/v1/blog', '/wp-json/bc/v1/blog/de']) {
      const { text } = await seen(path);
      expect(text, path).not.toContain(titles.en);
      expect(text, path).not.toContain(titles.de);
    }
    expect(await (await fetch(`${cmsUrl}/wp-json/bc/v1/blog`)).text()).not.toContain(titles.en);
  }
  // The visitors' page stays unchanged and cached; another test may publish between the requests.
  const drafted = `/agency/blogs?draft=${tokenOf(await followed(link_en))}`;
  await vi.waitFor(
    async () => {
      const before = await seen('/agency/blogs');
      expect((await seen(drafted)).text).toContain(titles.en);
      const after = await seen('/agency/blogs');
      expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
      expect(after.headers.get('x-cache')).toBe('hit');
    },
    { timeout: 20_000 },
  );
});

test('a link shows its own document alone, and what is taken back shows nothing', async () => {
  const [home] = await find(admin, 'pages', { page_key: 'homepage' }, { limit: '1' });
  const other = await shared(Number(home?.id), 'pages');
  const otherToken = tokenOf(await followed(other.link_en));
  expect((await seen(`/blog/secret-${name}?draft=${otherToken}`)).text).not.toContain(titles.en);
  const link = await shared();
  const page = await followed(link.link_en);
  expect((await editor.send('DELETE', `/api/draft-links/${link.id}`)).status).toBe(200);
  for (const path of [page, link.link_en]) {
    const { status, text } = await seen(path);
    expect([status, text.includes('This preview has ended')]).toEqual([410, true]);
  }
  const german = await seen(link.link_de);
  expect([german.status, german.text.includes('Diese Vorschau ist beendet')]).toEqual([410, true]);
  // The wire refuses it, too.
  for (const url of [cmsUrl, siteUrl]) {
    const answer = await fetch(`${url}/wp-json/bc/v1/draft`, { headers: { 'X-BC-Draft': tokenOf(page) } });
    expect(answer.status).toBe(410);
  }
  expect((await fetch(`${cmsUrl}/wp-json/bc/v1/blog`, { headers: { 'X-BC-Draft': 'a.b' } })).status).toBe(403);
  await editor.send('DELETE', `/api/draft-links/${other.id}`);
  const noted = await find(admin, 'audit-log', { target: `posts/${id}` }, { limit: '50' });
  const actions = noted.map(({ action }) => action);
  expect(actions).toContain('draft_shared');
  expect(actions).toContain('draft_link_removed');
});

test('links are made and listed by who may read drafts, for a time that makes sense and a document that exists', async () => {
  for (const as of [recruiter, session(siteUrl, '')]) {
    expect([401, 403, 404]).toContain((await share(as)).status);
    expect([401, 403, 404]).toContain((await as.get('/api/draft-links')).status);
  }
  for (const days of [-1, 91, Number.NaN]) {
    const until = Number.isNaN(days) ? 'soon' : inDays(days);
    const { status } = await editor.send('POST', '/api/draft-links', { part: 'posts', document: id, until });
    expect(status, until).toBe(400);
  }
  for (const [document, part] of [
    [999_999, 'posts'],
    ['one', 'posts'],
    [id, 'users'],
  ] as const)
    expect((await share(editor, 1, document, part)).status, `${part} ${document}`).toBe(400);
  const link = await shared();
  expect((await editor.send('PATCH', `/api/draft-links/${link.id}`, { until: inDays(80) })).status).toBe(403);
  await editor.send('DELETE', `/api/draft-links/${link.id}`);
});

test.each(PREVIEWED_COLLECTIONS)('of %s, what has just been begun says that it has no page yet', async (part) => {
  const begin = `/api/${part}?draft=true&depth=0`;
  for (const fields of [{}, { title: `Begun ${name}`, page_key: 'legal' }]) {
    const { doc } = v.parse(
      v.object({ doc: v.object({ id: v.number() }) }),
      await successOf(await editor.send('POST', begin, fields)),
    );
    try {
      const link = await shared(doc.id, part);
      const led = await seen(link.link_de);
      const { status, text } = led.status === 303 ? await seen(led.headers.get('location') ?? '') : led;
      // A project has a page as soon as it has a title.
      if (status !== 200) expect([status, text.includes('noch keine eigene Seite')]).toEqual([404, true]);
      else expect(text).toContain(`Begun ${name}`);
    } finally {
      await successOf(await admin.send('DELETE', `/api/${part}/${doc.id}`));
    }
  }
});

test('what is saved by itself adds one version, is told to nobody, and shows in the preview', async () => {
  const { link_en } = await shared();
  const page = await followed(link_en);
  const versions = async () => {
    const query = `where[parent][equals]=${id}&limit=0&depth=0`;
    return v.parse(
      v.object({ totalDocs: v.number() }),
      await successOf(await editor.get(`/api/posts/versions?${query}`)),
    ).totalDocs;
  };
  const before = await versions();
  for (const words of ['One', 'Two', 'Three']) {
    const body = { description: `${words} ${name}`, _status: 'draft' };
    const query = 'draft=true&autosave=true&locale=en&depth=0';
    await successOf(await editor.send('PATCH', `/api/posts/${id}?${query}`, body));
  }
  expect(await versions()).toBe(before + 1);
  const noted = await find(admin, 'audit-log', { target: `posts/${id}` }, { limit: '50' });
  expect(noted.filter(({ action }) => !String(action).startsWith('draft_'))).toEqual([]);
  expect((await seen(page)).text).toContain(`Three ${name}`);
  expect((await seen('/agency/blogs')).text).not.toContain(name);
});
