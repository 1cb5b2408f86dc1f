import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { makeWordPressFile, type TestItem } from '../testing/wordpress-file.ts';

/* Files as WordPress, its plugins and its classic editor write them, imported one by one into an empty CMS. */

const folder = mkdtempSync(join(tmpdir(), 'wordpress-files-'));

afterAll(() => rmSync(folder, { recursive: true }));

const SITE = 'http://old.example.com';

const FILES: readonly (readonly [name: string, site: string])[] = [
  ['acf-block', SITE],
  ['blocks', SITE],
  ['brackets', SITE],
  ['classic', SITE],
  ['control', SITE],
  ['lists', SITE],
  ['ordered-list', SITE],
  ['picture-in-text', 'https://cms.example.com'],
  ['pictures', 'http://127.0.0.1:5190'],
  ['plain-permalink', SITE],
  ['polylang', SITE],
  ['pre', SITE],
  ['yoast', SITE],
];

/** Posts of the same id in two blogs of a network, each in its folder. */
const BLOGS = { en: 'Opening hours in summer', de: 'Unser neues Lager' } as const;

const upload = '/wp-content/uploads/2024/05/roof.png';

/** One picture in all spellings, in both languages of a post and in another post. */
const SPELT: readonly TestItem[] = [
  {
    id: 70,
    title: 'The roof',
    path: '/the-roof/',
    content: `<p>a</p><figure><img src="${SITE}${upload}" alt="A roof"><figcaption>From above</figcaption></figure>`,
    terms: [
      ['language', 'en', 'English'],
      ['post_translations', 'pll_7', 'pll_7'],
    ],
  },
  {
    id: 71,
    title: 'Das Dach',
    path: '/das-dach/',
    content: `[caption id="attachment_72" width="300"]<a href="${upload}"><img src="//old.example.com${upload.replace('.', '-300x200.')}" alt="Ein Dach" /></a> Von oben[/caption]`,
    terms: [
      ['language', 'de', 'Deutsch'],
      ['post_translations', 'pll_7', 'pll_7'],
    ],
  },
  { id: 73, title: 'The yard', path: '/the-yard/', content: `<p><img src="${upload}"></p>[gallery ids="72"]` },
  { id: 72, type: 'attachment', status: 'inherit', attachment: upload },
];

/** A post whose only picture is missing. */
const GONE: readonly TestItem[] = [
  {
    id: 80,
    title: 'Our summer party &#8211; photos',
    path: '/party/',
    content: `<p>b</p><p><img src="${SITE}/wp-content/uploads/gone.jpg"></p><p><img src="/wp-content/uploads/gone.jpg"></p>`,
  },
];

const postSchema = v.object({
  title: v.string(),
  description: v.string(),
  html_field: v.string(),
  category: v.string(),
  image: v.string(),
  written_in: v.optional(v.string()),
  seo: v.optional(v.object({ title: v.string(), description: v.string() })),
});
const wireSchema = v.object({
  posts: v.array(postSchema),
  redirects: v.array(v.object({ from: v.string(), to: v.string() })),
});
const importSchema = v.object({ report: v.array(v.string()) });

type Report = readonly string[];

/** Posts of two blogs of a network, each in its folder, imported together. */
const NETWORK: Readonly<Record<'en' | 'de', readonly TestItem[]>> = {
  en: [
    {
      id: 301,
      title: 'Our harbour',
      name: 'hafen',
      path: '/2024/05/hafen/',
      content: `<p>See <a href="${SITE}/blog-de/2024/05/schleuse/">the lock</a>, <a href="${SITE}/blog-de/2024/05/hafen/">auf Deutsch</a>.</p>`,
    },
    { id: 302, title: 'Only for you', name: 'only', path: '/2024/05/only/', date: '2024-05-02 08:00:00' },
  ],
  de: [
    {
      id: 301,
      title: 'Die Schleuse',
      name: 'schleuse',
      path: '/2024/05/schleuse/',
      date: '2024-05-09 08:00:00',
      content: '<p>Nass.</p>',
    },
    {
      id: 302,
      title: 'Unser Hafen',
      name: 'hafen',
      path: '/2024/05/hafen/',
      content:
        '<p>Siehe <a href="/blog-de/2024/05/schleuse/">die Schleuse</a>, <a href="/blog-de/?p=302">hier</a>.</p>',
    },
  ],
};

