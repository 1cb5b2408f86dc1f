/** The site on a real WordPress: with this project's example plugin, and with one as untidy as they come. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { slugOf } from '@kontorwerk/contract/address/slug';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH, CONTACT_PATH, DEFAULT_TOKEN, listPath, SECURE_HEADER } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { inParallel } from '../support/pages/discover.ts';
import { ECOMMERCE, inLanguage, SERVICES } from '../support/pages/routes.ts';
import { startWordpress, type Wordpress } from '../support/services/wordpress.ts';
import type { Launched } from '../support/stacks/launch.ts';
import { runOnData } from '../support/stacks/run-on-data.ts';
import { createRunner, type Runner } from '../support/stacks/runner.ts';
import { WORDPRESS_PORT, WORDPRESS_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';
import { ITEMS, type Item, PAGES, PICTURES } from './content.ts';
import { type ReadPage, rawIn, readPage, strayLinks } from './page-faults.ts';

/** How long an announced change may take to appear, in milliseconds. */
const SOON_MS = 30_000;

const LEGAL = ['/imprint', '/termsandcondition', '/privacy'];
const FIXED = [
  '/',
  '/products',
  '/ecommerce-detail/shopware',
  '/contactus/contactform',
  '/contactus/career',
  '/contactus/hireadeveloper',
  '/agency/aboutus',
  '/agency/news',
  '/agency/blogs',
  '/projects',
  '/career-form',
  ...LEGAL,
];

/** A plugin's folder, and the addresses that it has no content for. */
type Plugin = { readonly folder: string; readonly missing: readonly string[] };

const PLUGINS: Readonly<Record<string, Plugin>> = {
  'bc-content': { folder: path.join(folders.root, 'deploy/wordpress/bc-content'), missing: [] },
  'untidy-plugin': {
    folder: path.join(import.meta.dirname, 'untidy-plugin'),
    missing: LEGAL,
  },
};

/** A page that was requested. */
type Answered = {
  readonly path: string;
  readonly language: Language;
  readonly status: number;
  readonly page: ReadPage;
};

const posts = ITEMS.filter(({ type }) => type === 'post').toSorted((a, b) => b.date.localeCompare(a.date));

function detailPath(folder: string, { title, title_de }: Item, language: Language): string {
  return inLanguage(`${folder}/${encodeURIComponent(slugOf(language === 'de' ? title_de : title))}`, language);
}

/** Lists every specified route, with this WordPress's content. */
function routesIn(language: Language): readonly string[] {
  const fixed = [
    ...FIXED,
    ...ECOMMERCE.map((name) => `/ecommerce/${name}`),
    ...SERVICES.map((name) => `/services/${name}`),
  ];
  const folderOf = new Map([
    ['post', '/blog'],
    ['bc_project', '/projects'],
    ['bc_job', '/jobapply'],
  ]);
  const details = ITEMS.flatMap((item) => {
    const folder = folderOf.get(item.type);
    return folder === undefined ? [] : [detailPath(folder, item, language)];
  });
  return [...fixed.map((each) => inLanguage(each, language)), ...details];
}

const { siteUrl } = WORDPRESS_STACK;

async function pageAt(path: string, language: Language): Promise<Answered> {
  const response = await fetch(`${siteUrl}${path}`);
  return { path, language, status: response.status, page: readPage(await response.text()) };
}

async function allPages(): Promise<readonly Answered[]> {
  const routes = LANGUAGES.flatMap((language) => routesIn(language).map((route) => ({ route, language })));
  return inParallel(routes, ({ route, language }) => pageAt(route, language));
}

const kept = v.array(v.object({ type: v.string(), fields: v.record(v.string(), v.unknown()), resume: v.string() }));

