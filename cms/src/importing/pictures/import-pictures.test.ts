import { BasePayload } from 'payload';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { serverHere } from '../../testing/server-here.ts';
import { Findings } from '../findings.ts';
import { PicturePlan } from '../wire/picture-plan.ts';
import { importPictures } from './import-pictures.ts';

test('pictures are written one after the other, however many are fetched at a time', async () => {
  const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#b00' } })
    .png()
    .toBuffer();
  const address = await serverHere((_, response) => response.end(png));
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
