import { LANGUAGES } from '@kontorwerk/contract/languages';
import { STANDARD_MENU } from '@kontorwerk/contract/navigation/standard-menu';
import { expect, test } from 'vitest';
import { findRepeatedName } from './unique-names.ts';

test('a name that two have in one language is found, whatever space is around it', () => {
  const rows = [{ label: 'Shop' }, { label: 'Blog' }, { label: ' Blog ' }, { label: null }, {}];
  expect(findRepeatedName(rows, 'en')).toBe('Blog');
  expect(findRepeatedName(rows.slice(0, 2), 'en')).toBeUndefined();
  for (const none of [null, 7, [], [7, 7]]) expect(findRepeatedName(none, 'en')).toBeUndefined();
});

test('what is shown in one language each may be called the same', () => {
  const rows = (...shown: readonly string[]) => shown.map((shown_in) => ({ label: 'Web', shown_in }));
  expect(findRepeatedName(rows('en', 'de'), 'de')).toBeUndefined();
  expect(findRepeatedName(rows('en', 'de', 'both'), 'de')).toBe('Web');
});

test.each(LANGUAGES)('the standard menu names each of its links once, in %s', (language) => {
  const links = STANDARD_MENU.flatMap(({ columns }) => columns.map((column) => column.links));
  for (const list of [STANDARD_MENU, ...links]) {
    const rows = list.map((row) => ({ ...row, label: row.label[language] }));
    expect(findRepeatedName(rows, language)).toBeUndefined();
  }
});
