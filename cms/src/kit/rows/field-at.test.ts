import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { fieldAt } from './field-at.ts';

const title: ClientField = { type: 'text', name: 'title' };
const cards: ClientField = { type: 'array', name: 'cards', fields: [{ type: 'row', fields: [title] }] };
const FIELDS: ClientField[] = [
  {
    type: 'tabs',

    tabs: [
      {
        label: 'Sections',
        fields: [{ type: 'blocks', name: 'sections', blocks: [{ slug: 'Faq', fields: [cards], jsx: undefined }] }],
      },
    ],
  },
  { type: 'group', name: 'seo', fields: [title] },
];
const kinds = (path: string) => (path === 'sections.3.blockType' ? 'Faq' : undefined);

test.each([
  ['sections', 'sections'],
  ['sections.3.cards', 'cards'],
  ['sections.3.cards.0.title', 'title'],
  ['sections.4.cards', undefined],
  ['seo.title', 'title'],
  ['seo.nothing', undefined],
])('%s is %s', (path, name) => {
  expect(fieldAt(FIELDS, path, kinds)).toEqual(name === undefined ? null : expect.objectContaining({ name }));
});
