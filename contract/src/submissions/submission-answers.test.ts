import { expect, test } from 'vitest';
import { answerLanguage } from './submission-answers.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['fr, en-GB;q=0.4', 'en'],
  ['fr', 'en'],
  ['de;q=0', 'en'],
  ['', 'en'],
  [null, 'en'],
])('%s is answered in %s', (header, language) => {
  expect(answerLanguage(header)).toBe(language);
});
