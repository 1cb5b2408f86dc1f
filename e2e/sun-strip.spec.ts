import { expect, test } from './support/test.ts';

const GERMAN_AFTERNOON = new Date('2026-03-02T15:14:00Z');

test('the line of the present passes behind the opening hours in the sun strip', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.setFixedTime(GERMAN_AFTERNOON);
  await page.goto('/');
  const badge = page.locator('svg text', { hasText: '16:14 in Munich' });
  await expect(badge).toBeVisible();
  const line = (await badge.boundingBox()) ?? { x: 0, width: 0 };
  const label = page.locator('svg text', { hasText: '09:30 – 18:30 local' });
  await label.scrollIntoViewIfNeeded();
  const onTop = await label.evaluate(
    (text, x) => {
      const { top, bottom, left, right } = text.getBoundingClientRect();
      const { stroke, strokeWidth, paintOrder } = getComputedStyle(text);
      return {
        crossed: left < x && x < right,
        isLabel: document.elementFromPoint(x, (top + bottom) / 2) === text,
        edge: stroke,
        isWide: Number.parseFloat(strokeWidth) >= 8,
        isBelowLetters: paintOrder.startsWith('stroke'),
      };
    },
    line.x + line.width / 2,
  );
  const strip = page.locator('[data-tone="petrol"]', { has: label }).last();
  const ground = await strip.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(onTop).toEqual({ crossed: true, isLabel: true, edge: ground, isWide: true, isBelowLetters: true });
});
