import { expect, test } from 'vitest';
import { convertText } from '#cms/content/wire/rich-text.ts';
import { paragraph } from '#cms/content/wire/testing/content.ts';
import { readMarkedLanguage, withLanguageMarks } from './language-marks.ts';

test.each([
  ['to [Postfach 1]{lang=de}, Germany', '<p>to <span lang="de">Postfach 1</span>, Germany</p>'],
  ['[a]{lang=de}[b]{lang=en}', '<p><span lang="de">a</span><span lang="en">b</span></p>'],
  ['a language that the site has not: [a]{lang=fr}', '<p>a language that the site has not: a</p>'],
  ['no mark: [a] {lang=de} [b](/c)', '<p>no mark: [a] {lang=de} [b](/c)</p>'],
])('%s is kept as %s', (text, html) => {
  const { root } = paragraph(text);
  expect(convertText('en', { en: { root: { ...root, ...withLanguageMarks({ ...root }) } } })).toBe(html);
});

test('a node without a state, or with another one, is in the language of its page', () => {
  expect([{}, { $: { lang: 'fr' } }, { $: 'de' }, { $: { lang: 'de' } }].map(readMarkedLanguage)).toEqual([
    null,
    null,
    null,
    'de',
  ]);
});
