import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { siteWithOffices } from '#app/testing/site-with-offices.ts';
import { SunStrip } from './SunStrip.tsx';

const AFTERNOON = new Date('2026-03-02T15:14:00Z');

function textOf(words: string): SVGTextElement {
  const found = [...document.querySelectorAll<SVGTextElement>('svg text')].find(({ textContent }) =>
    textContent?.includes(words),
  );
  if (!found) throw new Error(`The strip doesn't say ${words}.`);
  return found;
}

/** Shows the strip at a time and a width. */
async function shown(language: 'en' | 'de', now: Date, width: number): Promise<void> {
  await page.viewport(width, 900);
  vi.useFakeTimers({ toFake: ['Date'], now });
  await show(<SunStrip />, { site: siteWithOffices(language) });
  const badge = language === 'en' ? 'in Munich' : 'in München';
  await expect.poll(() => textOf(badge).textContent).toContain(badge);
}

const isSeen = (text: SVGTextElement) => text.checkVisibility();

test.each([1100, 1440])(
  'the line of the present keeps clear of the opening hours at any time: %i px',
  async (width) => {
    for (const hour of [0, 3, 6, 9, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]) {
      await shown('de', new Date(Date.UTC(2026, 2, 2, hour, 10)), width);
      const labels = [...document.querySelectorAll<SVGTextElement>('li svg text')];
      expect(labels).toHaveLength(4);
      for (const label of labels) {
        const line = label.parentElement?.querySelector('line:last-of-type')?.getBoundingClientRect().left ?? 0;
        const { left, right } = label.getBoundingClientRect();
        expect(line < left - 4 || line > right + 4, `${hour}:10 UTC, ${label.textContent}`).toBe(true);
        expect(right).toBeLessThanOrEqual(width);
      }
      document.body.replaceChildren();
    }
  },
);

test('no line of the hours strikes the opening hours through: they are edged in the ground', async () => {
  await shown('en', AFTERNOON, 1440);
  const label = textOf('09:30\u00a0–\u00a018:30 local');
  const { stroke, strokeWidth, paintOrder } = getComputedStyle(label);
  const strip = label.closest('[data-tone="petrol"]');
  expect(stroke).toBe(strip && getComputedStyle(strip).backgroundColor);
  expect(Number.parseFloat(strokeWidth)).toBeGreaterThanOrEqual(8);
  expect(paintOrder).toMatch(/^stroke/);
});

test('a phone has every sixth hour above the bars, a wide window the others too, but for those under the badge', async () => {
  await shown('en', AFTERNOON, 360);
  const hours = () =>
    [...document.querySelectorAll<SVGTextElement>('svg text')]
      .filter((text) => /^\d\d$/.test(text.textContent ?? '') && isSeen(text))
      .map(({ textContent }) => textContent);
  expect(hours()).toEqual(['00', '06', '12', '18', '24']);
  expect(isSeen(textOf('16:14 in Munich'))).toBe(false);
  await page.viewport(1440, 900);
  expect(hours()).toEqual(['00', '03', '06', '09', '12', '21', '24']);
  expect(isSeen(textOf('16:14 in Munich'))).toBe(true);
});
