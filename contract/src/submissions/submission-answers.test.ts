import { expect, test } from 'vitest';
import { chooseAnswerLanguage, SUBMISSION_ANSWERS } from './submission-answers.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, de;q=0.9', 'de'],
  ['fr, en-GB;q=0.4', 'en'],
  ['fr', 'en'],
  ['de;q=0', 'en'],
  ['de;level=1;q=0', 'en'],
  ['en;q=0.5,de ; q=0.9', 'de'],
  ['en;q=0.5, de;xq=0.1', 'de'],
  ['en;q=0.9, de;q=0.95', 'de'],
  ['de;q=none', 'de'],
  ['DE', 'de'],
  ['fr,de', 'de'],
  ['den', 'en'],
  ['', 'en'],
  [null, 'en'],
])('%s is answered in %s', (header, language) => {
  expect(chooseAnswerLanguage(header)).toBe(language);
});

test.each(['contact_title', 'contact_text', 'application_text'] as const)('§4 a name can follow on %s', (name) => {
  for (const text of [SUBMISSION_ANSWERS[name].en, SUBMISSION_ANSWERS[name].de]) {
    expect(text).toMatch(name === 'contact_title' ? /^\p{Lu}.*\.$/u : /^\p{Lu}.*,$/u);
  }
});

test.each(['invalid', 'unreadable', 'too_large', 'too_many', 'wrong_token'] as const)(
  'an answer that says %s is a sentence in each language',
  (name) => {
    const { en, de } = SUBMISSION_ANSWERS[name];
    expect([en, de].filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
    expect(en).not.toBe(de);
  },
);
