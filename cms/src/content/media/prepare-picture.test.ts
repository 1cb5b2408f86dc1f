import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { convertGif, firstFrame, preparePicture, UnusablePicture } from './prepare-picture.ts';

/** A landscape picture, red on the left and blue on the right. */
const halves = (): Sharp =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);
const GPS = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 28/1 2/1' } };

/** Returns the colour of a pixel: red, green, blue. */
async function pixel(data: Buffer, left: number, top: number): Promise<readonly number[]> {
  const raw = await sharp(data)
    .extract({ left, top, width: 1, height: 1 })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...raw];
}

async function problemOf(data: Buffer): Promise<string> {
  const error = await preparePicture(data).catch((thrown: unknown) => thrown);
  return error instanceof UnusablePicture ? `${error.words.en} / ${error.words.de}` : 'none';
}

describe('a photograph is upright, whatever way its camera was held', () => {
  // The visible position of the red half, by EXIF orientation.
  const reds = ['left', 'right', 'right', 'left', 'top', 'top', 'bottom', 'bottom'];
  test.each(reds.map((red, at) => [at + 1, red] as const))(
    'orientation %i: red is at the %s',
    async (orientation, red) => {
      const data = await halves().withMetadata({ orientation }).jpeg().toBuffer();
      const prepared = await preparePicture(data);
      const { width, height, orientation: left = 1 } = await sharp(prepared).metadata();
      const isLying = red === 'left' || red === 'right';
      expect([width, height, left]).toEqual(isLying ? [80, 40, 1] : [40, 80, 1]);
      const [x, y] = { left: [5, 20], right: [75, 20], top: [20, 5], bottom: [20, 75] }[red] ?? [];
      const [r = 0, , b = 0] = await pixel(prepared, x ?? 0, y ?? 0);
      expect(r).toBeGreaterThan(b);
    },
  );
});

test.each(['jpeg', 'webp', 'png', 'avif'] as const)('where a %s was taken is not told to everybody', async (format) => {
  const told = await halves().withExif(GPS).toFormat(format).toBuffer();
  expect((await sharp(told).metadata()).exif).toBeDefined();
  const prepared = await preparePicture(told);
  expect(await sharp(prepared).metadata()).toMatchObject({ width: 80, height: 40 });
  expect((await sharp(prepared).metadata()).exif).toBeUndefined();
  expect((await sharp(prepared).metadata()).format).toBe((await sharp(told).metadata()).format);
});

test.each(['jpeg', 'webp', 'png', 'avif'] as const)(
  'a %s that is fit stays as it is, byte for byte',
  async (format) => {
    const data = await halves().toFormat(format).toBuffer();
    expect(await preparePicture(data)).toBe(data);
  },
);

test('the pictures of the sample content are fit', async () => {
  const folder = join(import.meta.dirname, '../../../../content/images');
  const names = (await readdir(folder)).filter((name) => /-480\.(avif|webp)$/.test(name));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names.slice(0, 3)) {
    const data = await readFile(join(folder, name));
    expect((await preparePicture(data)).equals(data), name).toBe(true);
  }
});

describe('colours are those that browsers show', () => {
  test.each([
    ['upright', () => halves().withIccProfile('p3')],
    ['turned', () => halves().withIccProfile('p3').withMetadata({ orientation: 6 })],
  ])('with the profile of a phone that was held %s', async (_, make) => {
    const data = await make().jpeg().toBuffer();
    const [before, after] = [await sharp(data).metadata(), await sharp(await preparePicture(data)).metadata()];
    expect(before.icc).toBeDefined();
    expect(after.icc).toEqual(before.icc);
    const [r = 0, g = 0, b = 0] = await pixel(await preparePicture(data), 5, 5);
    expect(r).toBeGreaterThan(250);
    expect(Math.max(g, b)).toBeLessThan(10);
  });

  test('without the profile of a display, which has its serial number', async () => {
    const data = await halves().withIccProfile('p3').png().toBuffer();
    const { icc = Buffer.alloc(0) } = await sharp(data).metadata();
    // Macs write such a profile into screenshots, with a tag that readers skip.
    const ofDisplay = Buffer.from(icc);
    ofDisplay.write('mmod', ofDisplay.length - 4);
    const profile = join(mkdtempSync(join(tmpdir(), 'profile-')), 'display.icc');
    writeFileSync(profile, ofDisplay);
    const shot = await halves().withIccProfile(profile).png().toBuffer();
    rmSync(dirname(profile), { recursive: true });
    expect((await sharp(shot).metadata()).icc?.includes('mmod')).toBe(true);
    expect((await sharp(await preparePicture(shot)).metadata()).icc).toBeUndefined();
  });

  test.each([
    ['CMYK', () => halves().toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits', () => halves().toColourspace('rgb16').png().toBuffer()],
  ])('of %s', async (_, make) => {
    const prepared = await preparePicture(await make());
    const { space, depth, icc } = await sharp(prepared).metadata();
    expect([space, depth, icc]).toEqual(['srgb', 'uchar', undefined]);
    const [r = 0, g = 0, b = 0] = await pixel(prepared, 5, 20);
    expect(r).toBeGreaterThan(200);
    expect(Math.max(g, b)).toBeLessThan(60);
  });
});

test('of a picture that moves, the first frame alone stands for it', async () => {
  const data = await readFile(join(import.meta.dirname, 'testing/moving-5-frames.webp'));
  expect(await preparePicture(data)).toBe(data);
  expect(await sharp(data).metadata()).toMatchObject({ width: 480, height: 360, pages: 5 });
  const still = await firstFrame(data);
  expect(await sharp(still ?? data).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 });
  expect((await sharp(still ?? data).metadata()).pages ?? 1).toBe(1);
  expect(await firstFrame(await halves().webp().toBuffer())).toBeNull();
});

