import { expect, test } from 'vitest';
import { isLanguage, isLocalText } from './languages.ts';

test('§9 knows the site’s languages by their names', () => {
  expect(['en', 'de', 'fr', 'EN', '', undefined].filter(isLanguage)).toEqual(['en', 'de']);
});

test('a text counts as local when every language has one', () => {
  const texts = [{ en: 'Home', de: 'Start' }, { en: '', de: '' }, { en: 'Home' }, { en: 'Home', de: 1 }, 'Home', null];
  expect(texts.map(isLocalText)).toEqual([true, true, false, false, false, false]);
});
