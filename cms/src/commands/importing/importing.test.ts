import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPath, settingsPath } from '@kontorwerk/contract/wire';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { SAMPLE_FACTS } from '../seed/sample-facts.ts';
import { makeWordPressFile, type TestItem } from './testing/wordpress-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'importing-'));
const [first, second, third] = [join(folder, 'first'), join(folder, 'second'), join(folder, 'third')];

afterAll(() => rmSync(folder, { recursive: true }));

function run(dataDir: string, steps: readonly object[]): readonly unknown[] {
  process.env.STEPS = join(folder, 'steps.json');
  writeFileSync(process.env.STEPS, JSON.stringify(steps));
  return runProgram('commands/importing/testing/import-here.ts', dataDir);
}

const photo = (background: string) => sharp({ create: { width: 80, height: 40, channels: 3, background } }).png();

/** A backend of the specification only, with two posts that have these teasers. */
async function backend(one: string, two: string, reviewers = ['Ada', 'Grace', 'Joan']) {
  const post = (title: string, description: string, image: string) => ({
    title,
    description,
    image,
    category: 'Shops',
    date: '2024-02-03',
    html_field: `<p>The text of <strong>${title}</strong></p><figure><img src="/uploads/photo.png"><figcaption>${title}</figcaption></figure>`,
  });
  const cards = (suffix: string) => [
    post(`One${suffix}`, one, '/uploads/photo.png'),
    post(`Two${suffix}`, two, '/uploads/drawing.svg'),
  ];
  const entry = (suffix: string) => [
    {
      title: 'Home',
      meta: [
        { component_name: 'Banner', main_title: `Hello${suffix}`, bg_image: '/uploads/photo.png' },
        { component_name: 'ImageContent', main_title: 'x', com_image: '/uploads/gone.png' },
        { component_name: 'News', card_components: cards(suffix) },
        {
          component_name: 'ReviewSlider',
          card_components: reviewers.map((name) => ({ name, review: `${name} is happy` })),
        },
      ],
    },
  ];
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script><path d="M0 0h8"/></svg>';
  return {
    do: 'answer',
    answers: {
      [listPath('homepage', 'en')]: entry(''),
      [listPath('homepage', 'de')]: entry(' auf Deutsch'),
      '/uploads/photo.png': (await photo(reviewers.length > 3 ? '#00b' : '#b00').toBuffer()).toString('base64'),
      '/uploads/drawing.svg': Buffer.from(drawing).toString('base64'),
    },
  };
}

/** The home page of a backend with an animated GIF. */
async function pageThatMoves() {
  const frames = ['#b00', '#00b'].map((background) => photo(background).toBuffer());
  const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
  const meta = [{ component_name: 'ImageContent', main_title: 'It moves', com_image: '/uploads/moving.gif' }];
  return {
    [listPath('homepage', 'en')]: [{ title: 'Home', meta }],
    '/uploads/moving.gif': gif.toString('base64'),
  };
}

const imported = { do: 'import' };

/** Returns the line of an import's report with this beginning. */
function line(told: unknown, beginning: string): string {
  const { report }: { readonly report: readonly string[] } = JSON.parse(JSON.stringify(told));
  return (
    report
      .find((each) => each.trim().startsWith(beginning))
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  );
}

/** Returns the itemised lines of a report. */
function told(imported: unknown): readonly string[] {
  const { report }: { readonly report: readonly string[] } = JSON.parse(JSON.stringify(imported));
  return report.filter((each) => /^ {2}\S/.test(each)).map((each) => each.trim());
}

function filesBelow(path: string): Readonly<Record<string, string>> {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const named = files.map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    named.sort().map((file) => [file.slice(path.length), readFileSync(file).toString('base64')]),
  );
}

/** The former WordPress, at an address without a server. */
const WORDPRESS = 'http://127.0.0.1:9';