test('what moves goes on moving without what its program said of it', async () => {
  const frames = await readFile(join(import.meta.dirname, 'testing/moving-5-frames.webp'));
  const told = await sharp(frames, { animated: true }).withExif(GPS).webp().toBuffer();
  const prepared = await preparePicture(told);
  expect(await sharp(prepared).metadata()).toMatchObject({ pages: 5, height: 360 });
  expect((await sharp(prepared).metadata()).exif).toBeUndefined();
});

describe('what can’t be used is refused in words that say what to do', () => {
  test.each(['jpeg', 'webp', 'png', 'avif'] as const)('a %s that was cut off', async (format) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const data = await noise.toFormat(format).toBuffer();
    expect(await problemOf(data.subarray(0, data.length / 2))).toMatch(
      /was cut off on its way.* \/ .*unvollständig angekommen/,
    );
  });

  test('one of more than 50 million pixels, which its header says', async () => {
    const side = { width: 7_100, height: 7_100 };
    const data = await sharp({ create: { ...side, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const start = process.cpuUsage();
    expect(await problemOf(data)).toMatch(/7100 × 7100 pixels, more than/);
    expect(process.cpuUsage(start).user).toBeLessThan(200_000);
  });

  test('one of too many pixels, in a file of some bytes', async () => {
    const data = await halves().png().toBuffer();
    // The size is in the first chunk, after its type; the checksum covers both.
    data.writeUInt32BE(20_000, 16);
    data.writeUInt32BE(16_000, 20);
    data.writeUInt32BE(crc32(data.subarray(12, 29)), 29);
    expect(await problemOf(data)).toMatch(/20000 × 16000 pixels, more than .*scale it down.* \/ .*verkleinern Sie es/);
  });

  test('one that is too long', async () => {
    const data = await sharp({ create: { width: 100, height: 17_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await problemOf(data)).toMatch(/too long for its width.* \/ .*zu lang für seine Breite/);
  });
});

describe('a GIF is written as WebP', () => {
  const frame = (background: string) => ({
    create: { width: 20, height: 10, channels: 3 as const, background },
  });
  const still = () => sharp(frame('#f00')).gif().toBuffer();
  const moving = async () => {
    const frames = await Promise.all(['#f00', '#00f'].map((colour) => sharp(frame(colour)).png().toBuffer()));
    return sharp(frames, { join: { animated: true } })
      .gif({ delay: [300, 500] })
      .toBuffer();
  };

  test('in its colours where it stands still', async () => {
    const webp = await convertGif(await still());
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 20, height: 10 });
    expect(await pixel(webp, 5, 5)).toEqual([255, 0, 0]);
    expect(await firstFrame(webp)).toBeNull();
  });

  test('with all its frames and their times where it moves', async () => {
    const webp = await convertGif(await moving());
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', pages: 2, delay: [300, 500] });
  });

  test('unless it is cut off, or has more pixels than can be worked with', async () => {
    const whole = await moving();
    await expect(convertGif(whole.subarray(0, 30))).rejects.toThrow(UnusablePicture);
    const bomb = Buffer.from(await still());
    const frameAt = bomb.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    // The width and height of its canvas, and of its frame.
    for (const at of [6, 8, frameAt + 5, frameAt + 7]) bomb.writeUInt16LE(60_000, at);
    await expect(convertGif(bomb)).rejects.toThrow(/60000 × 60000 pixels/);
  });
});
