import { parseContentQuery } from '@kontorwerk/contract/content/content-query';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { streamAnswer } from './answer.ts';
import { mapContentSets } from './content-set.ts';
import { both, paragraph, published, stored } from './testing/content.ts';
import { recordReads } from './testing/whole-documents.ts';
import { createTextStore } from './text-store.ts';

const posts = Array.from({ length: 250 }, (_, at) =>
  stored.post({
    id: at + 1,
    title: both(`Post ${at}`, `Beitrag ${at}`),
    date: new Date(Date.UTC(2025, 0, 1 + at)).toISOString(),
    body: { en: paragraph(`Text ${at}`) },
  }),
);
const sections = [
  { id: 'a', blockType: 'Banner', main_title: both('All "posts"', '') },
  { id: 'b', blockType: 'News' },
  { id: 'c', blockType: 'Faq', card_components: [{ id: 'd', html_field: { en: paragraph('Why.') } }] },
] as const;
const pages = [
  stored.page({ id: 1, page_key: 'blog', slug: 'Blogs', sections }),
  stored.page({ id: 2, page_key: 'blog', slug: 'Empty' }),
];
const sets = mapContentSets(published({ pages, posts }), '2026-06-15');

/** Answers a query, and returns which texts were read for it, in which batches. */
async function asked(query: string, id = 'blog/en') {
  const set = sets.get(id);
  if (!set || !('entries' in set)) throw new Error('there is such a set');
  const { read, asked: texts } = recordReads({ posts: new Map(posts.map((post) => [post.id, post])) });
  let json = '';
  const ask = parseContentQuery(new URLSearchParams(query));
  for await (const piece of streamAnswer(set, ask, createTextStore(read))) json += piece;
  const problems: unknown[] = [];
  const entries = readEntries(JSON.parse(json), (problem) => problems.push(problem));
  expect(problems).toEqual([]);
  return { json, entries, set, reads: texts.map(({ length }) => length) };
}

const newsOf = ([entry]: readonly ContentEntry[]) =>
  entry?.meta.find(({ component_name }) => component_name === 'News')?.card_components ?? [];

test('§7 without an ask the list is whole, every card with its text, as one JSON text would be', async () => {
  const { entries, json, set, reads } = await asked('');
  expect(JSON.stringify(JSON.parse(json))).toBe(json);
  expect(json.startsWith(`[{"endpoint_call":${JSON.stringify(set.endpoint_call)},"title":"Blogs","meta":[{`)).toBe(
    true,
  );
  expect(newsOf(entries).map(({ html_field }) => html_field)).toEqual(posts.map((_, at) => `<p>Text ${at}</p>`));
  expect(entries[0]?.meta[2]?.card_components[0]?.html_field).toBe('<p>Why.</p>');
  expect(entries[1]).toMatchObject({ title: 'Empty', meta: [] });
  // Never all of them at once.
  expect(reads).toEqual([100, 100, 50]);
});

test.each<[string, number, readonly string[], readonly number[]]>([
  ['cards=48', 48, ['<p>Text 202</p>'], [48]],
  ['entry=Blogs&cards=24', 12, [''], []],
  ['entry=Blogs&cards=24&start=240', 10, [''], []],
  ['card=post-7', 5, ['', '<p>Text 7</p>', '', '', ''], [1]],
  ['card=nothing', 0, [], []],
])('"%s" reads what it needs', async (query, count, texts, reads) => {
  const answer = await asked(query);
  const cards = newsOf(answer.entries);
  expect(cards).toHaveLength(count);
  expect(cards.slice(0, texts.length).map(({ html_field }) => html_field)).toEqual(texts);
  expect(answer.reads).toEqual(reads);
  expect(answer.entries.every(({ endpoint_call }) => endpoint_call === answer.set.endpoint_call)).toBe(true);
});

test('a set without pages is an empty list', async () => {
  expect((await asked('', 'legal/en')).json).toBe('[]');
});
