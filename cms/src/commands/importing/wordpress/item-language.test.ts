import { expect, test } from 'vitest';
import type { Term, WordPressItem } from './export-items.ts';
import { detectItemLanguage } from './item-language.ts';

function item(link: string, meta: Readonly<Record<string, string>> = {}, terms: readonly Term[] = []): WordPressItem {
  const texts = new Map([
    ['wp:post_id', '7'],
    ['link', link],
  ]);
  return { texts, terms, meta: new Map(Object.entries(meta)), comments: 0, isCut: false, controls: 0 };
}

const term = (domain: string, nicename: string) => ({ domain, nicename, name: nicename });

test.each([
  ['Polylang’s term', item('', {}, [term('language', 'de-at'), term('post_translations', 'pll_1')]), 'de', 'pll_1'],
  ['WPML’s field', item('', { _wpml_import_language_code: 'de', _wpml_import_translation_group: '5' }), 'de', '5'],
  ['a duplicate of WPML’s', item('', { _wpml_language: 'de', _icl_lang_duplicate_of: '3' }), 'de', 'post 3'],
  ['the path', item('https://old.example/de/hallo/'), 'de', 'post 7'],
  ['the query', item('https://old.example/hallo/?lang=de'), 'de', 'post 7'],
  ['nothing', item('https://old.example/deutsch/'), null, 'post 7'],
])('an item’s language is said by %s', (_what, read, language, group) => {
  expect(detectItemLanguage(read)).toEqual({ language, foreign: null, group });
});

test('a language that the site hasn’t got is told', () => {
  expect(detectItemLanguage(item('', {}, [term('language', 'fr')]))).toMatchObject({ language: null, foreign: 'fr' });
});
