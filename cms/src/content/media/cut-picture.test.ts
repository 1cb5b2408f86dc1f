import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPicture } from './cut-picture.ts';

const RIGHT_HALF = { x: 50, y: 0, width: 50, height: 100 };
const picture = () => sharp({ create: { width: 80, height: 40, channels: 3, background: '#b00' } });

test.each([
  ['jpeg', 'jpeg', () => picture().jpeg().toBuffer()],
  ['webp', 'webp', () => picture().webp().toBuffer()],
  ['png', 'png', () => picture().png().toBuffer()],
  ['avif', 'heif', () => picture().avif().toBuffer()],
])('a part of a picture is of its kind: %s', async (_kind, format, encoded) => {
  const cut = await cutPicture(await encoded(), RIGHT_HALF);
  expect(await sharp(cut).metadata()).toMatchObject({ format, width: 40, height: 40 });
});

test('a photo that lies on its side is cut as it is seen', async () => {
  const lying = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await sharp(await cutPicture(lying, RIGHT_HALF)).metadata()).toMatchObject({ width: 20, height: 80 });
});

test('a part of less than a pixel is one, and what is no picture has none', async () => {
  const point = { x: 99.99, y: 99.99, width: 0.01, height: 0.01 };
  const cut = await cutPicture(await picture().png().toBuffer(), point);
  expect(await sharp(cut).metadata()).toMatchObject({ width: 1, height: 1 });
  expect(await cutPicture(Buffer.from('no picture'), point)).toBeUndefined();
});
