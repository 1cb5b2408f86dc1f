import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('pictures as phones and programs save them are published upright, still in sizes, or refused in words', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const [lying, unnamed, misnamed, moving, told, broken, gif, unsized, ...drawings] = runProgram(
    'content/media/testing/upload.ts',
    dataDir,
  );
  expect(lying).toEqual({
    ...{ filename: expect.stringMatching(/^img-0001-[0-9a-f]{8}\.jpg$/), mimeType: 'image/jpeg' },
    ...{ width: 400, height: 600, own: 'jpeg 400×600', isWhole: true },
    made: ['heif 400×600', 'heif 400×600', 'heif 400×600', 'webp 400×600'],
  });
  expect(unnamed).toMatchObject({ filename: expect.stringMatching(/^picture-[0-9a-f]{8}\.png$/), own: 'png 600×400' });
  expect(misnamed).toMatchObject({
    filename: expect.stringMatching(/^wrong-[0-9a-f]{8}\.jpg$/),
    mimeType: 'image/jpeg',
  });
  expect(moving).toEqual({
    ...{ filename: expect.stringMatching(/^moving-[0-9a-f]{8}\.webp$/), mimeType: 'image/webp' },
    ...{ width: 480, height: 360, own: 'webp 480×360 5 frames', isWhole: true },
    made: ['heif 480×360', 'heif 480×360', 'heif 480×360', 'webp 480×360'],
  });
  expect(told).toMatchObject({ own: 'webp 48×36 5 frames', isWhole: true });
  expect(drawings).toMatchObject([
    { filename: expect.stringMatching(/^ampersand-[0-9a-f]{8}\.svg$/), own: 'svg 120×80', width: 120, height: 80 },
    { filename: expect.stringMatching(/^labels-[0-9a-f]{8}\.svg$/), own: 'svg 240×80', width: 240, height: 80 },
    {
      filename: expect.stringMatching(/^icon-[0-9a-f]{8}\.svg$/),
      own: 'svg 24×24',
      width: 24,
      mimeType: 'image/svg+xml',
    },
  ]);
  expect(broken).toEqual({ refused: expect.stringContaining('was cut off on its way') });
  expect(unsized).toEqual({ refused: expect.stringContaining('give the drawing a viewBox, or a width and a height') });
  expect(gif).toEqual({
    refused: expect.stringContaining('Save a GIF as PNG, or as WebP where it moves. That stands still until'),
  });
});
