import { STANDARD_WORDS } from '@kontorwerk/contract/words/standard-words';
import { expect, test } from 'vitest';
import { both } from './testing/content.ts';
import { wordsOf } from './words.ts';

const PUBLISHED = { id: 1, _status: 'published' } as const;

test('the standard words, as the sample content has them, are not told', () => {
  for (const language of ['en', 'de'] as const)
    expect(wordsOf({ ...PUBLISHED, ...STANDARD_WORDS }, language)).toBeUndefined();
});

test('a word that differs is told in its language; where it is empty the standard one of that language stands', () => {
  const words = { ...PUBLISHED, form: { send: both('Off it goes', ''), sending: both(' ', 'Moment …') } };
  expect(wordsOf(words, 'en')).toEqual({ form: { send: 'Off it goes' } });
  expect(wordsOf(words, 'de')).toEqual({ form: { sending: 'Moment …' } });
});

test('a draft is told to nobody', () => {
  expect(wordsOf({ id: 1, _status: 'draft', form: { send: both('x', 'x') } }, 'en')).toBeUndefined();
});
