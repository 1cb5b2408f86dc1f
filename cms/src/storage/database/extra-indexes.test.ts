import { expect, test } from 'vitest';
import { addIndexes } from './extra-indexes.ts';

function table(name: string, ...columns: readonly string[]) {
  return {
    name,
    columns: Object.fromEntries(columns.map((column) => [column, { name: column, type: 'varchar' as const }])),
  };
}

test('the texts of a document are found by it, and the newest versions in the order of the lists', () => {
  const tables: Parameters<typeof addIndexes>[0] = {
    posts: table('posts', 'id', 'date'),
    posts_locales: table('posts_locales', 'title', '_locale', '_parentID'),
    _posts_v: table('_posts_v', 'id', 'latest', 'version_date'),
    posts_rows: table('posts_rows', '_parentID'),
  };
  addIndexes(tables);
  const added = Object.values(tables).flatMap(({ indexes }) => Object.values(indexes ?? {}));
  expect(added).toEqual([
    { name: 'posts_locales_parent_id_idx', on: ['_parentID'] },
    { name: '_posts_v_latest_sorted_idx', on: ['latest', 'version_date'] },
  ]);
});

test('short texts are found by their document, and by what they say where Payload leaves that out', () => {
  const found = { text_idx: { name: 'pages_texts_text_idx', on: 'text' } };
  const tables: Parameters<typeof addIndexes>[0] = {
    pages_texts: { ...table('pages_texts', 'parent', 'path', 'text'), indexes: found },
    _pages_v_texts: table('_pages_v_texts', 'parent', 'path', 'text'),
  };
  addIndexes(tables);
  const added = Object.values(tables).flatMap(({ indexes }) => Object.values(indexes ?? {}));
  expect(added).toEqual([
    found.text_idx,
    { name: 'pages_texts_parent_idx', on: ['parent'] },
    { name: '_pages_v_texts_parent_idx', on: ['parent'] },
    { name: '_pages_v_texts_text_idx', on: ['text'] },
  ]);
});

test('what waits for translation is found among the newest versions, and where there are none among the documents', () => {
  const tables: Parameters<typeof addIndexes>[0] = {
    reviews: table('reviews', 'id', 'translation_waiting_de', 'translation_outdated_de'),
    _posts_v: table('_posts_v', 'id', 'latest', 'version_translation_waiting_de'),
  };
  addIndexes(tables);
  const added = Object.values(tables).flatMap(({ indexes }) => Object.values(indexes ?? {}));
  expect(added).toEqual([
    { name: 'reviews_waiting_de_idx', on: ['translation_waiting_de'] },
    { name: '_posts_v_latest_waiting_de_idx', on: ['latest', 'version_translation_waiting_de'] },
  ]);
});
