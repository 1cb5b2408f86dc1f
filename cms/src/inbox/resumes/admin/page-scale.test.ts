import { expect, test } from 'vitest';
import { pageScale } from './page-scale.ts';

test('a page of paper is drawn so that it can be read, one of any other size within a browser’s memory', () => {
  expect(pageScale({ width: 595, height: 842 })).toBe(1.5);
  const huge = { width: 14_400, height: 14_400 };
  const scale = pageScale(huge);
  expect(huge.width * scale * huge.height * scale).toBeLessThanOrEqual(8_000_001);
});
