import { expect, test } from 'vitest';
import { both, paragraph } from '#cms/content/wire/testing/content.ts';
import type { Described } from '#cms/kit/localised/localised-texts.ts';
import { computeTranslationState } from './state-hook.ts';

const text = (name: string, type = 'text'): Described => ({ type, name, localized: true });
const FIELDS: readonly Described[] = [
  text('title'),
  { ...text('address_key'), hidden: true },
  {
    type: 'tabs',
    tabs: [{ fields: [text('body', 'richText')] }, { name: 'seo', fields: [text('title', 'textarea')] }],
  },
  { type: 'array', name: 'facts', fields: [{ type: 'row', fields: [text('term'), { type: 'text', name: 'code' }] }] },
  { type: 'blocks', name: 'sections', blocks: [{ slug: 'Banner', fields: [text('main_title')] }] },
];
const SAVED = {
  title: both('Lamp', 'Leuchte'),
  address_key: both('lamp', ''),
  body: { en: paragraph('Light'), de: paragraph('Licht') },
  seo: { title: both('Lamps', 'Leuchten') },
  facts: [
    { id: 'a', term: both('Client', 'Kunde'), code: 'A' },
    { id: 'b', term: both('Year', 'Jahr'), code: 'B' },
  ],
  sections: [{ id: 'c', blockType: 'Banner', main_title: both('Shops', 'Läden') }],
};
const IN_ENGLISH = {
  title: 'Lamp',
  body: paragraph('Light'),
  seo: { title: 'Lamps' },
  facts: [
    { id: 'a', term: 'Client', code: 'A' },
    { id: 'b', term: 'Year', code: 'B' },
  ],
  sections: [{ id: 'c', blockType: 'Banner', main_title: 'Shops' }],
};
const english = (data: object, saved: object = SAVED) =>
  computeTranslationState({ fields: FIELDS, data: { ...IN_ENGLISH, ...data }, saved: { ...saved }, locale: 'en' });

test('a saving that changes no text leaves none behind, whatever is stored already', () => {
  expect(english({})).toEqual({ agreed: {}, waiting_en: 0, waiting_de: 0, outdated_en: 0, outdated_de: 0 });
  expect(english({ facts: [{ ...IN_ENGLISH.facts[0], code: 'Z' }] }).agreed).toEqual({});
});

test('texts in tabs, groups, rows and blocks are left behind by a change of the other language', () => {
  const changed = english({
    body: paragraph('Bright light'),
    seo: { title: 'All lamps' },
    facts: [{ id: 'b', term: 'Finished in', code: 'B' }, IN_ENGLISH.facts[0]],
    sections: [{ id: 'c', blockType: 'Banner', main_title: 'All shops' }],
  });
  expect(changed.agreed).toEqual({
    body: { en: 'Light', de: 'Licht' },
    'seo.title': both('Lamps', 'Leuchten'),
    'facts.b.term': both('Year', 'Jahr'),
    'sections.c.main_title': both('Shops', 'Läden'),
  });
  expect(changed).toMatchObject({ waiting_de: 4, outdated_de: 4, waiting_en: 0 });
});

test('a new row is missing in the other language; a row that is gone is forgotten', () => {
  const left = { ...SAVED, translation: english({ facts: [{ id: 'a', term: 'Customer', code: 'A' }] }) };
  expect(left.translation.outdated_de).toBe(1);
  const added = english({ facts: [{ id: 'new', term: 'Place' }] }, left);
  expect(added).toMatchObject({ agreed: {}, waiting_de: 1, outdated_de: 0 });
});

test('a rich text whose form alone was changed says the same; a link that leads elsewhere does not', () => {
  const link = (url: string) => ({
    root: {
      children: [{ type: 'paragraph', children: [{ type: 'link', fields: { url }, children: [{ text: 'Light' }] }] }],
    },
  });
  const bold = { root: { children: [{ type: 'paragraph', children: [{ text: 'Li', format: 1 }, { text: 'ght' }] }] } };
  expect(english({ body: bold }).agreed).toEqual({});
  const linked = { ...SAVED, body: { en: link('/a'), de: link('/a') } };
  expect(english({ body: link('/b') }, linked).outdated_de).toBe(1);
});

test('what a request says of translations does not count', () => {
  const said = { translation: { agreed: { title: both('x', 'Leuchte') }, waiting_de: 7 } };
  expect(english(said)).toMatchObject({ agreed: {}, waiting_de: 0 });
});

test('a language that has only the standard text of a field lacks nothing', () => {
  const standard: Described = { ...text('subject'), admin: { custom: { hasDefault: true } } };
  const saved = { subject: { en: 'Thank you' } };
  const after = (data: string, was: object) =>
    computeTranslationState({ fields: [standard], data: { subject: data }, saved: { ...was }, locale: 'en' });
  expect(after('Many thanks', saved)).toMatchObject({ agreed: {}, waiting_de: 0 });
  expect(after('Many thanks', { subject: both('Thank you', 'Danke') }).outdated_de).toBe(1);
});