let reports: ReadonlyMap<string, Report>;
let again: readonly Report[];
let wire: Readonly<Record<'en' | 'de', v.InferOutput<typeof wireSchema>>>;

function blogFile(language: 'en' | 'de'): string {
  const path = join(folder, `${language}.xml`);
  const title = BLOGS[language];
  const items: readonly TestItem[] = [{ id: 212, title, path: '/2024/03/post/', content: '<p>x</p>' }];
  const file = makeWordPressFile(items, `${SITE}/${language}`, SITE);
  writeFileSync(path, file.replace('en-US', language));
  return path;
}

function networkFile(language: 'en' | 'de'): string {
  const path = join(folder, `network-${language}.xml`);
  const file = makeWordPressFile(NETWORK[language], `${SITE}/blog-${language}`, SITE);
  writeFileSync(path, file.replace('en-US', language));
  return path;
}

beforeAll(async () => {
  const cwd = join(import.meta.dirname, '../../../..');
  const dataDir = join(folder, 'data');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URI: '', SAMPLE_CONTENT: 'off', LOG_LEVEL: 'error' };
  execFileSync(process.execPath, [join(cwd, 'src/commands/prepare.ts')], { cwd, env });
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b00' } })
    .png()
    .toBuffer();
  const jpeg = await sharp(png).jpeg().toBuffer();
  const spelt = join(folder, 'spelt.xml');
  writeFileSync(spelt, makeWordPressFile(SPELT, SITE));
  const gone = join(folder, 'gone.xml');
  writeFileSync(gone, makeWordPressFile(GONE, SITE));
  const sources = [
    ...FILES.map(([name, site]) => ({ name, site, sources: [join(import.meta.dirname, `testing/wxr-${name}.xml`)] })),
    { name: 'spelt', site: SITE.replace('http:', ''), sources: [spelt] },
    { name: 'gone', site: SITE, sources: [gone] },
    { name: 'blog en', site: SITE, sources: [blogFile('en')] },
    { name: 'blog de', site: SITE, sources: [blogFile('de')] },
    { name: 'both blogs', site: SITE, sources: [blogFile('en'), blogFile('de')] },
    { name: 'network', site: SITE, sources: [networkFile('de'), networkFile('en')] },
    { name: 'network, English alone', site: SITE, sources: [networkFile('en')] },
  ];
  const imports = sources.map(({ site, sources }) => ({ do: 'import', site, sources }));
  const answers = {
    [upload]: png.toString('base64'),
    '/wp-content/uploads/a.jpg': jpeg.toString('base64'),
    '/wp-content/uploads/2024/03/team.jpg': jpeg.toString('base64'),
    '/wp-content/uploads/2024/05/B%C3%BCro%20M%C3%BCnchen%202024.webp': (await sharp(png).webp().toBuffer()).toString(
      'base64',
    ),
  };
  process.env.STEPS = join(folder, 'steps.json');
  const wires = [
    { do: 'wire', language: 'en' },
    { do: 'wire', language: 'de' },
  ];
  writeFileSync(process.env.STEPS, JSON.stringify([{ do: 'answer', answers }, ...imports, ...imports, ...wires]));
  const [, ...told] = runProgram('commands/importing/testing/import-here.ts', dataDir);
  const reported = told.slice(0, -2).map((each) => v.parse(importSchema, each).report);
  reports = new Map(sources.map(({ name }, at) => [name, reported[at] ?? []]));
  again = reported.slice(sources.length);
  wire = { en: v.parse(wireSchema, told.at(-2)), de: v.parse(wireSchema, told.at(-1)) };
  // For busy machines.
}, 240_000);

