import { matchesRole, matchesSlug } from '@kontorwerk/contract/address/slug';
import { expect, test } from 'vitest';
import { both } from '#cms/content/wire/testing/content.ts';
import { findSharedAddresses } from './unique-title.ts';

const OTHERS = [{ title: both('Two Lamps', 'Zwei Leuchten') }, { title: both('Senior Full-Stack Developer', '') }];

test('titles share an address when their slugs are the same, language by language', () => {
  expect(findSharedAddresses(both('two  lamps ', 'Lampen'), OTHERS, matchesSlug)).toEqual(['en']);
  expect(findSharedAddresses(both('Lamps', 'zwei leuchten'), OTHERS, matchesSlug)).toEqual(['de']);
  expect(findSharedAddresses(both('Zwei Leuchten', 'Two Lamps'), OTHERS, matchesSlug)).toEqual([]);
});

test('a title that is missing in German is the English one there', () => {
  const [, job] = OTHERS;
  expect(
    findSharedAddresses(both('Developer', 'Senior Full-Stack Developer'), [job ?? { title: null }], matchesSlug),
  ).toEqual(['de']);
  expect(findSharedAddresses({ en: 'Zwei Leuchten' }, OTHERS, matchesSlug)).toEqual(['de']);
});

test('a role reads hyphens as spaces', () => {
  const title = both('Senior Full - Stack Developer', 'Entwickler');
  expect(findSharedAddresses(title, OTHERS, matchesSlug)).toEqual([]);
  expect(findSharedAddresses(title, OTHERS, matchesRole)).toEqual(['en']);
});

test('no title has no address', () => {
  expect(findSharedAddresses({}, [{ title: {} }], matchesSlug)).toEqual([]);
});