const group = (language: string) => [
  ['category', 'tea', 'Tea'] as const,
  ['language', language, language] as const,
  ['post_translations', 'pll_1', 'pll_1'] as const,
];
const ITEMS: readonly TestItem[] = [
  {
    id: 1,
    title: 'Hello tea',
    path: '/2020/03/hello-tea/',
    content: `Plain\n\ntext [contact-form-7 id="5"]
      <a href="${WORDPRESS}/wp-content/uploads/prices.pdf">prices</a> <a href="/?p=1">tea</a> <a href="${WORDPRESS}/about">us</a>`,
    terms: [...group('en'), ['category', 'news', 'News'], ['post_tag', 'hot', 'Hot &amp; cold']],
    meta: { price: '5', _edit_last: '1', _thumbnail_id: '8' },
  },
  { id: 9, title: 'Not ready', status: 'draft', date: '0000-00-00 00:00:00' },
  {
    id: 2,
    title: 'Hallo Tee',
    path: '/de/hallo-tee/',
    content: '<p>Ein <b>Text</b></p>',
    terms: group('de'),
    meta: { _thumbnail_id: '5' },
  },
  { id: 10, title: 'Hello Tea', content: 'again', comments: 3 },
  { id: 5, type: 'attachment', status: 'inherit', attachment: '/wp-content/uploads/tea.jpg' },
  { id: 8, type: 'attachment', status: 'inherit', attachment: '/wp-content/uploads/tea.jpg' },
  { id: 6, type: 'attachment', status: 'inherit', attachment: '/wp-content/uploads/prices.pdf' },
  { id: 7, type: 'page', title: 'About' },
  { id: 11, title: 'Bonjour', terms: [['language', 'fr', 'Français']] },
  { id: 12, title: 'Without its picture', meta: { _thumbnail_id: '99' } },
  { id: 13, title: 'Later', status: 'future' },
  { id: 14, title: '' },
];

/** Returns a tampered copy of an export. */
function tamperedWith(exported: string): string {
  const broken = join(folder, 'broken');
  cpSync(exported, broken, { recursive: true });
  const post = JSON.parse(readFileSync(join(broken, 'posts/one.json'), 'utf8'));
  post.data.post_type = 'diary';
  post.data.title = 7;
  post.data.image = 'no-such-picture.png';
  post.data.admin = true;
  writeFileSync(join(broken, 'posts/one.json'), JSON.stringify(post));
  writeFileSync(join(broken, 'pages/homepage-home.json'), '{"data":');
  rmSync(join(broken, 'uploads/drawing.svg'));
  return broken;
}

let fromBackend: readonly unknown[];
let fromExport: unknown;
let fromTampered: unknown;
let fromWordPress: readonly unknown[];
let besideFacts: readonly unknown[];

// Starting the CMS takes longer than each step in it.
beforeAll(async () => {
  const cwd = join(import.meta.dirname, '../../..');
  const env = { ...process.env, DATA_DIR: first, DATABASE_URI: '', SAMPLE_CONTENT: 'off', LOG_LEVEL: 'error' };
  execFileSync(process.execPath, [join(cwd, 'src/commands/prepare.ts')], { cwd, env });
  cpSync(first, second, { recursive: true });
  cpSync(first, third, { recursive: true });
  fromBackend = run(first, [
    await backend('a', 'b'),
    imported,
    imported,
    { do: 'rename', post: 'One', to: 'One, edited here' },
    await backend('a, again', 'b, again', ['Grace', 'Joan', 'Hedy', 'Ada']),
    imported,
    { ...imported, overwrite: true },
    { do: 'delete', post: 'Two' },
    { do: 'delete', page: 'Blogs' },
    imported,
    { do: 'rename', post: 'One', to: 'One, being written', draft: true },
    { do: 'make', page: 'nur-deutsch' },
    { do: 'export', to: join(folder, 'exported') },
    { do: 'import', sources: [join(folder, 'exported')] },
  ]);
  const posts = join(folder, 'posts.xml');
  writeFileSync(posts, makeWordPressFile(ITEMS, WORDPRESS));
  [fromExport, , fromTampered, ...fromWordPress] = run(second, [
    { do: 'import', sources: [join(folder, 'exported')] },
    { do: 'export', to: join(folder, 'exported again') },
    { do: 'import', sources: [tamperedWith(join(folder, 'exported'))], overwrite: true },
    { do: 'import', sources: [posts] },
    { do: 'import', sources: [posts] },
    { do: 'export', to: join(folder, 'wordpress') },
  ]);
  const contactMap = readFileSync(join(import.meta.dirname, 'testing/contact-map-of-clients-offices.json'), 'utf8');
  besideFacts = run(third, [
    { do: 'settings' },
    {
      do: 'answer',
      answers: {
        ...(await pageThatMoves()),
        [listPath('contactus', 'en')]: JSON.parse(contactMap),
        [settingsPath('en')]: { carousels_autoplay: true },
        [settingsPath('de')]: { carousels_autoplay: true },
      },
    },
    { do: 'state', facts: { ...SAMPLE_FACTS, carousels_autoplay: false } },
    imported,
    { do: 'settings' },
    imported,
    { do: 'state', facts: { ...SAMPLE_FACTS, phone: '+49 89 1234' } },
    imported,
    { do: 'settings' },
  ]);
  // For busy machines.
}, 600_000);

