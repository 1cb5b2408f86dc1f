import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPreview } from './preview-drawing.ts';

test.each([
  ['a short title', 'About us'],
  ['a long German word', 'Geschwindigkeitsoptimierung'],
  ['a word longer than any line', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'],
  ['more words than there is room for', 'From a shop to a harbour and back again '.repeat(20)],
])('the picture has its size and a margin beside %s', async (_, title) => {
  const picture = await drawPreview({ title, brand: 'Kontorwerk', footline: 'Munich', ground: 'paper' });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const margin = sharp(picture).extract({ left: 1012, top: 168, width: 188, height: 180 });
  const { channels } = await sharp(await margin.toBuffer()).stats();
  expect(channels.map(({ stdev }) => stdev)).toEqual(channels.map(() => 0));
});

test.each([
  ['longer than any picture', 'Kontorwerk and its many harbours '.repeat(100)],
  ['of many lines', 'a\n'.repeat(100)],
  ['with signs that have no shape', 'a\u0000b\u0001c\u001f<d>&'],
  ['that is empty', ''],
  ['of nothing that is seen', ' \u0001\u200b\u202e '],
])('a text %s keeps no picture from being drawn', async (_, text) => {
  const picture = await drawPreview({ title: text, brand: text, footline: text, ground: 'petrol' });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
