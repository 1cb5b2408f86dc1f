import { expect, test } from 'vitest';
import { cutExcerpt, findFirstMark, findMarks, splitAtMarks } from './search-result.ts';

/** Matched terms, as a whole or with the matched part. */
const meantBy = (terms: readonly (string | readonly [string, string])[]) =>
  new Map(terms.map((term) => (typeof term === 'string' ? [term, term] : term)));

const marked = (text: string, terms: Parameters<typeof meantBy>[0]) =>
  splitAtMarks(text, findMarks(text, meantBy(terms), 'de'));

test.each<[string, Parameters<typeof meantBy>[0], readonly string[]]>([
  ['Barrierefreie Shops', ['barrierefrei'], ['', 'Barrierefreie', ' Shops']],
  ['Der Online-Shop', ['shop'], ['Der Online-', 'Shop', '']],
  ['Der Online-Shop', ['onlineshop'], ['Der ', 'Online-Shop', '']],
  ['Über uns', ['uber', 'uns'], ['', 'Über', ' ', 'uns', '']],
  ['<b>Größe</b> & mehr', ['grosse'], ['<b>', 'Größe', '</b> & mehr']],
  ['Nichts davon', ['shop'], ['Nichts davon']],
  // A part of a word, at its beginning and inside of it, whatever its umlauts are
  ['Shopware', [['shopware', 'shop']], ['', 'Shop', 'ware']],
  ['Gute Webshops!', [['webshop', 'shop']], ['Gute Web', 'shop', 's!']],
  ['Größenwahl', [['grossenwahl', 'gross']], ['', 'Größ', 'enwahl']],
  ['Übergröße', [['ubergrosse', 'grosse']], ['Über', 'größe', '']],
  ['Gaerten', [['garten', 'gart']], ['', 'Gaert', 'en']],
  ['Shops', ['shop', ['shops', 'shop']], ['', 'Shops', '']],
])('of %s the words %j are marked', (text, terms, pieces) => {
  expect(marked(text, terms)).toEqual(pieces);
});

function excerptAround(text: string, term: string): string[] {
  const terms = new Map([[term, term]]);
  return [...cutExcerpt(text, findFirstMark(text, terms, 'de') ?? 0, (excerpt) => findMarks(excerpt, terms, 'de'))];
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
