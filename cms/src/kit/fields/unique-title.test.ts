import { matchesRole, matchesSlug } from '@kontorwerk/contract/address/slug';
import { expect, test } from 'vitest';
import { both } from '#cms/content/wire/testing/content.ts';
import { sharedAddresses } from './unique-title.ts';

const OTHERS = [{ title: both('Two Lamps', 'Zwei Leuchten') }, { title: both('Senior Full-Stack Developer', '') }];

test('titles share an address when their slugs are the same, language by language', () => {
  expect(sharedAddresses(both('two  lamps ', 'Lampen'), OTHERS, matchesSlug)).toEqual(['en']);
  expect(sharedAddresses(both('Lamps', 'zwei leuchten'), OTHERS, matchesSlug)).toEqual(['de']);
  expect(sharedAddresses(both('Zwei Leuchten', 'Two Lamps'), OTHERS, matchesSlug)).toEqual([]);
});

test('a title that is missing in German is the English one there', () => {
  const [, job] = OTHERS;
  expect(
    sharedAddresses(both('Developer', 'Senior Full-Stack Developer'), [job ?? { title: null }], matchesSlug),
  ).toEqual(['de']);
  expect(sharedAddresses({ en: 'Zwei Leuchten' }, OTHERS, matchesSlug)).toEqual(['de']);
});

test('a role reads hyphens as spaces', () => {
  const title = both('Senior Full - Stack Developer', 'Entwickler');
  expect(sharedAddresses(title, OTHERS, matchesSlug)).toEqual([]);
  expect(sharedAddresses(title, OTHERS, matchesRole)).toEqual(['en']);
});

test('no title has no address', () => {
  expect(sharedAddresses({}, [{ title: {} }], matchesSlug)).toEqual([]);
});
