import { expect, test } from 'vitest';
import { excerptOf, firstMark, markedText, marksIn } from './marking.ts';

const marked = (text: string, terms: readonly string[]) => markedText(text, marksIn(text, new Set(terms), 'de'));

test.each([
  ['Barrierefreie Shops', ['barrierefrei'], ['', 'Barrierefreie', ' Shops']],
  ['Der Online-Shop', ['shop'], ['Der Online-', 'Shop', '']],
  ['Der Online-Shop', ['onlineshop'], ['Der ', 'Online-Shop', '']],
  ['Über uns', ['uber', 'uns'], ['', 'Über', ' ', 'uns', '']],
  ['<b>Größe</b> & mehr', ['grosse'], ['<b>', 'Größe', '</b> & mehr']],
  ['Nichts davon', ['shop'], ['Nichts davon']],
])('of %s the words %j are marked', (text, terms, pieces) => {
  expect(marked(text, terms)).toEqual(pieces);
});

function excerptAround(text: string, term: string): string[] {
  const terms = new Set([term]);
  return [...excerptOf(text, firstMark(text, terms, 'de') ?? 0, (excerpt) => marksIn(excerpt, terms, 'de'))];
}

test('an excerpt begins before the first word that was found and ends between words', () => {
  const text = `${'Vorher steht einiges. '.repeat(20)}Hier ist das Wort Warenwirtschaft. ${'Danach kommt noch mehr. '.repeat(20)}`;
  const pieces = excerptAround(text, 'warenwirtschaft');
  expect(pieces[1]).toBe('Warenwirtschaft');
  expect(pieces.join('')).toMatch(/^… \p{L}.*\p{L}\.? …$/u);
  expect(pieces.join('').length).toBeLessThan(200);
});

test('headings and points of lists stay apart in an excerpt, sentences follow one another', () => {
  const text = ['Barrierefreiheit', 'Dies ist ein Satz.', 'Noch einer: „so.“', 'Punkt', 'Punkt'].join('\n');
  expect(excerptAround(text, 'nichts')).toEqual([
    'Barrierefreiheit · Dies ist ein Satz. Noch einer: „so.“ Punkt · Punkt',
  ]);
  expect(excerptAround(text, 'barrierefreiheit')).toEqual(['', 'Barrierefreiheit', expect.stringMatching(/^ · Dies/)]);
});

test.each(['', 'kurz', 'x'.repeat(5_000), `${'x'.repeat(5_000)} wort`])('any text has an excerpt', (text) => {
  expect(excerptAround(text, 'wort').join('').length).toBeLessThan(300);
});
