import type { ImageSet } from '@kontorwerk/contract/content/entry';
import { expect, test } from 'vitest';
import { selectSmallPicture } from './described-page.ts';

const setOf = (...widths: readonly number[]): ImageSet => ({
  width: 1600,
  height: 1200,
  alt: 'Lamps',
  focal_x: 50,
  focal_y: 50,
  sources: widths.map((width) => ({ url: `/a-${width}.avif`, type: 'image/avif', width })),
  tall: [],
  wide: [],
  moving: '',
});

test.each([
  [[960, 480, 1600], 480],
  [[96, 480], 480],
  [[480, 480], 480],
  [[96], null],
  [[], null],
])('of files that are %j px wide the smallest sharp one is kept: %j', (widths, kept) => {
  const file = kept === null ? null : { url: `/a-${kept}.avif`, type: 'image/avif', width: kept };
  expect(selectSmallPicture('/a.webp', setOf(...widths))).toEqual({ src: '/a.webp', file });
});

test('a picture in one size is itself, and none is none', () => {
  expect(selectSmallPicture('/a.svg', null)).toEqual({ src: '/a.svg', file: null });
  expect(selectSmallPicture('', setOf(480))).toBeNull();
});
