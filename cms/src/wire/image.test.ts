import { expect, test } from 'vitest';
import { imageOf } from './image.ts';
import { PICTURE, stored, testContext } from './testing/content.ts';

test('a picture has the address that every browser shows, and its sizes', () => {
  expect(imageOf(1, testContext('de'))).toEqual({
    image: '/uploads/lamp-960.webp',
    image_set: {
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
  const sizes = { avif_480: { filename: 'lamp-tall-480.avif', mimeType: 'image/avif', width: 480 } };
  const media = [{ ...PICTURE, tall: 3, wide: 4 }, stored.media({ id: 3, sizes })];
  const { image_set } = imageOf(1, testContext('en', { media }));
  expect(image_set?.tall).toEqual([{ url: '/uploads/lamp-tall-480.avif', type: 'image/avif', width: 480 }]);
  expect(image_set?.wide).toEqual([]);
});

test('a drawing is its own file', () => {
  const glyph = stored.media({ id: 2, filename: 'glyph.svg', width: 24, height: 24 });
  const { image, image_set } = imageOf({ id: 2 }, testContext('en', { media: [glyph] }));
  expect(image).toBe('/uploads/glyph.svg');
  expect(image_set?.sources).toEqual([]);
});

test('a picture that is gone leaves nothing behind', () => {
  for (const gone of [99, null, undefined])
    expect(imageOf(gone, testContext())).toEqual({ image: '', image_set: null });
});
