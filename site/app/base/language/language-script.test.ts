import vm from 'node:vm';
import { expect, test } from 'vitest';
import { memoryStorage } from '#app/content/testing/memory-storage.ts';
import { LANGUAGE_SCRIPT } from './language-script.ts';

/** Runs the script at an address and returns its redirect, if any, and its value. */
function open(address: string, localStorage?: Storage) {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  const to: string[] = [];
  const location = { pathname, search, hash, replace: (target: string) => to.push(target) };
  const moves: unknown = vm.runInNewContext(LANGUAGE_SCRIPT, { localStorage, location });
  return { to: to[0] ?? null, moves: moves === true };
}

test.each([
  ['/', null, null, null],
  ['/products', 'en', null, 'en'],
  ['/', 'de', '/de', 'de'],
  ['/products', 'de', '/de/products', 'de'],
  ['/projects?category=all#list', 'de', '/de/projects?category=all#list', 'de'],
  ['/de', null, null, 'de'],
  ['/de/products', 'en', null, 'de'],
  ['/en', 'de', '/', 'en'],
  ['/en/projects?a=1#b', null, '/projects?a=1#b', 'en'],
  ['/en//other.example', null, '/other.example', 'en'],
  ['/developers', 'de', '/de/developers', 'de'],
])('§2 %s opened with the stored language %s moves to %s and leaves %s stored', (address, before, to, after) => {
  const storage = memoryStorage();
  if (before !== null) storage.setItem('lang', before);
  expect(open(address, storage)).toEqual({ to, moves: to !== null });
  expect(storage.getItem('lang')).toBe(after);
});

test.each([
  ['/products', null],
  ['/de/products', null],
  ['/en/products', '/products'],
])('§4 without storage %s moves to %s', (address, to) => {
  expect(open(address)).toEqual({ to, moves: to !== null });
});
