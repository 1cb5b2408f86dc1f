import { CLIENTS_PER_VIEW, REVIEWS_PER_VIEW } from '@kontorwerk/contract/constants';
import { expect, test } from 'vitest';
import { findFittingWidth } from './per-view.ts';

test('says from which width all slides fit', () => {
  expect(findFittingWidth(CLIENTS_PER_VIEW, 1)).toBe(0);
  expect(findFittingWidth(CLIENTS_PER_VIEW, 2)).toBe(768);
  expect(findFittingWidth(CLIENTS_PER_VIEW, 5)).toBe(1401);
  expect(findFittingWidth(CLIENTS_PER_VIEW, 7)).toBeNull();
  expect(findFittingWidth(REVIEWS_PER_VIEW, 2)).toBe(1024);
});
