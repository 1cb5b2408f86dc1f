import { expect, test } from 'vitest';
import { formatPendingCounts } from './pending-texts.ts';

test.each([
  [{ outdated: 0, missing: 0 }, 'en', []],
  [{ outdated: 1, missing: 0 }, 'en', ['1 outdated text']],
  [{ outdated: 1, missing: 2 }, 'de', ['1 veralteter Text', '2 fehlende Texte']],
  [{ outdated: 3, missing: 1 }, 'de', ['3 veraltete Texte', '1 fehlender Text']],
] as const)('of %j is said in "%s": %j', (texts, reader, says) => {
  expect(formatPendingCounts(texts, reader)).toEqual(says);
});
