import { expect, test } from 'vitest';
import { withEnding } from './endings.ts';

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
  expect(withEnding(name, type)).toBe(named);
});
