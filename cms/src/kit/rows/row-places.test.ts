import { expect, test } from 'vitest';
import { findRemovedPlace, placeOfList } from './row-places.ts';

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
