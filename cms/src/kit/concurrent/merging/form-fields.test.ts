import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import {
  fieldsToUpdate,
  findLeftoverFields,
  hasSameRows,
  sendWithoutLeftovers,
  withOpenRows,
  withoutLeftoverRows,
  withTypedValues,
} from './form-fields.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const FORM: FormState = {
  title: { value: 'was', initialValue: 'was', isModified: true },
  sections: { value: 2, rows: rows('a', 'b') },
  'sections.0.id': { value: 'a' },
  'sections.0.head': { value: 'first' },
  'sections.1.id': { value: 'b' },
  'sections.1.head': { value: 'second' },
};
const section = (id: string, head: string) => ({ id, head });
const first = section('a', 'first');

test('fields that become different count as loaded with that, as changed if it isn’t saved, and no others are touched', () => {
  const values = { title: 'is', sections: [first, section('b', 'other')] };
  expect(fieldsToUpdate(FORM, values, { ...values, title: 'was' })).toEqual({
    title: { value: 'is', initialValue: 'is', isModified: true },
    'sections.1.head': { value: 'other', initialValue: 'other', isModified: false },
  });
});

test('rows that come, go or move are another form', () => {
  const second = section('b', 'second');
  expect(hasSameRows(FORM, { sections: [first, second] })).toBe(true);
  for (const sections of [[second, first], [first], [first, second, section('c', 'third')], null])
    expect(hasSameRows(FORM, { sections })).toBe(false);
});

test('rows that are open stay open', () => {
  const now: FormState = {
    sections: {
      rows: [
        { id: 'a', collapsed: false },
        { id: 'b', collapsed: true },
      ],
    },
  };
  const next: FormState = {
    sections: {
      rows: [
        { id: 'c', collapsed: true },
        { id: 'a', collapsed: true },
      ],
    },
  };
  expect(withOpenRows(next, now).sections?.rows?.map(({ collapsed }) => collapsed)).toEqual([true, false]);
});

test('what is typed while a form is asked for is in it, and counts as changed until it is saved', () => {
  const state: FormState = { title: { value: 'was' }, text: { value: 'typed' }, rows: { value: 0, rows: [] } };
  const typed = { title: 'was and is', text: 'typed', rows: [] };
  expect(withTypedValues(state, typed, { title: 'was', text: 'saved', rows: [] })).toEqual({
    title: { value: 'was and is', isModified: true },
    text: { value: 'typed', isModified: true },
    rows: { value: 0, rows: [] },
  });
  const unchanged = { title: 'was', text: 'typed', rows: [] };
  expect(withTypedValues(state, unchanged, unchanged)).toEqual(state);
});

test('rows that the form no longer has are not sent', () => {
  const fields: FormState = {
    sections: { rows: [{ id: 'a' }, { id: 'c' }] },
    'sections.1.cards': { rows: [{ id: 'd' }] },
  };
  const text = { root: { children: [{ id: 'link' }] } };
  const kept = [
    { id: 'a', text },
    { id: 'c', cards: [{ id: 'd' }], picks: [1, 2], ways: [{ value: 1 }] },
  ];
  // The last row again, one that was the last, and one that had no fields yet.
  const values = { title: 'x', sections: [...kept, { id: 'c', title: 'again' }, { id: 'b' }, { title: '' }] };
  expect(withoutLeftoverRows([fields], values)).toEqual({ title: 'x', sections: kept });
  // The document is open in a drawer too, before a row was added beside it.
  const drawer: FormState = { sections: { rows: [{ id: 'a' }] }, 'sections.0.cards': { rows: [] } };
  expect(withoutLeftoverRows([fields, drawer], values)).toEqual({ title: 'x', sections: kept });
});

test('fields of rows that the form no longer has are found', () => {
  const leftovers = { 'sections.2.head': { value: '' }, 'sections.2.cards': { value: 0, rows: [] } };
  expect(findLeftoverFields({ ...FORM, ...leftovers })).toEqual(Object.keys(leftovers));
  expect(findLeftoverFields({ ...FORM, sections: { rows: [] }, sectionsOfOthers: {} })).toHaveLength(4);
});

test('no such field is sent to the server, and nothing else is left out', async () => {
  const sent: unknown[] = [];
  const call = sendWithoutLeftovers(async ({ args }) => void sent.push(args));
  await call({ name: 'form-state', args: { formState: { ...FORM, 'sections.2.head': { value: '' } }, id: 1 } });
  await call({ name: 'form-state', args: { formState: FORM } });
  await call({ name: 'form-state', args: { data: {} } });
  expect(sent).toEqual([{ formState: FORM, id: 1 }, { formState: FORM }, { data: {} }]);
});
