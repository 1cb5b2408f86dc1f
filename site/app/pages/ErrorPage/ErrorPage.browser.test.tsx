import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** How much of the picture has the ink of the number in it: a page that failed is no 404. */
async function inkIn(picture: HTMLImageElement): Promise<number> {
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, picture.width, picture.height);
  const { data } = context.getImageData(0, 0, picture.width, picture.height / 2);
  let ink = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) > 200 && (data[at] ?? 255) < 40 && (data[at + 1] ?? 255) < 40) ink += 1;
  }
  return ink;
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
  expect(await inkIn(missing)).toBeGreaterThan(1000);
  expect(await inkIn(failed)).toBe(0);
  expect(
    page
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['This page has sailed', 'Something went wrong']);
});
