import { expect, test } from 'vitest';
import { matchesTag } from './responses.ts';

test('a tag is found alone, in a list, in its weak form, and by the star', () => {
  for (const header of ['"a"', '"b", "a"', 'W/"a"', '*']) expect(matchesTag(header, '"a"')).toBe(true);
});

test('another tag or no header is no match', () => {
  expect(matchesTag('"b"', '"a"')).toBe(false);
  expect(matchesTag(null, '"a"')).toBe(false);
});
