import { expect, test } from 'vitest';
import { imageOf } from './image.ts';
import type { Doc } from './parts.ts';
import { PICTURE } from './testing/content.ts';

const media = new Map([['1', PICTURE]]);

test('a picture has the address that every browser shows, and its sizes', () => {
  expect(imageOf(1, media, 'de')).toEqual({
    url: '/uploads/lamp-960.webp',
    set: {
      width: 1600,
      height: 900,
      alt: 'Eine Leuchte',
      focal_x: 40,
      focal_y: 60,
      sources: [
        { url: '/uploads/lamp-480.avif', type: 'image/avif', width: 480 },
        { url: '/uploads/lamp-960.webp', type: 'image/webp', width: 960 },
      ],
      tall: [],
      wide: [],
    },
  });
});

test('a picture brings its sizes for tall and for wide places along', () => {
  const cut = { id: 3, sizes: { avif_480: { filename: 'lamp-tall-480.avif', mimeType: 'image/avif', width: 480 } } };
  const found = new Map<string, Doc>([
    ['1', { ...PICTURE, tall: 3, wide: 4 }],
    ['3', cut],
  ]);
  const { set } = imageOf(1, found, 'en');
  expect(set?.tall).toEqual([{ url: '/uploads/lamp-tall-480.avif', type: 'image/avif', width: 480 }]);
  expect(set?.wide).toEqual([]);
});

test('a drawing is its own file', () => {
  const glyph = { id: 2, filename: 'glyph.svg', width: 24, height: 24, alt: { en: '', de: '' } };
  const { url, set } = imageOf({ id: 2 }, new Map([['2', glyph]]), 'en');
  expect(url).toBe('/uploads/glyph.svg');
  expect(set?.sources).toEqual([]);
});

test('a picture that is gone leaves nothing behind', () => {
  expect(imageOf(99, media, 'en')).toEqual({ url: '', set: null });
  expect(imageOf(null, media, 'en')).toEqual({ url: '', set: null });
});
