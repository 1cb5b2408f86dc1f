import { expect, test } from 'vitest';
import { imageOf } from './image.ts';
import { both, PICTURE, stored, testContext } from './testing/content.ts';

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
      moving: '',
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

const SIZES = { avif_480: { filename: 'lampe-480.avif', mimeType: 'image/avif', width: 480 } };
const GERMAN = stored.media({ id: 5, filename: 'lampe-1600.avif', width: 1200, height: 900, sizes: SIZES });

test('German pages show the German picture, with its own size and the text of the one that it stands for', () => {
  const media = [{ ...PICTURE, german: 5 }, GERMAN];
  expect(imageOf(1, testContext('de', { media }))).toEqual({
    image: '/uploads/lampe-1600.avif',
    image_set: {
      width: 1200,
      height: 900,
      alt: 'Eine Leuchte',
      focal_x: 50,
      focal_y: 50,
      sources: [{ url: '/uploads/lampe-480.avif', type: 'image/avif', width: 480 }],
      tall: [],
      wide: [],
      moving: '',
    },
  });
  expect(imageOf(1, testContext('en', { media }))).toEqual(imageOf(1, testContext('en')));
});

test('a German picture may have a text of its own, and be gone', () => {
  const media = [
    { ...PICTURE, german: 5 },
    { ...GERMAN, alt: both('', 'Die Leuchte') },
  ];
  expect(imageOf(1, testContext('de', { media })).image_set?.alt).toBe('Die Leuchte');
  expect(imageOf(1, testContext('de', { media: [{ ...PICTURE, german: 5 }] }))).toEqual(imageOf(1, testContext('de')));
});

test('each cut of a picture is in German too; a German picture may bring its own', () => {
  const tall = stored.media({
    id: 3,
    filename: 'tall.avif',
    sizes: { avif_480: { ...SIZES.avif_480, filename: 'tall-480.avif' } },
  });
  const english = { ...PICTURE, tall: 3, german: 5 };
  const shown = (...media: readonly (typeof PICTURE)[]) =>
    imageOf(1, testContext('de', { media: [...media] })).image_set?.tall.map(({ url }) => url);
  expect(shown(english, tall, GERMAN)).toEqual(['/uploads/tall-480.avif']);
  expect(shown(english, { ...tall, german: 5 }, GERMAN)).toEqual(['/uploads/lampe-480.avif']);
  expect(shown({ ...english, tall: null }, tall, { ...GERMAN, tall: 3 })).toEqual(['/uploads/tall-480.avif']);
});

test('a picture brings the same in motion along, as it was uploaded, and in German pages as it is in German', () => {
  const moving = stored.media({ id: 3, filename: 'lamp moving.svg', german: 4 });
  const media = [{ ...PICTURE, moving: 3 }, moving, stored.media({ id: 4, filename: 'leuchte.svg' })];
  const movingIn = (language: 'en' | 'de') => imageOf(1, testContext(language, { media })).image_set?.moving;
  expect([movingIn('en'), movingIn('de')]).toEqual(['/uploads/lamp%20moving.svg', '/uploads/leuchte.svg']);
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
