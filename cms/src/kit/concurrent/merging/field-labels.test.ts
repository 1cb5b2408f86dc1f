import { isRecord } from '@kontorwerk/contract/content/read-values';
import { expect, test } from 'vitest';
import { type Labelled, locateField } from './field-labels.ts';
import { FILE, ORDER } from './merge-states.ts';

const FIELDS: readonly Labelled[] = [
  { name: 'title', label: { de: 'Titel' } },
  { name: 'secret', admin: { hidden: true } },
  { name: 'derived', admin: { disabled: true }, fields: [{ name: 'waiting' }] },
  {
    tabs: [
      {
        label: { de: 'Abschnitte' },
        fields: [
          {
            name: 'sections',
            label: { de: 'Abschnitte' },
            blocks: [
              { slug: 'text', labels: { singular: { de: 'Text' } }, fields: [{ name: 'head', label: { de: 'Kopf' } }] },
            ],
          },
        ],
      },
      { name: 'seo', label: { de: 'Suche' }, fields: [{ name: 'title', label: { de: 'Titel' } }] },
    ],
  },
];
const words = {
  order: 'Reihenfolge',
  file: 'Datei',
  label: (label: unknown) => (isRecord(label) && typeof label.de === 'string' ? label.de : ''),
};
const page = {
  sections: [
    { id: 'a', blockType: 'text' },
    { id: 'b', blockType: 'text' },
  ],
};
const located = (...path: string[]) => locateField(FIELDS, path, [{ sections: [] }, page], words);
const labels = (...path: string[]) => located(...path)?.labels ?? null;

test('a field is named by its labels, in a row by the row’s kind and place', () => {
  expect(labels('title')).toEqual(['Titel']);
  expect(labels('seo', 'title')).toEqual(['Suche', 'Titel']);
  expect(labels('sections', 'b', 'head')).toEqual(['Text 2', 'Kopf']);
  expect(labels('sections', 'b')).toEqual(['Text 2']);
  expect(labels('sections', ORDER)).toEqual(['Abschnitte', 'Reihenfolge']);
  expect(labels(FILE)).toEqual(['Datei']);
});

test('what a form doesn’t show has no name', () => {
  const paths = [['secret'], ['derived', 'waiting'], ['unknown'], ['sections', 'b', 'unknown']];
  for (const path of paths) expect(labels(...path)).toBeNull();
});

test('a field comes with its configuration, a row with its fields, an order with none', () => {
  expect(located('sections', 'b', 'head')?.field?.name).toBe('head');
  expect(located('sections', 'b')?.fields.map(({ name }) => name)).toEqual(['head']);
  expect([located('sections', 'b')?.field, located('sections', ORDER)?.field]).toEqual([null, null]);
});
