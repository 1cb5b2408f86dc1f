import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { siteWithOffices } from '#app/testing/site-with-offices.ts';
import { SunStrip } from './SunStrip.tsx';

const GERMAN_AFTERNOON = new Date('2026-03-02T15:14:00Z');

function textOf(words: string): SVGTextElement {
  const found = [...document.querySelectorAll<SVGTextElement>('svg text')].find(({ textContent }) =>
    textContent?.includes(words),
  );
  if (!found) throw new Error(`The strip doesn't say ${words}.`);
  return found;
}

test('the line of the present passes behind the opening hours in the sun strip', async () => {
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ['Date'], now: GERMAN_AFTERNOON });
  await show(<SunStrip />, { site: siteWithOffices('en') });
  await expect.poll(() => textOf('16:14 in Munich').checkVisibility()).toBe(true);
  const line = textOf('16:14 in Munich').getBoundingClientRect();
  const now = line.x + line.width / 2;
  const label = textOf('09:30\u00a0–\u00a018:30 local');
  const { top, bottom, left, right } = label.getBoundingClientRect();
  const { stroke, strokeWidth, paintOrder } = getComputedStyle(label);
  expect(left < now && now < right, 'the line crosses the label').toBe(true);
  expect(document.elementFromPoint(now, (top + bottom) / 2)).toBe(label);
  const strip = label.closest('[data-tone="petrol"]');
  expect(stroke).toBe(strip && getComputedStyle(strip).backgroundColor);
  expect(Number.parseFloat(strokeWidth)).toBeGreaterThanOrEqual(8);
  expect(paintOrder).toMatch(/^stroke/);
});
