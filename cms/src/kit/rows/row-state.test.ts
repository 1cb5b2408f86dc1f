import * as v from 'valibot';
import { expect, test } from 'vitest';
import { blockTypeOf, formFields, placeOfRow, rowState, withNewIds } from './row-state.ts';

const FORM = {
  title: { value: 'Seite' },
  sections: { value: 11, rows: [{ id: 'a', blockType: 'Faq', lastRenderedPath: 'sections.0' }] },
  'sections.1.id': { value: 'a', lastRenderedPath: 'sections.1.id' },
  'sections.1.blockType': { value: 'Faq' },
  'sections.1.main_title': { value: 'Fragen', initialValue: '', isModified: true },
  'sections.1.card_components': { value: 1, disableFormData: true, rows: [{ id: 'c', collapsed: true }] },
  'sections.1.card_components.0.id': { value: 'c' },
  'sections.10.id': { value: 'z' },
};
const fields = v.parse(formFields, FORM);

test('a row is taken with all within it, and nothing of how it was drawn', () => {
  const state = rowState(fields, 'sections', 1);
  expect(Object.keys(state ?? {})).toEqual([
    'id',
    'blockType',
    'main_title',
    'card_components',
    'card_components.0.id',
  ]);
  expect(state?.main_title).toEqual({ value: 'Fragen', initialValue: 'Fragen', valid: true });
  expect(state?.id).not.toHaveProperty('lastRenderedPath');
  expect(blockTypeOf(state ?? {})).toBe('Faq');
  expect(rowState(fields, 'sections', 2)).toBeNull();
});

test('each id becomes another, the same wherever it stands', () => {
  let made = 0;
  const state = withNewIds(rowState(fields, 'sections', 1) ?? {}, () => `new${++made}`);
  expect(state.id?.value).toBe('new1');
  expect(state.card_components?.rows?.[0]?.id).toBe(state['card_components.0.id']?.value);
  expect(state['card_components.0.id']?.value).not.toBe('c');
  expect(state.main_title?.value).toBe('Fragen');
});

test('the row that an element is drawn for is known by its id', () => {
  expect(placeOfRow(FORM, 'sections-row-1')).toEqual({ list: 'sections', index: 1 });
  expect(placeOfRow(FORM, 'sections-1-card_components-row-0')).toEqual({
    list: 'sections.1.card_components',
    index: 0,
  });
  expect(placeOfRow(FORM, 'others-row-1')).toBeNull();
});
