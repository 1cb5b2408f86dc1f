import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { makeWordPressFile, type TestItem } from '../testing/wordpress-file.ts';
import { readItems } from './export-items.ts';
import { indexPostsByPlace, pairPosts } from './post-pairs.ts';
import { type Survey, surveyFile } from './survey.ts';

const SITE = 'https://old.example';

/** Returns for each post the id of its translation in the same file. */
function partnersIn(surveyed: Survey): Readonly<Record<string, string | undefined>> {
  const { partners } = pairPosts([surveyed]);
  return Object.fromEntries([...partners].map(([key, { id }]) => [key.split('/').at(-1), id]));
}

function fileOf(content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'posts.xml');
  writeFileSync(file, content);
  return file;
}

async function titles(content: string | Uint8Array): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { texts } of readItems(fileOf(content))) found.push(texts.get('title') ?? '');
  return found;
}

test('items are read with all that is said of them', async () => {
  const items: readonly TestItem[] = [
    { id: 1, title: 'Tea & ]]> coffee', meta: { _thumbnail_id: '7' }, terms: [['category', 'a', 'A']], comments: 2 },
  ];
  for await (const item of readItems(fileOf(makeWordPressFile(items, SITE)))) {
    expect(item.texts.get('title')).toBe('Tea & ]]> coffee');
    expect(Object.fromEntries(item.meta)).toEqual({ _thumbnail_id: '7' });
    expect(item.terms).toEqual([{ domain: 'category', nicename: 'a', name: 'A' }]);
    expect(item.comments).toBe(2);
  }
});

test('posts are found by their paths, and where these are the home page’s by their numbers alone', async () => {
  const items: readonly TestItem[] = [
    { id: 12, title: 'By path', path: '/2020/by-path/' },
    { id: 14, title: 'By number', path: '/?p=14' },
    { id: 15, title: 'By number in German', path: '/de/?p=15' },
    { id: 16, title: 'At the home page', path: '/' },
  ];
  const surveyed = await surveyFile(fileOf(makeWordPressFile(items, SITE)));
  const found = indexPostsByPlace(surveyed, pairPosts([surveyed]));
  expect(
    [...found].map(
      ([
        place,
        {
          titles: { en, de },
        },
      ]) => `${place} ${en ?? de}`,
    ),
  ).toEqual([
    '/2020/by-path By path',
    '/?p=12 By path',
    '/?p=14 By number',
    '/?p=15 By number in German',
    '/?p=16 At the home page',
  ]);
});

test('what is looked for before the first post: pictures, translations, and what is left out', async () => {
  const group = (language: string) => [
    ['language', language, language] as const,
    ['post_translations', 'pll_1', 'pll_1'] as const,
  ];
  const items: readonly TestItem[] = [
    { id: 1, terms: group('en') },
    { id: 2, terms: group('de') },
    {
      id: 3,
      type: 'attachment',
      status: 'inherit',
      attachment: '/wp-content/uploads/a.jpg',
      meta: { _wp_attachment_image_alt: 'A' },
    },
    { id: 4, type: 'page' },
    { id: 5, status: 'trash' },
    { id: 6, terms: [['language', 'fr', 'Français']] },
  ];
  const surveyed = await surveyFile(fileOf(makeWordPressFile(items, SITE)));
  const { attachments, leftOut, site } = surveyed;
  const picture = { address: `${SITE}/wp-content/uploads/a.jpg`, alt: 'A', caption: '', parent: '' };
  expect([...attachments]).toEqual([['3', picture]]);
  expect(partnersIn(surveyed)).toEqual({ 1: '2', 2: '1' });
  expect(Object.fromEntries(leftOut)).toEqual({
    page: 1,
    'post in the trash': 1,
    'post in the language “fr”': 1,
    'file of the library that no post shows': 1,
  });
  expect([...site.authors]).toEqual([['ada', 'Ada Byron']]);
});

const WRONG: Readonly<Record<string, string>> = {
  'a file that breaks off': makeWordPressFile([{ id: 1, title: 'x' }], SITE).slice(0, -40),
  'a page': '<html><body><br></body></html>',
  'another feed': '<rss version="2.0"><channel><title>Feed</title></channel></rss>',
  'no XML': 'PK\u0003\u0004 not at all',
  nothing: '',
};

for (const [what, content] of Object.entries(WRONG)) {
  test(`${what} is told as none`, async () => {
    await expect(titles(content)).rejects.toThrow(/can’t be read as WordPress’ export file/);
  });
}

const WHOLE = Buffer.from(makeWordPressFile([{ id: 1, title: 'Größe', content: '<p>x</p>' }], SITE));

