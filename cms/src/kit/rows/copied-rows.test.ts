import type { ClientField } from 'payload';
import { expect, test } from 'vitest';
import { findRefusal, parseClipboard } from './copied-rows.ts';
import { blockTypeOf } from './row-state.ts';

const BLOCK = { type: 'blocks', path: 'sections', blocks: [], rowIndex: 1 };
const copiedSection = (kind: string) =>
  parseClipboard(
    JSON.stringify({ ...BLOCK, data: { 'sections.1.id': { value: 'a' }, 'sections.1.blockType': { value: kind } } }),
  );
const sections: ClientField = {
  type: 'blocks',
  name: 'sections',

  blocks: [{ slug: 'Faq', fields: [], jsx: undefined }],
};

const text = { type: 'text', name: 'title' } as const satisfies ClientField;
const cards = (...fields: ClientField[]): ClientField => ({
  type: 'array',
  name: 'cards',

  maxRows: 2,
  fields,
});
const copiedCards = parseClipboard(
  JSON.stringify({
    type: 'array',
    path: 'cards',
    fields: [{ type: 'row', fields: [text] }],
    data: { cards: { rows: [{ id: 'a' }, { id: 'b' }] }, 'cards.0.id': { value: 'a' }, 'cards.1.id': { value: 'b' } },
  }),
);

test('one row is read, or all of a list; nothing where nothing was copied', () => {
  expect(copiedSection('Faq')?.rows.map(blockTypeOf)).toEqual(['Faq']);
  expect(copiedCards?.rows.map(({ id }) => id?.value)).toEqual(['a', 'b']);
  for (const nothing of [null, '', '{', '{"type":"blocks"}', JSON.stringify({ ...BLOCK, data: {} })])
    expect(parseClipboard(nothing)).toBeNull();
});

test('a section is refused where its kind isn’t offered, by name', () => {
  const refuse = (kind: string, list: ClientField) => {
    const copied = copiedSection(kind);
    return copied && findRefusal(copied, list, 0);
  };
  expect(refuse('Faq', sections)).toBeNull();
  expect(refuse('Banner', sections)).toMatchObject({ kind: 'Banner' });
  expect(refuse('Faq', cards(text))?.text.de).toContain('andere Felder');
});

test('rows go into lists of the same fields, however these are arranged, as far as there is room', () => {
  if (!copiedCards) throw new Error('Nothing was copied.');
  expect(findRefusal(copiedCards, cards(text), 0)).toBeNull();
  expect(findRefusal(copiedCards, cards(text), 1)).toMatchObject({ most: 2 });
  expect(findRefusal(copiedCards, cards(text, { ...text, name: 'more' }), 0)?.text.de).toContain('andere Felder');
});