test('a backend is imported again and again, edits stay, and what was exported makes the same again', async () => {
  const [, made, again, , , changed, overwritten, , , deleted, , , , elsewhere] = fromBackend;
  const gone = 'homepage, “Home”, section 2 (ImageContent), com_image, picture /uploads/gone.png: the answer is 404';
  expect(['media', 'posts', 'pages', 'homepage, “Home”, section 2'].map((name) => line(made, name))).toEqual([
    'media 2 2 0 0 0',
    'posts 2 2 0 0 0',
    'pages 2 2 0 0 0',
    gone,
  ]);
  expect(['media', 'posts', 'pages'].map((name) => line(again, name))).toEqual([
    'media 2 0 0 2 0',
    'posts 2 0 0 2 0',
    'pages 1 0 0 1 0',
  ]);
  expect(line(changed, 'posts')).toBe('posts 2 0 1 0 1');
  expect(line(changed, 'media')).toBe('media 2 0 1 1 0');
  expect(line(changed, 'homepage, “Home”, section 3 (News), “One”')).toMatch(/it was changed here since/);
  expect(line(made, 'page “Blogs”')).toBe(
    'page “Blogs”: there was none that lists posts: it was made, at /agency/blogs',
  );
  expect(line(again, 'page “Blogs”')).toBe('');
  expect(line(deleted, 'page “Blogs”')).toBe('page “Blogs”: it was deleted here since it was imported');
  expect(told(deleted).filter((each) => each.includes('it was made'))).toEqual([]);
  expect(line(overwritten, 'posts')).toBe('posts 2 0 1 1 0');
  expect(line(deleted, 'posts')).toBe('posts 2 0 0 1 1');
  expect(line(changed, 'reviews')).toBe('reviews 4 1 0 3 0');
  const places = ['grace', 'joan', 'hedy', 'ada'].map((name) => {
    const { data } = JSON.parse(readFileSync(join(folder, `exported/reviews/${name}.json`), 'utf8'));
    return String(data._order);
  });
  expect(places).toEqual(places.toSorted());
  // Importing what came from elsewhere or was made here, in any language, doesn't duplicate it.
  const asItWas = ['media 2 0 0 0 2', 'reviews 4 0 0 0 4', 'posts 1 0 0 0 1', 'pages 2 0 0 0 2'];
  expect(asItWas.map((row) => line(elsewhere, row.split(' ')[0] ?? ''))).toEqual(asItWas);
  const uploads = readdirSync(join(first, 'uploads'));
  expect(uploads).toContain('drawing.svg');
  expect(uploads.filter((name) => name.startsWith('photo-')).length).toBeGreaterThan(1);
  expect(readFileSync(join(first, 'uploads/drawing.svg'), 'utf8')).not.toContain('script');

  expect(fromExport).toMatchObject({ isComplete: true });
  expect(filesBelow(join(folder, 'exported again'))).toEqual(filesBelow(join(folder, 'exported')));
  const post = readFileSync(join(folder, 'exported/posts/one.json'), 'utf8');
  expect(post).toMatch(/"value": "photo-[0-9a-f]{8}\.png"/);
  expect(JSON.parse(post)).toMatchObject({
    data: { title: { en: 'One' } },
    draft: { title: { en: 'One, being written' } },
  });
});

test('no fact that the sample made up stands beside what is imported, and what is missing is said', () => {
  const [prepared, , , made, cleared, again, , kept, own] = besideFacts;
  const nothing = { brand_name: '', legal_name: '', claim: '', email: '', phone: '', socials: [], offices: [] };
  expect(prepared).toMatchObject(nothing);
  // Other settings, which an editor changed, stay.
  expect(cleared).toMatchObject({ ...nothing, carousels_autoplay: false });
  expect(line(made, 'site-settings: it')).toBe('site-settings: it was written here');
  expect(line(made, 'site settings: what')).toBe(
    'site settings: what the sample content made up was taken out (brand_name, legal_name, claim, email, phone, socials, offices)',
  );
  expect(told(again).filter((each) => each.startsWith('site settings'))).toEqual([
    'site settings: no name, no legal name, no claim, no e-mail address, no phone number, no social networks, no offices: add them under “Site settings”',
  ]);
  expect(line(kept, 'site settings, email')).toBe(
    'site settings, email: this is the sample content’s: write your own under “Site settings”',
  );
  expect(own).toMatchObject({ phone: '+49 89 1234', email: SAMPLE_FACTS.email });
});

