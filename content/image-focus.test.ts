import { expect, test } from 'vitest';
import { focusOf } from './image-focus.ts';

test('a picture keeps its point in German', () => {
  expect(focusOf('project-lumen')).toEqual({ x: 50, y: 100 });
  expect(focusOf('project-lumen-de')).toEqual(focusOf('project-lumen'));
  expect(focusOf('project-zaitoon-de')).toEqual(focusOf('project-zaitoon'));
  expect(focusOf('project-isar-de')).toEqual({ x: 50, y: 50 });
});
