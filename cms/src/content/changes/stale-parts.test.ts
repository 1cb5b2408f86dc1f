import { expect, test } from 'vitest';
import { CONTENT_PARTS } from '../wire/published-content.ts';
import { type ContentWrite, StaleParts } from './stale-parts.ts';

function taken(...written: readonly ContentWrite[]): readonly ContentWrite[] {
  const parts = new StaleParts();
  for (const one of written) parts.add(one);
  const all = parts.takeAll();
  expect(parts.size).toBe(0);
  return all;
}

test('what was written is taken part by part, each document once', () => {
  expect(taken({ part: 'posts', ids: [1] }, { part: 'media', ids: [9] }, { part: 'posts', ids: [2, 1] })).toEqual([
    { part: 'posts', ids: [1, 2] },
    { part: 'media', ids: [9] },
  ]);
});

test('anything of a part is more than some of it', () => {
  const anything = [{ part: 'posts', ids: undefined }];
  expect(taken({ part: 'posts', ids: [1] }, { part: 'posts' })).toEqual(anything);
  expect(taken({ part: 'posts' }, { part: 'posts', ids: [1] })).toEqual(anything);
});

test('of very many documents the part is read as a whole', () => {
  const ids = Array.from({ length: 501 }, (_, at) => at);
  expect(taken({ part: 'jobs', ids })).toEqual([{ part: 'jobs', ids: undefined }]);
});

test('at first nothing was read', () => {
  const parts = StaleParts.all();
  expect(parts.size).toBe(CONTENT_PARTS.length);
  expect(parts.takeAll()).toEqual(CONTENT_PARTS.map((part) => ({ part, ids: undefined })));
});
