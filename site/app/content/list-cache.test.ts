import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { beforeEach, expect, test, vi } from 'vitest';
import { cacheList, evictLists, readCachedList } from './list-cache.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const URL = 'https://site.example/wp-json/bc/v1/blog';
const NOW = 1_800_000_000_000;
const FIVE_MINUTES = 300_000;
const list = readEntries([{ title: 'Blog', endpoint_call: 'blog@1' }], () => {});

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

test('§9 keeps a list under the request URL, and the time under the same key plus _timestamp', () => {
  cacheList(URL, list, NOW);
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
  cacheList(URL, list, NOW);
  expect(readCachedList(URL, NOW + age)).toEqual(good ? list : null);
});

test.each([
  ['no time', () => localStorage.removeItem(`${URL}_timestamp`)],
  ['a broken time', () => localStorage.setItem(`${URL}_timestamp`, 'noon')],
  ['no list', () => localStorage.removeItem(URL)],
  ['a broken list', () => localStorage.setItem(URL, '[{')],
  ['no list but an object', () => localStorage.setItem(URL, '{}')],
])('holds nothing with %s', (_, damage) => {
  cacheList(URL, list, NOW);
  damage();
  expect(readCachedList(URL, NOW)).toBeNull();
});

test('forgets all that is kept of one set, or of every one, and nothing else', () => {
  const card = `${URL}?card=a`;
  const others = [`${URL}/de`, `${URL}s`];
  for (const url of [URL, card, ...others]) cacheList(url, list, NOW);
  localStorage.setItem('newsdetail', '{}');
  evictLists(URL);
  expect([URL, card].map((url) => readCachedList(url, NOW))).toEqual([null, null]);
  expect(others.map((url) => readCachedList(url, NOW))).toEqual([list, list]);
  evictLists();
  expect([localStorage.length, localStorage.getItem('newsdetail')]).toEqual([1, '{}']);
});

/** A storage with room for a number of items. */
function smallStorage(room: number): Storage {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem: (key: string, value: string) => {
      if (storage.length >= room && storage.getItem(key) === null) throw new Error('full');
      storage.setItem(key, value);
    },
  });
  return storage;
}

test('keeps no half of a list where the storage is full', () => {
  const storage = smallStorage(1);
  cacheList(URL, list, NOW);
  expect(storage.length).toBe(0);
});

test('where the storage is full of lists the newest is kept', () => {
  const storage = smallStorage(5);
  storage.setItem('newsdetail', '{}');
  for (const name of ['a', 'b', 'c']) cacheList(`${URL}?card=${name}`, list, NOW);
  expect(readCachedList(`${URL}?card=c`, NOW)).toEqual(list);
  expect(storage.length).toBe(3);
});

test('blocked storage holds nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  cacheList(URL, list, NOW);
  expect(readCachedList(URL, NOW)).toBeNull();
});
