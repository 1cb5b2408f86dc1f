import { expect, test } from 'vitest';
import { cropOfCrop, isWhole, pointOutside, pointWithin, readPictureEdits } from './crop.ts';

const PART = { x: 20, y: 10, width: 50, height: 40 };

test('a crop of a crop is a part of the original', () => {
  expect(cropOfCrop(null, PART)).toEqual(PART);
  expect(cropOfCrop(PART, { x: 50, y: 0, width: 50, height: 100 })).toEqual({ x: 45, y: 10, width: 25, height: 40 });
});

test('a point is where it was when a part becomes the whole, and when the whole comes back', () => {
  expect(pointWithin({ x: 45, y: 30 }, PART)).toEqual({ x: 50, y: 50 });
  expect(pointOutside({ x: 50, y: 50 }, PART)).toEqual({ x: 45, y: 30 });
  expect(pointWithin({ x: 0, y: 100 }, PART)).toEqual({ x: 0, y: 100 });
});

test('what the admin sends is read as numbers, and what reaches beyond an edge ends there', () => {
  const crop = { x: '60', y: '0', width: '40.01', height: '100', unit: '%' };
  const focalPoint = { x: '37.4', y: '62' };
  expect(readPictureEdits({ crop, focalPoint })).toEqual({
    crop: { x: 60, y: 0, width: 40, height: 100 },
    focalPoint: { x: 37.4, y: 62 },
  });
  expect(readPictureEdits({ focalPoint })).toEqual({ focalPoint: { x: 37.4, y: 62 } });
});

test.each([
  { crop: { x: 0, y: 0, width: 0, height: 10 } },
  { crop: { x: 100, y: 0, width: 10, height: 10 } },
  { crop: { x: 'NaN', y: 0, width: 10, height: 10 } },
  { crop: { x: '', y: 0, width: 10, height: 10 } },
  { crop: [] },
  { focalPoint: { x: 1 } },
  'crop',
])('%j is no edit', (edits) => {
  expect(readPictureEdits(edits)).toBeNull();
});

test('a frame around everything is no crop', () => {
  expect(isWhole({ x: 0, y: 0, width: 100, height: 100 })).toBe(true);
  expect(isWhole({ x: 0, y: 0, width: 99.9, height: 100 })).toBe(false);
});
