import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetList, keepList, keptList } from './list-cache.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const URL = 'https://site.example/wp-json/bc/v1/blog';
const NOW = 1_800_000_000_000;
const FIVE_MINUTES = 300_000;
const list = readEntries([{ title: 'Blog', endpoint_call: 'blog@1' }], () => {});

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

test('§9 keeps a list under the request URL, and the time under the same key plus _timestamp', () => {
  keepList(URL, list, NOW);
  expect(JSON.parse(localStorage.getItem(URL) ?? '')).toEqual(list);
  expect(localStorage.getItem(`${URL}_timestamp`)).toBe('1800000000000');
  expect(localStorage.length).toBe(2);
});

test.each([
  [0, true],
  [FIVE_MINUTES - 1, true],
  [FIVE_MINUTES, false],
  [-1, false],
])('§9 a list of %i ms is still good: %s', (age, good) => {
  keepList(URL, list, NOW);
  expect(keptList(URL, NOW + age)).toEqual(good ? list : null);
});

test.each([
  ['no time', () => localStorage.removeItem(`${URL}_timestamp`)],
  ['a broken time', () => localStorage.setItem(`${URL}_timestamp`, 'noon')],
  ['no list', () => localStorage.removeItem(URL)],
  ['a broken list', () => localStorage.setItem(URL, '[{')],
  ['no list but an object', () => localStorage.setItem(URL, '{}')],
])('holds nothing with %s', (_, damage) => {
  keepList(URL, list, NOW);
  damage();
  expect(keptList(URL, NOW)).toBeNull();
});

test('forgets a list with its time', () => {
  keepList(URL, list, NOW);
  forgetList(URL);
  expect(localStorage.length).toBe(0);
});

test('keeps no half of a list where the storage is full', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: (key: string, value: string) => {
      if (key.endsWith('_timestamp')) throw new Error('full');
      storage.setItem(key, value);
    },
  });
  keepList(URL, list, NOW);
  expect(storage.getItem(URL)).toBeNull();
});

test('blocked storage holds nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  keepList(URL, list, NOW);
  expect(keptList(URL, NOW)).toBeNull();
});
