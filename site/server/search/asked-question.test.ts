import { expect, test } from 'vitest';
import { asksQuestion } from './asked-question.ts';

test.each([
  ['was kostet ein shop', 'de', true],
  ['Können wir umziehen', 'de', true],
  ['shopware kosten?', 'de', true],
  ['shopware kosten', 'de', false],
  ['was', 'de', false],
  ['Über uns', 'de', false],
  ['how long does it take', 'en', true],
  ['was kostet ein shop', 'en', false],
  ['about us', 'en', false],
  ['', 'en', false],
] as const)('„%s“ is a question in %s: %s', (query, language, expected) => {
  expect(asksQuestion(query, language)).toBe(expected);
});