function post(title: string, language: 'en' | 'de' = 'en') {
  const found = wire[language].posts.find((each) => each.title === title);
  if (!found) throw new Error(`There is no post “${title}”.`);
  return found;
}

/** Returns the itemised findings about a post. */
function told(name: string, about = 'post '): Report {
  return (reports.get(name) ?? [])
    .map((line) => line.trim())
    .filter((line) => line.startsWith(about) && line.includes(':'));
}

/** Returns a text's HTML without the files of its pictures. */
function plain(html: string): string {
  return html.replace(/<\/?picture>|<source [^>]*>/g, '').replace(/<img src="[^"]*"/g, '<img');
}

const IMAGE = '<img alt="x" width="600" height="400" loading="lazy" />';

test.each([
  ['A block of a plugin', '<p>Before.</p><p>They kept their word.</p><p>Nora Falk</p><p>After.</p>'],
  [
    'Classic code',
    '<p>Before the code.</p><pre><code>first line\n\nthird line after an empty one</code></pre>' +
      '<p>After the code, with <strong>bold</strong>, <em>italic</em> and a <a href="https://example.org/">link</a>.</p>' +
      '<p><code>&lt;?php echo &quot;x&quot;; ?&gt;</code></p>',
  ],
  [
    'Blocks',
    '<h3>Heading</h3><p>Left</p><p>Right</p><p><a href="/contact">Contact us</a></p>' +
      '<table><thead><tr><th scope="col"><p>A</p></th><th scope="col"><p>B</p></th></tr></thead><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table><p>A caption</p>' +
      `<blockquote><p>Quoted words.</p><p>Somebody</p></blockquote><figure>${IMAGE}<figcaption>Caption</figcaption></figure>` +
      '<p><a href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a></p><p>More</p><p>Hidden</p><hr /><p><a href="PLAN">Plan</a></p>',
  ],
  [
    'Square brackets',
    '<p>Write [gallery] in a post. In CSS <code>[data-theme] { color: red }</code>, in PHP <code>$a[user_id]</code>, in Bash <code>if [ -f x ]</code>, [sic], see [1].</p>',
  ],
  [
    'Classic editor',
    '<p>A centred line</p><p>First paragraph of the text.</p><p>Second paragraph of the text.</p><p>Third paragraph, line one<br />line two</p><h2>A heading</h2><p>Fourth paragraph.</p>',
  ],
  ['Control characters', '<p>Vertical tab, bell, form feed and a NUL end.</p>'],
  [
    'Nested lists',
    '<ul><li>One<ul><li>One a</li><li>One b<ol><li>deep</li></ol></li></ul></li><li>Two<br />Two, second paragraph</li></ul><ol start="3"><li>Third</li></ol><p>A line\u00a0<br />another</p>',
  ],
  [
    'Steps in order',
    '<p>How to move:</p><ol><li>Make a list<ul><li>of pages</li><li>of pictures</li></ul></li><li>Send it</li><li>Wait</li></ol>',
  ],
  [
    'Code in a post',
    '<p>Run this:</p><pre><code>npm install\nnpm start\n\nif ok:\n    print(&quot;ready&quot;)</code></pre><p>Line one<br />Line two</p>',
  ],
  ['Another plain one', '<p>See <a href="/blog/plain-permalinks">the other</a>.</p>'],
  [
    'Don\'t panic: "Shopware 6" is here -- finally',
    `<p>It&#39;s here. And it&#39;s &quot;fast&quot;.</p><figure>${IMAGE.replace('x', '')}<figcaption>Büro</figcaption></figure><p><a href="/projects">Our projects</a> and <a href="/a-classic-post">the classic post</a>.</p>`,
  ],
])('the text of “%s” is kept', (title, html) => {
  expect(plain(post(title).html_field).replace(/"http:\/\/127[^"]*plan\.pdf"/, '"PLAN"')).toBe(html);
});

test('what is left out is told by post and block, and nothing else', () => {
  const unnamed = (line: string) => line.replace(/http:\/\/127\.0\.0\.1:\d+/, SITE);
  const reported = Object.fromEntries(
    FILES.map(([name]) => [name, told(name).map(unnamed)]).filter(([, lines]) => lines?.length !== 0),
  );
  const missing = 'was left out: the file hasn’t got what it shows';
  const panic = 'post 432, “Don\'t panic: "Shopware 6" is here -- finally”';
  expect(reported).toEqual({
    'acf-block': [
      'post 61, “A block of a plugin”, en: the fields of the block wp:acf/testimonial stand as paragraphs',
      `post 61, “A block of a plugin”, en: the block wp:block 77 ${missing}`,
      `post 61, “A block of a plugin”, en: the block wp:latest-posts ${missing}`,
    ],
    blocks: [
      `post 50, “Blocks”, en: a link leads to ${SITE}/contact/, where this site has no page yet`,
      `post 50, “Blocks”, en: the block wp:block 77 ${missing}`,
      `post 50, “Blocks”, en: the block wp:footnotes ${missing}`,
      `post 50, “Blocks”, en: a link leads to ${SITE}/wp-content/uploads/plan.pdf still, which isn’t imported`,
    ],
    control: ['post 16, “Control characters”, en: control characters in it were left out (5)'],
    'picture-in-text': [
      `${panic}, en: left out: field “lang”`,
      `${panic}, en: a link leads to ${SITE}/projects/, where this site has no page yet`,
      `${panic}, en: a link leads to ${SITE}/a-classic-post/, where this site has no page yet`,
      `${panic}: the file doesn’t say where its picture is: export the media along with the posts`,
    ],
  });
});

test('pictures come by the scheme that the site goes by, and rules for search engines are resolved', () => {
  expect(post('With a picture').image).toMatch(/team/);
  expect(post('How we move a shop')).toMatchObject({ description: 'A short summary.' });
  expect(post('How we move a shop')).not.toHaveProperty('seo');
});

test('posts of Polylang are one in two languages, and one of a language says so on the other’s pages', () => {
  expect(post('Our team grows')).toMatchObject({ html_field: '<p>English.</p>', category: 'Company' });
  expect(post('Unser Team wächst', 'de')).toMatchObject({ html_field: '<p>Deutsch.</p>', category: 'Firma' });
  expect(post('Only in English')).not.toHaveProperty('written_in');
  expect(post('Only in English', 'de')).toMatchObject({
    written_in: 'en',
    html_field: '<p>This one is in English only.</p>',
  });
  expect(post('Nur auf Deutsch')).toMatchObject({ written_in: 'de' });
  expect(post('Nur Österreich', 'de')).not.toHaveProperty('written_in');
});

test.each([
  ['/2024/03/unser-team', '/de/blog/unser-team-wächst'],
  ['/2024/03/our-team', '/blog/our-team-grows'],
  ['/2024/03/nur-deutsch', '/de/blog/nur-auf-deutsch'],
  ['/?p=18', '/blog/plain-permalinks'],
  ['/?p=30', '/de/blog/unser-team-wächst'],
  ['/2024/03/blocks', '/blog/blocks'],
  ['/2024/03/post', '/blog/opening-hours-in-summer'],
  ['/blog-en/2024/05/hafen', '/blog/our-harbour'],
  ['/blog-de/2024/05/hafen', '/de/blog/unser-hafen'],
  ['/blog-de?p=301', '/de/blog/die-schleuse'],
])('the old address %s leads to %s', (from, to) => {
  const led = [...wire.en.redirects, ...wire.de.redirects].find((redirect) => redirect.from === from);
  expect(decodeURI(led?.to ?? '')).toBe(to);
});

test('two blogs of one host keep their posts', () => {
  expect([post(BLOGS.en), post(BLOGS.de, 'de')]).toMatchObject([
    { html_field: '<p>x</p>' },
    { html_field: '<p>x</p>' },
  ]);
  expect(wire.de.redirects).toContainEqual({ from: '/de/2024/03/post', to: '/de/blog/unser-neues-lager' });
});

test('posts of two blogs that are translations become one, and links lead there', () => {
  expect(post('Our harbour').html_field).toBe('<p>See <a href="/blog/die-schleuse">the lock</a>, auf Deutsch.</p>');
  expect(post('Unser Hafen', 'de').html_field).toBe(
    '<p>Siehe <a href="/blog/die-schleuse">die Schleuse</a>, <a href="/blog/unser-hafen">hier</a>.</p>',
  );
  expect(post('Die Schleuse', 'de')).not.toHaveProperty('written_in');
  expect(post('Only for you')).toMatchObject({ title: 'Only for you' });
  expect(told('network', 'translations')).toEqual(['translations: posts of two blogs that became one (1)']);
  expect(told('network', 'post 301').map((line) => line.replace(/127[\d.:]+/, 'old.example.com'))).toEqual([
    'post 301 of old.example.com/blog-en, “Our harbour”, en: a link to its own translation was left out: the language selector leads there',
  ]);
});

test('posts that were imported one by one stay two, which is told', () => {
  const twice =
    'it and its translation were imported as two posts before: delete one of them here, and the other gets the translation';
  expect(told('both blogs').map((line) => line.replace(/127[\d.:]+/, 'old.example.com'))).toEqual([
    `post 212 of old.example.com/en, “${BLOGS.en}”: ${twice}`,
  ]);
});

test('a post keeps its translation when its blog is imported again alone, which is told', () => {
  expect(told('network, English alone')).toEqual([
    'post 301, “Our harbour”: it has a translation here, and none in this import: import its exports together',
  ]);
});

test('one picture in all spellings comes once, with its captions and texts', () => {
  expect(
    reports
      .get('spelt')
      ?.find((line) => line.startsWith('media'))
      ?.replace(/\s+/g, ' '),
  ).toBe('media 1 1 0 0 0');
  const image = (alt: string) => `<img alt="${alt}" width="600" height="400" loading="lazy" />`;
  const [english, german] = [post('The roof'), post('Das Dach', 'de')].map(({ html_field }) => plain(html_field));
  expect(english).toBe(`<p>a</p><figure>${image('A roof')}<figcaption>From above</figcaption></figure>`);
  expect(german).toBe(`<figure>${image('Ein Dach')}<figcaption>Von oben</figcaption></figure>`);
  expect(plain(post('The yard').html_field)).toBe(`<figure>${image('A roof')}</figure>`.repeat(2));
});

test('a missing picture is told once, and posts without one together', () => {
  expect(told('gone').map((line) => line.replace(/http:[\d./]+:\d+/, SITE))).toEqual([
    `post 80, “Our summer party – photos”, picture ${SITE}/wp-content/uploads/gone.jpg: the answer is 404`,
  ]);
  expect(told('gone', 'posts without')).toEqual([
    'posts without a picture: so many were published, whose cards show words alone (1): “Our summer party – photos”',
  ]);
});

test('an empty site gets a page that lists posts, once, and a second import changes nothing', () => {
  const pages = [...reports.values()].map((report) =>
    report.find((line) => line.startsWith('pages'))?.replace(/\s+/g, ' '),
  );
  expect(pages.filter((line) => line !== undefined)).toEqual(['pages 1 1 0 0 0']);
  expect(told('acf-block', 'page ')).toEqual([
    'page “Blogs”: there was none that lists posts: it was made, at /agency/blogs',
  ]);
  const changes = again.flat().filter((line) => /^(?:posts|media|redirects|pages) /.test(line));
  for (const line of changes) expect(line.replace(/\s+/g, ' ')).toMatch(/^\w+ \d+ 0 0 /);
});
