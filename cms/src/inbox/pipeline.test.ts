import { expect, test } from 'vitest';
import { type Card, type Column, moveCard } from './pipeline.ts';

const card = (id: number): Card => ({
  id,
  name: `${id}`,
  position: '',
  years: 3,
  colleague: '',
  received: '2026-03-31',
});
const BOARD: readonly Column[] = [
  { status: 'new', cards: [card(1), card(2)], total: 60 },
  { status: 'interview', cards: [card(3)], total: 1 },
  { status: 'hired', cards: [], total: 0 },
];
const shown = (columns: readonly Column[]) => columns.map(({ cards, total }) => [cards.map(({ id }) => id), total]);

test('a card that is moved stands first where it was put, and is counted there', () => {
  expect(shown(moveCard(BOARD, 2, 'interview'))).toEqual([
    [[1], 59],
    [[2, 3], 2],
    [[], 0],
  ]);
});

test('a card that stays, or is gone meanwhile, leaves the others as they are', () => {
  expect(moveCard(BOARD, 1, 'new')).toEqual(BOARD);
  expect(moveCard(BOARD, 9, 'hired')).toBe(BOARD);
});
