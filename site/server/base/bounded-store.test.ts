import { expect, it } from 'vitest';
import { createBoundedStore } from './bounded-store.ts';

const store = (maxEntries: number, maxBytes: number) =>
  createBoundedStore<string>({ maxEntries, maxBytes }, (value) => value.length);

it('lets go of what was not read lately', () => {
  const kept = store(3, 100);
  for (const key of ['a', 'b', 'c']) kept.set(key, key);
  kept.get('a');
  kept.set('d', 'd');
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['a', undefined, 'c', 'd']);
  expect(kept.entries).toBe(3);
});

it('counts bytes, also of what is replaced and removed', () => {
  const kept = store(10, 10);
  kept.set('a', '12345');
  kept.set('a', '123');
  kept.set('b', '1234567');
  expect(kept.bytes).toBe(10);
  kept.set('c', '1');
  expect(kept.get('a')).toBeUndefined();
  expect(kept.bytes).toBe(8);
  kept.delete('b');
  expect(kept.bytes).toBe(1);
  kept.clear();
  expect([kept.bytes, kept.entries]).toEqual([0, 0]);
});

it('does not empty itself for something that does not fit anyway', () => {
  const kept = store(10, 10);
  kept.set('a', '1');
  kept.set('b', '12345678901');
  expect([kept.get('a'), kept.get('b')]).toEqual(['1', undefined]);
});

it('stays within its bounds when everything is in use', () => {
  const kept = store(2, 100);
  for (let number = 0; number < 50; number += 1) {
    kept.set(String(number), 'x');
    for (let before = 0; before <= number; before += 1) kept.get(String(before));
  }
  expect(kept.entries).toBe(2);
});
