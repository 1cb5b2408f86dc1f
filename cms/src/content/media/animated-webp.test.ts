import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimatedWebp, WEBP_HEAD_BYTES } from './animated-webp.ts';

const MOVING = join(import.meta.dirname, 'testing/moving-5-frames.webp');

test('a WebP that moves is known by its first bytes', async () => {
  expect(isAnimatedWebp((await readFile(MOVING)).subarray(0, WEBP_HEAD_BYTES))).toBe(true);
});

test.each([
  ['a still WebP', () => sharp(MOVING).webp().toBuffer()],
  ['a still WebP with a header for more', () => sharp(MOVING).withMetadata().ensureAlpha(0.5).webp().toBuffer()],
  ['another picture', () => sharp(MOVING).png().toBuffer()],
  ['the beginning of one', async () => (await readFile(MOVING)).subarray(0, 12)],
])('%s is none', async (_, make) => {
  expect(isAnimatedWebp(await make())).toBe(false);
});
