import { expect, test } from 'vitest';
import { findFocus } from './image-focus.ts';

test('a picture keeps its point in German', () => {
  expect(findFocus('project-lumen')).toEqual({ x: 50, y: 100 });
  expect(findFocus('project-lumen-de')).toEqual(findFocus('project-lumen'));
  expect(findFocus('project-zaitoon-de')).toEqual(findFocus('project-zaitoon'));
  expect(findFocus('project-isar-de')).toEqual({ x: 50, y: 50 });
});
