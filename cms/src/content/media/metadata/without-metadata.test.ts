import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type FormatEnum, type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { removeMetadata } from './without-metadata.ts';

const SECRET = 'Anna at home';

const picture = (): Sharp =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c60', noise: { type: 'gaussian', sigma: 40 } } });

const told = (): Sharp =>
  picture()
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 28/1 2/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`);

async function pixels(data: Buffer): Promise<Buffer> {
  return sharp(data, { animated: true }).raw().toBuffer();
}

function bare(data: Buffer, format: keyof FormatEnum): Buffer {
  return removeMetadata(data, format) ?? Buffer.alloc(0);
}

/** Builds a segment of a JPEG. */
function segment(marker: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes]);
}

function chunk(name: string, content: string): Buffer {
  const body = Buffer.from(name + content);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Inserts parts into a file at an offset. */
function withParts(data: Buffer, at: number, ...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([data.subarray(0, at), ...parts, data.subarray(at)]);
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'of a %s, pixels and profile are left as they are coded',
  async (format) => {
    const data = await told().toFormat(format).toBuffer();
    expect(data.includes(SECRET)).toBe(true);
    const left = bare(data, format);
    expect(left.includes(SECRET)).toBe(false);
    const [before, after] = [await sharp(data).metadata(), await sharp(left).metadata()];
    expect(after).toMatchObject({ icc: before.icc, width: 40, height: 30, format });
    expect([after.exif, after.xmp]).toEqual([undefined, undefined]);
    expect(await pixels(left)).toEqual(await pixels(data));
    expect(bare(left, format)).toBe(left);
  },
);

describe('of a JPEG', () => {
  test.each([
    ['a comment', (data: Buffer) => withParts(data, 2, segment(0xfe, SECRET))],
    ['what Photoshop says', (data: Buffer) => withParts(data, 2, segment(0xed, `Photoshop 3.0\0${SECRET}`))],
    ['the list of further pictures', (data: Buffer) => withParts(data, 2, segment(0xe2, `MPF\0${SECRET}`))],
    ['the video behind it', (data: Buffer) => Buffer.concat([data, Buffer.from(`ftypmp42${SECRET}`)])],
  ])('%s is left out', async (_, telling) => {
    const data = await picture().jpeg({ progressive: true }).toBuffer();
    expect(telling(data).includes(SECRET)).toBe(true);
    expect(bare(telling(data), 'jpeg').equals(data)).toBe(true);
  });

  test('the small picture in its first segment is left out', async () => {
    const data = await picture().jpeg().toBuffer();
    const first = (width: number, height: number, small: string) =>
      segment(0xe0, `JFIF\0\x01\x02\x01\0\x48\0\x48${String.fromCharCode(width, height)}${small}`);
    const carrying = withParts(data, 2, first(4, 1, SECRET));
    expect(bare(carrying, 'jpeg').equals(withParts(data, 2, first(0, 0, '')))).toBe(true);
  });

  test('that is none, nothing is made', () => {
    expect(removeMetadata(Buffer.from('GIF89a'), 'jpeg')).toBeNull();
    expect(removeMetadata(Buffer.from([0xff, 0xd8, 0, 0]), 'jpeg')).toBeNull();
  });
});

test.each([
  ['a text', chunk('tEXt', `Author\0${SECRET}`)],
  ['an international text', chunk('iTXt', `Comment\0\0\0\0\0${SECRET}`)],
  ['what a program of drawing keeps', chunk('mkBS', SECRET)],
])('of a PNG, %s is left out', async (_, part) => {
  const data = await picture().png({ palette: true }).toBuffer();
  expect(bare(withParts(data, 33, part), 'png').equals(data)).toBe(true);
  expect(bare(Buffer.concat([data, part]), 'png').equals(data)).toBe(true);
});

test('of a WebP that moves, all frames are left as they are', async () => {
  const frames = await readFile(join(import.meta.dirname, '../testing/moving-5-frames.webp'));
  const data = await sharp(frames, { animated: true })
    .resize(24)
    .withExif({ IFD0: { Artist: SECRET } })
    .webp()
    .toBuffer();
  const left = bare(data, 'webp');
  expect(left.includes(SECRET)).toBe(false);
  expect(await sharp(left).metadata()).toMatchObject({ pages: 5 });
  expect(await pixels(left)).toEqual(await pixels(data));
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s that is cut off anywhere stays so', async (format) => {
  const data = await told().toFormat(format).toBuffer();
  for (let length = 0; length < data.length; length += 7)
    expect(removeMetadata(data.subarray(0, length), format)?.length ?? 0).toBeLessThanOrEqual(length);
});
