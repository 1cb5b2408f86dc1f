import { expect, test } from 'vitest';
import { type Described, missingTexts } from './missing-texts.ts';

function text(name: string): Described {
  return { type: 'text', name, label: name.toUpperCase(), localized: true };
}
const FIELDS: readonly Described[] = [
  text('title'),
  { type: 'number', name: 'year', label: 'Year' },
  { type: 'tabs', tabs: [{ fields: [text('body')] }, { name: 'seo', label: 'Seo', fields: [text('title')] }] },
  {
    type: 'array',
    name: 'facts',
    labels: { singular: 'Row' },
    fields: [{ type: 'row', fields: [text('term')] }],
  },
  {
    type: 'blocks',
    name: 'sections',
    blocks: [{ slug: 'Banner', labels: { singular: 'Banner' }, fields: [text('main_title')] }],
  },
];
const translate = (label: unknown) => (typeof label === 'string' ? label : '');
const both = { en: 'Lamp', de: 'Leuchte' };
const rich = (words: string) => ({ root: { children: [{ type: 'paragraph', children: [{ text: words }] }] } });

test('nothing is missing where every language has its text, or none has', () => {
  const doc = { title: both, year: 2026, body: { en: rich('Light'), de: rich('Licht') }, seo: { title: { en: ' ' } } };
  expect(missingTexts(FIELDS, doc, translate)).toEqual({ en: [], de: [] });
  expect(missingTexts(FIELDS, {}, translate)).toEqual({ en: [], de: [] });
});

test('a text of one language alone is missing in the other, wherever it stands', () => {
  const doc = {
    title: { en: 'Lamp' },
    body: { en: rich('Light'), de: rich('') },
    seo: { title: { de: 'Leuchte' } },
    facts: [{ term: both }, { term: { en: 'Client', de: null } }],
    sections: [
      { blockType: 'Banner', main_title: { en: 'Shops' } },
      { blockType: 'Gone', main_title: { en: 'x' } },
    ],
  };
  expect(missingTexts(FIELDS, doc, translate)).toEqual({
    en: ['Seo › TITLE'],
    de: ['TITLE', 'BODY', 'Row 2 › TERM', 'Banner 1 › MAIN_TITLE'],
  });
});
