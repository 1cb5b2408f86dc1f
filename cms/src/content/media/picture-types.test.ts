import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isPicture, withExtension } from './picture-types.ts';

const blank = sharp({ create: { width: 2, height: 2, channels: 3, background: '#0b4f4a' } });
const text = (words: string) => new TextEncoder().encode(words);

test('a picture is known by its content', async () => {
  for (const kind of ['avif', 'webp', 'jpeg', 'png'] as const) {
    expect(await isPicture(await blank.clone().toFormat(kind).toBuffer()), kind).toBe(true);
  }
  expect(await isPicture(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(true);
  expect(await isPicture(text('<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
    true,
  );
});

test('a drawing whose elements have a prefix is one', async () => {
  expect(await isPicture(text('<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'))).toBe(true);
});

test('what is none is refused, whatever it is called', async () => {
  expect(await isPicture(await blank.clone().toFormat('gif').toBuffer())).toBe(false);
  expect(await isPicture(text('<html>no picture</html>'))).toBe(false);
  expect(await isPicture(text('<?xml version="1.0"?><list/>'))).toBe(false);
  expect(await isPicture(text('%PDF-1.7'))).toBe(false);
  expect(await isPicture(text(''))).toBe(false);
});

test.each([
  ['IMG_0001.JPG', 'image/jpeg', 'IMG_0001.JPG'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.jfif', 'image/jpeg', 'photo.jpg'],
  ['photo.jpe', 'image/jpeg', 'photo.jpg'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['photo.tif', 'image/png', 'photo.png'],
  ['Dr. Lindner', 'image/webp', 'Dr. Lindner.webp'],
  ['drawing.xml', 'image/svg+xml', 'drawing.svg'],
])('%s, which is %s by its content, is named %s', (name, type, named) => {
  expect(withExtension(name, type)).toBe(named);
});
