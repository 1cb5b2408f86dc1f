import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeWordPressFile, type TestItem } from '../testing/wordpress-file.ts';
import { pairPosts } from './post-pairs.ts';
import { type Survey, surveyFile } from './survey.ts';

const NETWORK = 'https://old.example';

async function surveyed(items: readonly TestItem[], language: string, network = NETWORK): Promise<Survey> {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'posts.xml');
  writeFileSync(file, makeWordPressFile(items, `${NETWORK}/${language}`, network).replace('en-US', language));
  return surveyFile(file);
}

/** Pairs an English and a German blog; returns the pairs by title. */
async function pairsOf(english: readonly TestItem[], german: readonly TestItem[], network?: string) {
  const surveys = [await surveyed(english, 'en'), await surveyed(german, 'de', network)];
  const { partners, across, guessed } = pairPosts(surveys);
  const [first] = surveys;
  const pairs = first?.posts.map(({ id, title }) => [title, partners.get(`${first.blog.scope} posts/${id}`)?.title]);
  return { pairs: Object.fromEntries(pairs ?? []), across, guessed };
}

const at = (day: number, second = 0) =>
  `2024-05-${String(day).padStart(2, '0')} 10:00:${String(second).padStart(2, '0')}`;

test('posts of two blogs of a network find their translations by what only the two share', async () => {
  const upload = (path: string) => ({
    id: 90,
    type: 'attachment',
    status: 'inherit',
    attachment: `/wp-content/uploads/${path}`,
  });
  const picture = { meta: { _thumbnail_id: '90' } };
  const list = '<h2>a</h2><ul><li>b</li></ul>';
  const english: readonly TestItem[] = [
    { id: 1, title: 'By name', name: 'kontor', date: at(1) },
    { id: 2, title: 'By picture', name: 'roof', date: at(2), ...picture },
    { id: 3, title: 'By second', name: 'yard', date: at(3, 7) },
    { id: 4, title: 'By day and makeup', name: 'steps', date: at(4, 1), content: `${list}<p><a href="/">c</a></p>` },
    { id: 5, title: 'Alone', name: 'alone', date: at(5) },
    { id: 6, title: 'Twin', name: 'twin', date: at(6, 1) },
    { id: 7, title: 'Other twin', name: 'other-twin', date: at(6, 2) },
    upload('2024/05/roof.jpg'),
  ];
  const german: readonly TestItem[] = [
    { id: 6, title: 'Zwilling', name: 'zwilling', date: at(6, 3) },
    { id: 5, title: 'Schritte', name: 'schritte', date: at(4, 2), content: `${list}<p>c</p>` },
    { id: 4, title: 'Hof', name: 'hof', date: at(3, 7) },
    { id: 3, title: 'Dach', name: 'dach', date: at(20), ...picture },
    { id: 2, title: 'Kontor', name: 'kontor', date: at(21) },
    { id: 1, title: 'Allein', name: 'allein', date: at(4, 3) },
    upload('sites/2/2024/05/roof.jpg'),
  ];
  expect(await pairsOf(english, german)).toEqual({
    pairs: {
      'By name': 'Kontor',
      'By picture': 'Dach',
      'By second': 'Hof',
      'By day and makeup': 'Schritte',
      Alone: undefined,
      Twin: undefined,
      'Other twin': undefined,
    },
    across: 4,
    guessed: [
      { en: 'By picture', de: 'Dach', share: 'picture' },
      { en: 'By second', de: 'Hof', share: 'date to the second' },
      { en: 'By day and makeup', de: 'Schritte', share: 'day, author and order of headings, lists and paragraphs' },
    ],
  });
});

test('posts of blogs that belong to no network together stay apart', async () => {
  const post = { id: 1, title: 'Kontor', name: 'kontor' };
  expect(await pairsOf([post], [post], 'https://new.example')).toEqual({
    pairs: { Kontor: undefined },
    across: 0,
    guessed: [],
  });
});

test('one blog in a file for each language is paired by what its plugin says', async () => {
  const post = (id: number, language: string) => ({
    id,
    title: language,
    name: 'kontor',
    meta: { _wpml_language: language, trid: '9' },
  });
  const [english, german] = [await surveyed([post(1, 'en')], 'en'), await surveyed([post(2, 'de')], 'en')];
  const { partners, across } = pairPosts([english, german]);
  expect([...partners.values()].map(({ title }) => title)).toEqual(['de', 'en']);
  expect(across).toBe(0);
});
