import { expect, test } from 'vitest';
import { mergeInput } from './typed-input.ts';

const sent = { title: 'was', rows: [{ id: 'a', text: 'was' }] };
const now = { title: 'typed', rows: [{ id: 'a', text: 'typed' }] };

test('input since a save wins over what a colleague has saved, also in a row that the colleague removed', () => {
  const shown = { title: 'theirs', rows: [] };
  expect(mergeInput({ sent, now, shown }, () => true)).toEqual({ values: now, refused: [] });
});

test('input in a removed row is left out and returned where the user can’t keep the row', () => {
  const shown = { title: 'was', rows: [] };
  expect(mergeInput({ sent, now, shown }, ({ theirs }) => theirs !== null)).toEqual({
    values: { title: 'typed', rows: [] },
    refused: [{ path: ['rows', 'a'], mine: { id: 'a', text: 'typed' }, theirs: null }],
  });
});
