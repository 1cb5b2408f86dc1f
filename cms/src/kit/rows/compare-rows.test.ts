import { expect, test } from 'vitest';
import { findMissingRows, withRestored } from './compare-rows.ts';

const card = { id: 'c', title: { en: 'Card', de: 'Karte' } };
const banner = { id: 'b', blockType: 'Banner', main_title: { en: 'Shops', de: 'Läden' }, card_components: [card] };
const text = { id: 't', blockType: 'RichText', html_field: { de: { root: { children: [{ id: 'link' }] } } } };
const stored = { title: { de: 'Seite' }, seo: {}, sections: [banner, text] };

test('a row that is no more is found wherever it stood, with all its languages', () => {
  const saved = { title: 'Seite', sections: [{ id: 'b', main_title: 'Läden', card_components: [] }] };
  expect([...findMissingRows(stored, saved)]).toEqual([
    ['c', card],
    ['t', text],
  ]);
  expect([...findMissingRows(stored, { title: 'Seite' })]).toEqual([]);
});

test('a row that comes back has what it had in the other language, unless it is another kind', () => {
  const remembered = new Map([['b', banner]]);
  const saved = [{ id: 't' }, { id: 'b', blockType: 'Banner', main_title: 'Läden' }];
  expect(withRestored(saved, [text], remembered)).toEqual([text, banner]);
  expect(withRestored(saved, null, remembered)).toEqual([banner]);
  expect(withRestored([{ id: 'b', blockType: 'Faq' }], [text], remembered)).toEqual([text]);
  expect(withRestored([{ id: 't' }], [text], remembered)).toEqual([text]);
});

test('a card comes back into a section that stayed, and nothing else changes', () => {
  const saved = [{ id: 'b', blockType: 'Banner', main_title: 'Läden', card_components: [{ id: 'c', title: 'Karte' }] }];
  const without = { ...banner, card_components: [] };
  expect(withRestored(saved, [without], new Map([['c', card]]))).toEqual([banner]);
});
