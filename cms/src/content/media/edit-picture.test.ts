import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

const picture = v.looseObject({ filename: v.string(), original: v.nullable(v.string()) });

test('a crop gets names of its own, is cut out of the original, and leaves earlier files until nobody can ask for them', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const [uploaded, half, quarter, moved, areServed, ...left] = runProgram('content/media/testing/edit.ts', dataDir);
  const name = expect.stringMatching(/^halves-[0-9a-f]{8}\.png$/);
  expect(uploaded).toEqual({
    ...{ width: 800, height: 400, focalX: 50, focalY: 50 },
    ...{ filename: name, original: null, crop: null, areThere: true },
  });
  expect(half).toMatchObject({ width: 400, height: 400, focalX: 24, focalY: 0, filename: name, areThere: true });
  // The second crop is half of the first one's half.
  expect(quarter).toMatchObject({ width: 200, height: 400, crop: { x: 75, y: 0, width: 25, height: 100 } });
  const pictures = [uploaded, half, quarter].map((told) => v.parse(picture, told));
  const filenames = pictures.map(({ filename }) => filename);
  expect(new Set(filenames).size).toBe(3);
  expect(pictures.map(({ original }) => original)).toEqual([null, filenames[0], filenames[0]]);
  // Moving the focal point changes no file.
  expect(moved).toEqual({ ...pictures[2], focalX: 0, focalY: 3 });
  expect(areServed).toBe(true);
  // After one day, and after three; the original stays.
  expect(left).toEqual([
    0,
    7,
    [filenames[0]],
    expect.stringContaining('The original of this picture no longer exists'),
    expect.stringContaining('A drawing (SVG) cannot be cropped'),
  ]);
});