test('a GIF that moves becomes a picture and what plays over it, and stays so', () => {
  const [, , , made, , again] = besideFacts;
  expect(['media', 'pages'].map((name) => line(made, name))).toEqual(['media 2 2 0 0 0', 'pages 2 2 0 0 0']);
  expect(['media', 'pages'].map((name) => line(again, name))).toEqual(['media 2 0 0 2 0', 'pages 2 0 0 2 0']);
  expect(told(made).filter((each) => each.includes('could not'))).toEqual([]);
  const uploads = readdirSync(join(third, 'uploads'));
  expect(uploads.filter((name) => /^moving-[0-9a-f]{8}\.webp$/.test(name))).toHaveLength(2);
});

test('an export that was tampered with is told file by file, and does no harm', () => {
  expect(fromTampered).toMatchObject({ isComplete: false });
  const problems = [
    'media/drawing.svg:',
    'posts/one, post_type:',
    'posts/one, title:',
    'posts/one, admin:',
    'posts/one: it refers',
    'pages/homepage-home:',
  ];
  expect(problems.map((name) => line(fromTampered, name))).toEqual([
    'media/drawing.svg: its file drawing.svg is missing',
    'posts/one, post_type: this is nothing that the field can hold',
    'posts/one, title: this is no text by language',
    'posts/one, admin: there is no such field',
    'posts/one: it refers to media/no-such-picture.png, which the export hasn’t got',
    expect.stringMatching(/^pages\/homepage-home: the file can’t be read \(/),
  ]);
});

test('WordPress’ posts come with their translations, pictures and old addresses; drafts stay drafts', () => {
  const [made, again] = fromWordPress;
  expect(['posts', 'redirects'].map((name) => line(made, name))).toEqual(['posts 6 6 0 0 0', 'redirects 7 7 0 0 0']);
  expect(['posts', 'redirects'].map((name) => line(again, name))).toEqual(['posts 6 0 0 6 0', 'redirects 7 0 0 7 0']);
  expect(told(made).filter((each) => !each.startsWith('site settings'))).toEqual([
    'left out: comment (3)',
    'left out: page (1)',
    'left out: post in the language “fr” (1)',
    'left out: file of the library that no post shows (1)',
    'post 1, “Hello tea”, en: left out: category “News”, tag “Hot & cold”, field “price”',
    `post 1, “Hello tea”, en: a link leads to ${WORDPRESS}/about, where this site has no page yet`,
    'post 13, “Later”, en: it is planned for 2020-03-04 10:20:30 there; it is a draft here',
    'page “Blogs”: there was none that lists posts: it was made, at /agency/blogs',
    'pictures: 1 could not be imported, as told below: upload each by hand under “Pictures” in the admin, and choose it where its line says',
    `post 1, “Hello tea”, picture ${WORDPRESS}/wp-content/uploads/tea.jpg: no answer (bad port)`,
    'post 1, “Hello tea”, en: the shortcode [contact-form-7] was left out',
    `post 1, “Hello tea”, en: a link leads to ${WORDPRESS}/wp-content/uploads/prices.pdf still, which isn’t imported`,
    'post 10, “Hello Tea”: another post has the same title and so the same address; this one is a draft',
    'post 12, “Without its picture”: the file doesn’t say where its picture is: export the media along with the posts',
    'post 14, “”: it has no title and so no address; it is a draft',
  ]);
  const written = (path: string) => JSON.parse(readFileSync(join(folder, 'wordpress', path), 'utf8'));
  expect(written('posts/hello-tea.json')).toMatchObject({
    data: {
      _status: 'published',
      title: { en: 'Hello tea', de: 'Hallo Tee' },
      category: { en: 'Tea', de: 'Tea' },
      description: { en: 'Plain text prices tea us', de: 'Ein Text' },
      date: '2020-03-04T12:00:00.000Z',
      author: { name: 'Ada Byron' },
    },
  });
  const text = readFileSync(join(folder, 'wordpress/posts/hello-tea.json'), 'utf8');
  expect(text).toContain('"url": "/blog/hello-tea"');
  expect(written('posts/not-ready.json')).toMatchObject({ data: { _status: 'draft', title: { en: 'Not ready' } } });
  expect(written('redirects/2020-03-hello-tea.json')).toMatchObject({ data: { to: 'posts:hello-tea' } });
});
