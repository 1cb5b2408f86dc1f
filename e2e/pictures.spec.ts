import { slugOf } from '@kontorwerk/contract/address/slug';
import type { ImageSet } from '@kontorwerk/contract/content/entry';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/browser/test.ts';
import { wireEntries } from './support/pages/wire-get.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

/** Returns which shape of a picture an image shows; empty until the browser has chosen. */
async function shapeIn(image: Locator, set: ImageSet): Promise<string> {
  const shown = await image.evaluate((img: HTMLImageElement) =>
    img.currentSrc ? new URL(img.currentSrc).pathname : '',
  );
  const shapes = { tall: set.tall, wide: set.wide, itself: set.sources };
  const found = Object.entries(shapes).find(([, sources]) => sources.some(({ url }) => url === shown));
  return found?.[0] ?? shown;
}

test('a picture is shown in the shape of its place', async ({ page }) => {
  const entries = await wireEntries(MAIN_STACK.siteUrl, 'projects', 'en');
  const [first] = entries.flatMap(({ meta }) => meta.flatMap(({ card_components }) => card_components));
  const set = first?.image_set;
  if (!set) throw new Error('The first project has no picture.');
  const path = `/projects/${encodeURIComponent(slugOf(first.title))}`;
  const image = page.getByRole('main').locator('picture img').first();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/projects');
  await page.locator(`article:has(a[href="${path}"])`).scrollIntoViewIfNeeded();
  const card = page.locator(`article:has(a[href="${path}"]) img`);
  await expect.poll(() => shapeIn(card, set), 'a card on a phone').toBe('tall');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => shapeIn(card, set), 'the same card on a wide window').toBe('itself');
  await page.goto(path);
  await expect.poll(() => shapeIn(image, set), 'the head of its page').toBe('wide');
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(() => shapeIn(image, set), 'the same head on a tablet').toBe('itself');
});
