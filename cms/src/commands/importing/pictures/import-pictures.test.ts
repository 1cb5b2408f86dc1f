import { BasePayload } from 'payload';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { Findings } from '../findings.ts';
import type { Incoming } from '../incoming.ts';
import { PicturePlan } from '../wire/picture-plan.ts';
import { importPictures } from './import-pictures.ts';

type Frames = readonly string[];

/** Returns a picture with one frame of each colour. */
async function pictureOf(frames: Frames, format: 'gif' | 'webp'): Promise<Buffer> {
  const frame = (background: string) => sharp({ create: { width: 8, height: 4, channels: 3, background } }).png();
  const pngs = await Promise.all(frames.map((colour) => frame(colour).toBuffer()));
  const picture = pngs.length > 1 ? sharp(pngs, { join: { animated: true } }) : sharp(pngs[0]);
  return picture.toFormat(format, { delay: frames.map(() => 100) }).toBuffer();
}

/** Imports a plan's pictures from a backend with these files; returns what is written of each, and what is reported. */
async function imported(files: Readonly<Record<string, Buffer>>, planAll: (plan: PicturePlan) => void) {
  const address = await startServer(({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file ? 200 : 404);
    response.end(file);
  });
  const plan = new PicturePlan(address);
  planAll(plan);
  const written: Incoming[] = [];
  const findings = new Findings();
  const source = { address, token: '', fetch, patienceMs: 5_000 };
  const write = async (picture: Incoming) => written.push(picture);
  await importPictures(plan.pictures, write, { source, scope: address, payload: new BasePayload(), findings });
  const { notes, problems, advice } = findings;
  return { written, notes, problems, advice };
}

const SHOWS_FIRST_FRAME =
  'it moves: it plays in banners and beside texts, as the “In motion” of its first frame, which is shown elsewhere';

test.each([
  ['a GIF', ['#f00'], 'gif', [[1, 'picture /a', null]], []],
  ['a WebP', ['#f00'], 'webp', [[1, 'picture /a', null]], []],
  ...(['gif', 'webp'] as const).map(
    (format) =>
      [
        `a moving ${format}`,
        ['#f00', '#00f'],
        format,
        [
          [-1, 'picture /a in motion', null],
          [1, 'picture /a', -1],
        ],
        [{ at: 'a page, picture /a', why: SHOWS_FIRST_FRAME }],
      ] as const,
  ),
] as const)('%s becomes WebP, of one that moves its first frame and what plays over it', async (...given) => {
  const [, frames, format, documents, notes] = given;
  const { written, ...told } = await imported({ '/a': await pictureOf(frames, format) }, (plan) =>
    plan.at('/a', 'a page'),
  );
  expect(written.map(({ id, name, data }) => [id, name, data.moving])).toEqual(documents);
  expect(new Set(written.map(({ source }) => source)).size).toBe(documents.length);
  expect(told).toEqual({ notes, problems: [], advice: [] });
});

test('what plays over another picture is written as it is', async () => {
  const moving = await pictureOf(['#f00', '#00f'], 'webp');
  const set = { width: 8, height: 4, alt: 'A', focal_x: 50, focal_y: 50, sources: [], tall: [], wide: [] };
  const shown = { image: '/still', image_set: { ...set, moving: '/moving' } };
  const { written, notes } = await imported(
    { '/still': await pictureOf(['#f00'], 'webp'), '/moving': moving },
    (plan) => plan.of({ en: shown, de: shown }, 'a page'),
  );
  expect(written.map(({ name, data }) => [name, data.moving])).toEqual([
    ['picture /moving', null],
    ['picture /still', 2],
  ]);
  expect(notes).toEqual([]);
});

test('pictures that are missing are told one by one, and once what can be done', async () => {
  const { written, problems, advice } = await imported({ '/text': Buffer.from('no picture') }, (plan) => {
    for (const address of ['/gone', '/text', 'https://cdn.example/a.png']) plan.at(address, 'a page');
  });
  expect(written).toEqual([]);
  expect(problems.map(({ at, why }) => `${at}: ${why}`).toSorted()).toEqual([
    'a page, picture /gone: the answer is 404',
    'a page, picture /text: it is no AVIF, WebP, JPEG, PNG or SVG picture: save it as one of these',
    'a page, picture https://cdn.example/a.png: it lies at cdn.example; only pictures of 127.0.0.1 are fetched',
  ]);
  expect(advice).toEqual([
    {
      at: 'pictures',
      why: '3 could not be imported, as told below: upload each by hand under “Pictures” in the admin, and choose it where its line says',
    },
  ]);
});

test('pictures are written one after the other, however many are fetched at a time', async () => {
  const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#b00' } })
    .png()
    .toBuffer();
  const address = await startServer((_, response) => response.end(png));
  const plan = new PicturePlan(address);
  for (let number = 1; number <= 8; number += 1) plan.at(`/uploads/${number}.png`, 'a page');
  const [written, underWay]: [string[], number[]] = [[], []];
  let writers = 0;
  const write = async ({ name }: { readonly name: string }) => {
    writers += 1;
    underWay.push(writers);
    await new Promise((resolve) => setImmediate(resolve));
    writers -= 1;
    written.push(name);
  };
  const source = { address, token: '', fetch, patienceMs: 5_000 };
  const fetching = { source, scope: address, payload: new BasePayload(), findings: new Findings() };
  await importPictures(plan.pictures, write, fetching);
  expect(written).toHaveLength(8);
  expect(new Set(underWay)).toEqual(new Set([1]));
});
