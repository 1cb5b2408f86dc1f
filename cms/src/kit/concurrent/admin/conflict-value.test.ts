import { isRecord } from '@kontorwerk/contract/content/read-values';
import { expect, it } from 'vitest';
import type { Labelled } from '../merging/field-labels.ts';
import { FILE, ORDER } from '../merging/merge-states.ts';
import { formatConflictValue } from './conflict-value.ts';

const ROW: readonly Labelled[] = [
  { tabs: [{ fields: [{ name: 'title', type: 'text' }] }] },
  { name: 'look', type: 'select' },
  { name: 'secret', type: 'text', admin: { hidden: true } },
  { name: 'cards', type: 'array', fields: [{ name: 'text', type: 'textarea' }] },
  { name: 'items', type: 'blocks', blocks: [{ slug: 'one', fields: [{ name: 'body', type: 'richText' }] }] },
];
const WRITTEN = {
  id: 'a',
  blockType: 'text',
  title: 'Kran',
  look: 'wide',
  secret: 'x',
  cards: [{ id: 'b', text: 'Zwei Worte' }],
  items: [
    { id: 'c', blockType: 'one', body: { root: { type: 'root', children: [{ type: 'text', text: 'Ein Satz' }] } } },
  ],
};
const OPTIONS = [{ value: 'full', label: { de: 'Vollzeit' } }];
const reading = {
  reader: 'de',
  labelText: (label: unknown) => (isRecord(label) ? String(label.de) : String(label)),
  nameOf: ({ collection, id }: { readonly collection: string; readonly id: number }) => `<${collection} ${id}>`,
} as const;
const shown = (field: Labelled | null, value: unknown, ...path: string[]) =>
  formatConflictValue({ field, fields: ROW, path }, value, reading);

it.each([
  ['a text', { type: 'text' }, 'Kran', 'Kran'],
  ['an empty text', { type: 'text' }, '', '(leer)'],
  ['a number', { type: 'number' }, 7, '7'],
  ['a picture', { type: 'upload', relationTo: 'media' }, 12, '<media 12>'],
  ['several references', { type: 'relationship', relationTo: 'posts' }, [1, 2], '<posts 1>, <posts 2>'],
  [
    'a reference to one of several collections',
    { relationTo: ['pages', 'posts'] },
    { relationTo: 'pages', value: 3 },
    '<pages 3>',
  ],
  ['a link to a document', { type: 'text' }, 'pages:43', '<pages 43>'],
  ['a choice', { type: 'select', options: OPTIONS }, 'full', 'Vollzeit'],
  ['several choices', { type: 'select', options: OPTIONS }, ['full', 'gone'], 'Vollzeit, gone'],
  [
    'a day',
    { type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
    '2026-12-31T12:00:00.000Z',
    '31.12.2026',
  ],
  ['a moment', { type: 'date' }, '2026-12-31T12:00:00.000Z', '31.12.2026, 13:00'],
  ['a field that was emptied', { type: 'upload', relationTo: 'media' }, null, '(leer)'],
  ['a removed row', null, null, '(entfernt)'],
  ['a changed row without a text', null, { id: 'a' }, '(ohne Text)'],
  ['a changed row', null, WRITTEN, 'Kran\nZwei Worte\nEin Satz'],
])('shows %s', (_what, field, value, text) => {
  expect(shown(field, value)).toBe(text);
});

it('shows an order of rows in a word', () => {
  expect(shown(null, ['a', 'b'], 'sections', ORDER)).toBe('(andere Reihenfolge)');
});

it('shows a file by its name, a crop in a word', () => {
  expect([shown(null, 'kran.jpg', FILE), shown(null, '', FILE)]).toEqual(['kran.jpg', '(anderer Zuschnitt)']);
});
