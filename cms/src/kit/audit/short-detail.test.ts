import { expect, test } from 'vitest';
import { shortenDetail } from './short-detail.ts';

test('a long list ends with the number of what it leaves out, and other details stay as they are', () => {
  const ids = Array.from({ length: 9_000 }, (_, at) => String(at));
  const [, listed = '', left] = /^(.*) … and (\d+) more$/.exec(shortenDetail(ids.join(', '))) ?? [];
  const kept = listed.split(', ');
  expect(kept).toEqual(ids.slice(0, kept.length));
  expect(kept.length + Number(left)).toBe(ids.length);
  expect(listed.length).toBeGreaterThan(19_000);
  expect(shortenDetail('1, 2, 3')).toBe('1, 2, 3');
});

test('a long word is cut', () => {
  expect(shortenDetail('x'.repeat(41_000))).toBe(`${'x'.repeat(20_000)}…`);
  expect(shortenDetail(`csv: 2 rows, by ${'x'.repeat(41_000)}`)).toBe('csv: 2 rows … and 1 more');
});
