import { expect, test } from 'vitest';
import { isLanguage, isLocalText } from './languages.ts';

test('§9 knows the site’s languages by their names', () => {
  expect(['en', 'de', 'fr', 'EN', '', undefined].filter(isLanguage)).toEqual(['en', 'de']);
});

test('a text counts as local when every language has one', () => {
  const local = [
    { en: 'Home', de: 'Start' },
    { en: '', de: '' },
  ];
  const others = [{ en: 'Home' }, { de: 'Start' }, { en: 'Home', de: 1 }, 'Home', [], null];
  expect([...local, ...others].filter(isLocalText)).toEqual(local);
});
