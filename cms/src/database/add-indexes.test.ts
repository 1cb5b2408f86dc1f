import { expect, test } from 'vitest';
import { addIndexes } from './add-indexes.ts';

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
