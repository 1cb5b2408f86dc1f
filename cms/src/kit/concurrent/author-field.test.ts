import { expect, test } from 'vitest';
import { appendAuthor, readAuthors } from './author-field.ts';

test('a version that several people wrote on names each once, who saved last at the end', () => {
  const both = appendAuthor('Ben', appendAuthor('Ada', null, false), true);
  expect(readAuthors(both)).toEqual(['Ada', 'Ben']);
  expect(readAuthors(appendAuthor('Ada', both, true))).toEqual(['Ben', 'Ada']);
});

test('a new version names who made it', () => {
  expect(readAuthors(appendAuthor('Ben', 'Ada', false))).toEqual(['Ben']);
});

test('what no account saved names nobody', () => {
  expect([readAuthors(null), readAuthors('')]).toEqual([[], []]);
});