let wordpress: Wordpress;
beforeAll(async () => {
  wordpress = await startWordpress(
    WORDPRESS_PORT,
    Object.values(PLUGINS).map(({ folder }) => folder),
  );
  wordpress.activate('bc-content');
  const pictures = PICTURES.map((picture) => ({
    ...picture,
    path: path.join(folders.content, 'images', picture.file),
  }));
  wordpress.run('fill.php', JSON.stringify({ pages: PAGES, items: ITEMS, pictures }));
});
afterAll(() => wordpress?.stop());

test.each(Object.values(PLUGINS).map(({ folder }) => folder))('PHP takes every file of %s', (folder) => {
  const { status, stdout } = spawnSync('sh', ['-c', 'find . -name "*.php" -print0 | xargs -0 -n1 php -l'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(0);
});

/** Returns a page's words without the site's note beside a film's link: an import keeps only the film's title. */
function wordsOf({ page }: Answered): string {
  return page.main.replaceAll(/ \((?:video on|Video auf) YouTube\)/g, '');
}

describe.each(Object.entries(PLUGINS))('with %s', (plugin, { missing }) => {
  let runner: Runner;
  let site: Launched;
  let logged = '';
  let before: readonly Answered[] = [];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-imported-'));
  const isMissing = ({ path: address }: Answered) => missing.some((each) => address.endsWith(each));

  beforeAll(async () => {
    wordpress.activate(plugin);
    runner = createRunner(WORDPRESS_STACK, { BACKEND_URL: wordpress.url, LOG_FORMAT: 'json' }, (text) => {
      logged += text;
    });
    site = await runner.start('site');
    before = await allPages();
  });
  afterAll(async () => {
    await runner?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('every specified route answers in both languages, in words that visitors can read', () => {
    const wrong = before.flatMap((answered) => {
      const wanted = isMissing(answered) ? 404 : 200;
      const raw = rawIn(answered.page.text, answered.language);
      return answered.status === wanted && raw.length === 0
        ? []
        : [`${answered.path}: ${answered.status} ${raw.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });

  test('no link leads to the WordPress or to a page that is not there', async () => {
    const stray = before.flatMap(({ path: address, page }) =>
      strayLinks(page, wordpress.url).map((link) => `${address}: ${link}`),
    );
    expect(stray).toEqual([]);
    const inside = before.flatMap(({ page }) => page.links.filter((link) => /^\/(?!\/)/.test(link)));
    // The forms still link to the terms that they ask visitors to accept.
    const links = inside.filter((link) => !missing.some((each) => link.endsWith(each)));
    const asked = await inParallel([...new Set(links.map((link) => link.replace(/#.*$/, '')))], async (link) => {
      const { status } = await fetch(`${siteUrl}${link}`, { redirect: 'manual' });
      return status < 400 ? [] : [`${link}: ${status}`];
    });
    expect(asked.flat()).toEqual([]);
  });

  test('every picture is there', async () => {
    const addresses = new Set(before.flatMap(({ page }) => page.pictures));
    const asked = await inParallel([...addresses], async (address) => {
      const response = await fetch(new URL(address, siteUrl));
      await response.arrayBuffer();
      return response.ok && response.headers.get('content-type')?.startsWith('image/')
        ? []
        : [`${address}: ${response.status}`];
    });
    expect(asked.flat()).toEqual([]);
    expect([...addresses].filter((address) => address.includes('hero'))).not.toEqual([]);
  });

  test('posts have their days, and the newest come first', () => {
    for (const language of LANGUAGES) {
      const at = (address: string) => before.find((answered) => answered.path === address)?.page;
      for (const post of posts) expect(at(detailPath('/blog', post, language))?.days).toContain(post.date);
      const titles = posts.map((post) => (language === 'de' ? post.title_de : post.title));
      const placesOn = (address: string) =>
        titles.map((title) => at(inLanguage(address, language))?.main.indexOf(title) ?? -1);
      const blog = placesOn('/agency/blogs');
      expect(blog).toEqual(blog.filter((place) => place >= 0).toSorted((a, b) => a - b));
      expect(placesOn('/').map((place) => place >= 0)).toEqual([true, true, true, true, false]);
    }
  });

  test('both forms arrive in WordPress, and what it refuses is said', async () => {
    const post = (address: string, body: object) =>
      fetch(`${siteUrl}${address}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [SECURE_HEADER]: DEFAULT_TOKEN, Origin: siteUrl },
        body: JSON.stringify(body),
      });
    const person = { email: `ada-${plugin}@example.com`, phone_number: '9876543210' };
    const message = {
      ...person,
      first_name: 'Ada',
      last_name: "O'Neill",
      company: 'Möbel & mehr',
      description: 'Zeile 1\n"Zeile" 2 \\ <b>',
    };
    const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
    const application = {
      ...person,
      full_name: 'Ada Lovelace',
      position: 'PHP',
      years_of_experience: '7',
      checkbox: true,
      resume,
      resume_name: 'cv.pdf',
    };

    const sent = await post(CONTACT_PATH, message);
    expect([sent.status, sent.headers.get('set-cookie'), sent.headers.get('link')]).toEqual([200, null, null]);
    const words = v.parse(
      v.object({ message: v.object({ message: v.string() }), data: v.object({ message: v.string() }) }),
      await sent.json(),
    );
    expect(rawIn(words.message.message + words.data.message, 'en')).toEqual([]);
    const applied = await post(APPLICATION_PATH, application);
    expect(applied.status).toBe(200);
    expect(
      rawIn(v.parse(v.object({ data: v.object({ desc: v.string() }) }), await applied.json()).data.desc, 'en'),
    ).toEqual([]);

    const stored = v.parse(kept, JSON.parse(wordpress.run('submissions.php')));
    const own = stored.filter(({ fields }) => fields.email === person.email);
    expect(own.map(({ type }) => type).toSorted()).toEqual(['bc_application', 'bc_message']);
    expect(own.find(({ type }) => type === 'bc_message')?.fields).toMatchObject(message);
    expect(own.find(({ type }) => type === 'bc_application')?.resume).toContain('%PDF-');

    const refused = await post(APPLICATION_PATH, {
      ...application,
      full_name: plugin === 'bc-content' ? '' : 'nobody',
    });
    expect(refused.ok).toBe(false);
    expect((await post(CONTACT_PATH, { ...message, email: 'nowhere' })).ok).toBe(false);
  });

  test('a change in WordPress is shown', async () => {
    const title = `Changed & published ${crypto.randomUUID()}`;
    wordpress.run('rename.php', title);
    // Without a change stream, the site asks every five minutes and at its start.
    if (plugin !== 'bc-content') {
      await site.stop();
      site = await runner.start('site');
    }
    for (const language of LANGUAGES) {
      const shows = async () => (await pageAt(inLanguage('/', language), language)).page.main.includes(title);
      await until(`the home page shows it in ${language}`, shows, SOON_MS);
    }
    before = await allPages();
  });

  test('neither the site nor WordPress has complained', () => {
    const errors = logged.split('\n').filter((line) => /"level":"error"/.test(line));
    expect(errors).toEqual([]);
    expect(
      wordpress
        .complaints()
        .split('\n')
        .filter((line) => line.includes(`/${plugin}/`)),
    ).toEqual([]);
  });

  test('its import into an empty CMS shows the same pages', async () => {
    await site.stop();
    const { code, printed } = await runOnData('import', WORDPRESS_STACK, { DATA_DIR: folder }, wordpress.url);
    expect(printed).toMatch(/made/);
    expect([0, 1], printed).toContain(code);
    const imported = createRunner(WORDPRESS_STACK, { DATA_DIR: folder });
    try {
      await imported.start('start');
      const after = await allPages();
      const changed = before.flatMap((was, at) => {
        const is = after[at];
        if (is === undefined) return [];
        const isSame = is.status === was.status && wordsOf(is) === wordsOf(was);
        return isSame ? [] : [`${was.path}: ${was.status} ${wordsOf(was)}\n→ ${is.status} ${wordsOf(is)}`];
      });
      expect(changed, printed).toEqual([]);
    } finally {
      await imported.end();
    }
  });
});

test('the example plugin answers as the wire says', async () => {
  wordpress.activate('bc-content');
  const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${wordpress.url}${address}`, { headers: { [SECURE_HEADER]: DEFAULT_TOKEN, ...headers } });
  const list = await get(listPath('blog', 'de'));
  const etag = list.headers.get('etag') ?? '';
  const entries = v.parse(v.array(v.object({ title: v.string(), endpoint_call: v.string() })), await list.json());
  expect(entries.map(({ title }) => title)).toEqual(['Blogs']);
  expect((await get(listPath('blog', 'de'), { 'If-None-Match': etag })).status).toBe(304);
  expect((await get(listPath('blog', 'de'), { [SECURE_HEADER]: 'another' })).status).toBe(403);
  const unknown = await get('/wp-json/bc/v1/nothing');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'rest_no_route', data: { status: 404 } });
});

test.each([
  ['nothing', CONTACT_PATH, '{}', 400, ['company', 'description', 'email', 'first_name', 'phone_number']],
  ['no JSON', CONTACT_PATH, 'first_name=Ada', 400, []],
  ['too much', CONTACT_PATH, JSON.stringify({ description: 'a'.repeat(300_000) }), 413, []],
  [
    'no resume',
    APPLICATION_PATH,
    JSON.stringify({
      full_name: 'Ada',
      email: 'a@b.de',
      phone_number: '9876543210',
      years_of_experience: '1',
      checkbox: true,
    }),
    400,
    ['resume'],
  ],
  [
    'a picture as resume',
    APPLICATION_PATH,
    JSON.stringify({
      full_name: 'Ada',
      email: 'a@b.de',
      phone_number: '9876543210',
      years_of_experience: '26',
      checkbox: true,
      resume: `data:application/pdf;base64,${btoa('GIF89a')}`,
    }),
    415,
    ['resume', 'years_of_experience'],
  ],
  [
    'a resume of more than 10 MB',
    APPLICATION_PATH,
    JSON.stringify({ resume: `data:application/pdf;base64,${'A'.repeat(15 * 1024 * 1024)}` }),
    413,
    [],
  ],
])('the example plugin refuses %s', async (_name, address, body, status, fields) => {
  const response = await fetch(`${wordpress.url}${address}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'de', [SECURE_HEADER]: DEFAULT_TOKEN },
    body,
  });
  const error = v.parse(
    v.object({
      code: v.string(),
      message: v.string(),
      data: v.object({ status: v.number(), params: v.optional(v.record(v.string(), v.string()), {}) }),
    }),
    await response.json(),
  );
  expect([response.status, error.data.status, Object.keys(error.data.params).toSorted()]).toEqual([
    status,
    status,
    fields,
  ]);
});

test('what WordPress exports shows its posts after an import into an empty CMS', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-exported-'));
  const file = path.join(folder, 'posts.xml');
  writeFileSync(file, wordpress.run('export.php'));
  const { printed } = await runOnData('import', WORDPRESS_STACK, { DATA_DIR: folder }, file);
  const imported = createRunner(WORDPRESS_STACK, { DATA_DIR: folder });
  try {
    await imported.start('start');
    const pages = await inParallel(
      ['/agency/blogs', ...posts.map((post) => detailPath('/blog', post, 'en'))],
      (address) => pageAt(address, 'en'),
    );
    const wrong = pages.flatMap(({ path: address, status, page }) =>
      status === 200 && rawIn(page.text, 'en').length === 0 ? [] : [`${address}: ${status} ${rawIn(page.text, 'en')}`],
    );
    expect(wrong, printed).toEqual([]);
    for (const { title } of posts) expect(pages[0]?.page.main).toContain(title);
  } finally {
    await imported.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
