import { expect, test } from 'vitest';
import { computePageScale } from './page-scale.ts';

test('a page of paper is drawn so that it can be read, one of any other size within a browser’s memory', () => {
  expect(computePageScale({ width: 595, height: 842 })).toBe(1.5);
  const huge = { width: 14_400, height: 14_400 };
  const scale = computePageScale(huge);
  expect(huge.width * scale * huge.height * scale).toBeLessThanOrEqual(8_000_001);
});
