import { expect, test } from 'vitest';
import { namesOf, withName } from './saved-by.ts';

test('a version that several people wrote on names each once, who saved last at the end', () => {
  const both = withName('Ben', withName('Ada', null, false), true);
  expect(namesOf(both)).toEqual(['Ada', 'Ben']);
  expect(namesOf(withName('Ada', both, true))).toEqual(['Ben', 'Ada']);
});

test('a new version names who made it', () => {
  expect(namesOf(withName('Ben', 'Ada', false))).toEqual(['Ben']);
});

test('what no account saved names nobody', () => {
  expect([namesOf(null), namesOf('')]).toEqual([[], []]);
});
