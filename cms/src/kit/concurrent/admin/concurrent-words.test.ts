import { expect, test } from 'vitest';
import { CONCURRENT_WORDS, fillAuthor } from './concurrent-words.ts';

test('when a colleague saved is said by the agency’s clock, as the time of the bar is', () => {
  const newer = { at: '2026-11-28T13:02:00.000Z', by: 'Ada' };
  expect(fillAuthor(CONCURRENT_WORDS.explained.save, newer, 'en')).toContain('Ada saved changes at 14:02.');
  expect(fillAuthor(CONCURRENT_WORDS.explained.save, { ...newer, by: '' }, 'de')).toContain('Jemand hat um 14:02');
  // Filled in later.
  expect(fillAuthor(CONCURRENT_WORDS.has_changed, newer, 'en')).toBe('Ada has changed: {places}');
});
