import { expect, test } from 'vitest';
import { findRemovedPlace, placeOfList, rowIdsIn, stillRemoved } from './row-places.ts';

const LIST = { rows: [{ id: 'c' }] };
const BEFORE = { 'sections.0.id': { value: 'a' }, 'sections.0.cards': LIST };

test('a card belongs to its section, wherever that stands by now, and at the end of what became shorter', () => {
  const place = placeOfList(BEFORE, 'sections.0.cards');
  const moved = {
    'sections.0.id': { value: 'b' },
    'sections.0.cards': LIST,
    'sections.1.id': { value: 'a' },
    'sections.1.cards': LIST,
  };
  expect(findRemovedPlace(moved, { place, index: 3 })).toEqual({ list: 'sections.1.cards', index: 1 });
  expect(
    findRemovedPlace({ 'sections.0.id': { value: 'b' }, 'sections.0.cards': LIST }, { place, index: 0 }),
  ).toBeNull();
});

test('a removed row that is in the form again has no notice; one that is about to be removed has', () => {
  const row = (id: string, isGone: boolean) => ({
    id,
    isGone,
    place: 'sections',
    index: 0,
    state: {},
    label: 'Section',
  });
  const present = rowIdsIn({ sections: { rows: [{ id: 'a' }, { id: 'b' }] }, title: { value: 'Title' } });
  expect(stillRemoved([row('a', false), row('b', true), row('c', false)], present)).toEqual([
    row('a', false),
    row('c', true),
  ]);
});