const UNREADABLE: Readonly<Record<string, readonly [Uint8Array, RegExp]>> = {
  'one that ends between two items': [
    WHOLE.subarray(0, -20),
    /: it ends in its middle: export it, or download it, again\.$/,
  ],
  'one that ends in a text': [WHOLE.subarray(0, WHOLE.indexOf('<p>x')), /it ends in its middle/],
  'one that ends in a tag': [WHOLE.subarray(0, WHOLE.indexOf('wp:post_id') + 3), /it ends in its middle/],
  'one that ends in a sign': [WHOLE.subarray(0, WHOLE.indexOf('ß') + 1), /it ends in its middle/],
  'one that is empty': [new Uint8Array(), /: it is empty: export it, or download it, again\.$/],
  'one that is packed': [gzipSync(makeWordPressFile([], SITE)), /it is packed: unpack it first/],
  'one in another encoding': [
    Buffer.from(makeWordPressFile([{ id: 1, title: 'Größe' }], SITE), 'latin1'),
    /isn’t written in UTF-8/,
  ],
  'one that names another encoding': [
    Buffer.from(makeWordPressFile([], SITE).replace('UTF-8', 'ISO-8859-1')),
    /isn’t written in UTF-8/,
  ],
  'one in UTF-16': [Buffer.from(`\ufeff${makeWordPressFile([], SITE)}`, 'utf16le'), /isn’t written in UTF-8/],
};

for (const [what, [content, message]] of Object.entries(UNREADABLE)) {
  test(`of ${what} it is said what helps`, async () => {
    await expect(titles(content)).rejects.toThrow(message);
  });
}

test('signs that stand at the edge of what is read at once are whole', async () => {
  const title = 'ü'.repeat(200_000);
  expect(await titles(makeWordPressFile([{ id: 1, title }], SITE))).toEqual([title]);
});

test('entities that a file defines are not made of each other', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>`;
  await expect(titles(bomb)).rejects.toThrow(/can’t be read/);
});

test('a text that is longer than any is cut, and the item says so', async () => {
  const content = makeWordPressFile([{ id: 1, title: 'long', content: 'x'.repeat(3_000_000) }], SITE);
  for await (const item of readItems(fileOf(content)))
    expect([item.isCut, item.texts.get('title')]).toEqual([true, 'long']);
});

test('control characters are left out and counted; those that part words are spaces', async () => {
  const file = fileOf(
    makeWordPressFile([{ id: 1, title: 'Tab\u000bhere', content: 'bell\u0007, NUL \u0000 end' }], SITE),
  );
  for await (const { texts, controls } of readItems(file)) {
    expect([texts.get('title'), texts.get('content:encoded')]).toEqual(['Tab here', 'bell, NUL  end']);
    expect(controls).toBe(3);
  }
});

test('pictures that texts and galleries show are no unused files', async () => {
  const upload = (id: number, name: string) => ({
    id,
    type: 'attachment',
    status: 'inherit',
    attachment: `/wp-content/uploads/${name}`,
  });
  const items: readonly TestItem[] = [
    { id: 1, content: '<img class="a" src="//old.example/wp-content/uploads/a-300x200.jpg"> [gallery ids="3, 4"]' },
    ...[upload(2, 'a.jpg'), upload(3, 'b.jpg'), upload(4, 'c.jpg'), upload(5, 'd.jpg')],
  ];
  const { leftOut } = await surveyFile(fileOf(makeWordPressFile(items, SITE)));
  expect(Object.fromEntries(leftOut)).toEqual({ 'file of the library that no post shows': 1 });
});

test('items without a language are in that of the site, and the second of a language is a post of its own', async () => {
  const items: readonly TestItem[] = [
    { id: 1, title: 'Eins' },
    { id: 2, title: 'One', meta: { _wpml_import_language_code: 'en', _icl_lang_duplicate_of: '1' } },
    {
      id: 3,
      title: 'Servus',
      terms: [
        ['language', 'de-at', 'AT'],
        ['post_translations', 'pll_2', 'pll_2'],
      ],
    },
    {
      id: 4,
      title: 'Hallo',
      terms: [
        ['language', 'de', 'DE'],
        ['post_translations', 'pll_2', 'pll_2'],
      ],
    },
    { id: 5, title: 'Hello', meta: { _wpml_language: 'en', trid: '9' } },
    { id: 6, title: 'Moin', meta: { _wpml_language: 'de', trid: '9' } },
  ];
  const surveyed = await surveyFile(fileOf(makeWordPressFile(items, SITE).replace('en-US', 'de-DE')));
  expect(partnersIn(surveyed)).toEqual({ 1: '2', 2: '1', 5: '6', 6: '5' });
  const posts = indexPostsByPlace(surveyed, pairPosts([surveyed]));
  expect(posts.get('/?p=2')?.titles).toEqual({ de: 'Eins', en: 'One' });
  expect(posts.get('/?p=4')?.titles).toEqual({ de: 'Hallo' });
});
