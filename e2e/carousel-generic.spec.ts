import { bundleCarousel } from '../site/app/ui/Carousel/testing/bundle-carousel.ts';
import { standOf } from './support/carousel.ts';
import { expect, test } from './support/test.ts';
import { openInStoppedTime, timeLeft } from './support/time.ts';

test('§4 §9 a carousel that names no interval moves on every 5000 ms', async ({ page }) => {
  const { script, style } = await bundleCarousel();
  await page.setViewportSize({ width: 800, height: 400 });
  await openInStoppedTime(page, 'about:blank');
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  const carousel = page.getByRole('group', { name: 'Letters' });
  for (const place of [1, 2, 3, 4, 5, 1]) {
    await expect(standOf(carousel)).toHaveText(`${place} / 5`);
    await expect.poll(() => timeLeft(page, 5000), { intervals: [25] }).toEqual([5000]);
    await page.clock.runFor(4999);
    expect(await timeLeft(page, 5000)).toEqual([1]);
    await page.clock.runFor(1);
  }
});
