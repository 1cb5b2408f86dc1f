import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadWithDrizzle, resolveInDrizzle } from './drizzle-files.ts';

const DRIZZLE = import.meta.resolve('drizzle-orm');

test('what a file of Drizzle’s imports of the others is found beside it', () => {
  expect(resolveInDrizzle('../sql/sql.js', new URL('sqlite-core/table.js', DRIZZLE).href)).toEqual({
    url: new URL('sql/sql.js', DRIZZLE).href,
    format: 'module',
    shortCircuit: true,
  });
});

test.each([
  ['pg', DRIZZLE],
  ['./data.json', DRIZZLE],
  ['./entity.js', import.meta.url],
  ['./entity.js', undefined],
])('%s is left to Node where %s imports it', (specifier, importer) => {
  expect(resolveInDrizzle(specifier, importer)).toBeNull();
});

test('all of its files are modules', () => {
  expect(JSON.parse(readFileSync(new URL('package.json', DRIZZLE), 'utf8'))).toMatchObject({ type: 'module' });
});

test('loadWithDrizzle: Drizzle’s package.json is large', () => {
  expect(statSync(new URL('package.json', DRIZZLE)).size).toBeGreaterThan(100_000);
});

test('a driver comes as it does without help', async () => {
  const load = () => import('@payloadcms/db-sqlite');
  expect(await loadWithDrizzle(load)).toBe(await load());
});
