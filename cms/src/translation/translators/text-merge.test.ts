import { expect, test } from 'vitest';
import { mergeTexts, type Shape } from './text-merge.ts';

const text = (name: string): Shape => ({ type: 'text', name, label: name.toUpperCase(), localized: true });
const FIELDS: readonly Shape[] = [
  text('title'),
  { type: 'number', name: 'year', label: 'YEAR' },
  { type: 'text', name: 'told', virtual: true },
  { type: 'text', name: 'saved_by', hidden: true },
  { type: 'select', name: '_status' },
  { type: 'date', name: 'updatedAt' },
  {
    type: 'tabs',
    tabs: [
      { label: 'Texts', fields: [text('body')] },
      { name: 'seo', label: 'SEO', fields: [text('title')] },
    ],
  },
  {
    type: 'array',
    name: 'facts',
    label: 'FACTS',
    fields: [{ type: 'row', fields: [text('term'), { type: 'upload', name: 'image', label: 'IMAGE' }] }],
  },
  { type: 'blocks', name: 'sections', label: 'SECTIONS', blocks: [{ slug: 'Banner', fields: [text('main_title')] }] },
];
const DOC = {
  title: null,
  year: 2026,
  saved_by: 'Grace',
  body: 'Licht',
  seo: { title: '' },
  facts: [{ id: 'a', term: 'Jahr', image: 7 }],
  sections: [{ id: 's', blockType: 'Banner', blockName: null, main_title: 'Läden' }],
};
const asks = { label: String, mayBecome: () => true };
const merge = (change: object) => mergeTexts(FIELDS, DOC, { ...DOC, ...change }, asks);

test('texts are taken wherever they stand, in rows that exist, and empty is empty however it is sent', () => {
  const change = {
    title: 'Leuchte',
    year: 2026,
    saved_by: 'Ada',
    seo: { title: 'Leuchten' },
    facts: [{ id: 'a', term: 'Baujahr', image: 7 }],
    sections: [{ id: 's', blockType: 'Banner', blockName: '', main_title: 'Shops' }],
  };
  const { doc, refused } = merge(change);
  expect(refused).toEqual([]);
  expect(doc).toMatchObject({
    ...change,
    saved_by: 'Grace',
    sections: [{ id: 's', blockName: null, main_title: 'Shops' }],
  });
});

test.each([
  ['a value', { year: 2027 }, ['YEAR']],
  ['a value in a row', { facts: [{ id: 'a', term: 'x', image: 8 }] }, ['FACTS › 1 › IMAGE']],
  ['a row more', { facts: [...DOC.facts, { term: 'x' }] }, ['FACTS']],
  ['a row fewer', { sections: [] }, ['SECTIONS']],
  ['another row in its place', { facts: [{ id: 'b', term: 'x', image: 7 }] }, ['FACTS']],
  ['another kind of section', { sections: [{ id: 's', blockType: 'Text' }] }, ['SECTIONS']],
  ['a list that is none', { sections: 'x' }, ['SECTIONS']],
])('%s is named and not taken', (_, change, places) => {
  const { doc, refused } = merge(change);
  expect(refused).toEqual(places);
  expect(doc.year).toBe(2026);
  expect(doc.facts).toMatchObject([{ id: 'a', image: 7 }]);
  expect(doc.sections).toEqual(DOC.sections);
});

test('what Payload keeps by itself, what is not sent and what no field is known of is left as it was', () => {
  const sent = { title: 'Leuchte', told: 'x', _status: 'published', updatedAt: 'now', made_up: 1 };
  const { doc, refused } = mergeTexts(FIELDS, DOC, sent, asks);
  expect(refused).toEqual([]);
  expect(doc).toEqual({ ...DOC, title: 'Leuchte', told: undefined, _status: undefined, updatedAt: undefined });
});

test('a text that may not become what it has become is named', () => {
  const { refused } = mergeTexts(FIELDS, DOC, { ...DOC, body: 'Light' }, { ...asks, mayBecome: () => false });
  expect(refused).toContain('BODY');
});
