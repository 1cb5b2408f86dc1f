import { readCard } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { newestFirst } from './newest-first.ts';

const card = (title: string, date: string) => {
  const read = readCard({ title, date });
  return read ? [read] : [];
};

test('puts the newest first and those without a date last, in their order', () => {
  const cards = [
    ...card('undated', ''),
    ...card('old', '2025-09-30'),
    ...card('new', '2026-10-02'),
    ...card('also undated', ''),
  ];
  expect(newestFirst(cards).map(({ title }) => title)).toEqual(['new', 'old', 'undated', 'also undated']);
});
