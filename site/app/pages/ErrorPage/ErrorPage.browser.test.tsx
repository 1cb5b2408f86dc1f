import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** The two positions of the number, in the picture's own units: large in the sky, and on the boat. */
const SKY = { x: 0, y: 0, width: 1120, height: 300 };
const BOAT = { x: 930, y: 515, width: 80, height: 32 };

/** Counts the pixels of an area that are as dark as the number. */
async function darkIn(picture: HTMLImageElement, { x, y, width, height }: typeof SKY): Promise<number> {
  await picture.decode();
  const context = new OffscreenCanvas(1120, 600).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, 1120, 600);
  const { data } = context.getImageData(x, y, width, height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) < 30 && (data[at + 3] ?? 0) > 200) dark += 1;
  return dark;
}

test('a page that is missing and one that failed have pictures and words of their own', async () => {
  await show(
    <>
      <ErrorPage missing />
      <ErrorPage missing={false} />
    </>,
  );
  const [missing, failed] = page.getByRole('img').elements();
  if (!(missing instanceof HTMLImageElement) || !(failed instanceof HTMLImageElement)) throw new Error('two pictures');
  expect([missing.alt, failed.alt].map((alt) => alt.includes('404'))).toEqual([true, false]);
  for (const place of [SKY, BOAT]) {
    expect(await darkIn(missing, place)).toBeGreaterThan(100);
    expect(await darkIn(failed, place)).toBe(0);
  }
  expect(
    page
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['This page has sailed', 'Something went wrong']);
});
