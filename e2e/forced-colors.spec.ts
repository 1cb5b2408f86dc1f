/** With forced colours, backgrounds are gone: buttons and fields keep an edge. */

import type { Page } from '@playwright/test';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { unmarkedFocus } from './support/browser/unmarked-focus.ts';
import { inLanguage } from './support/pages/routes.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/**
 * Lists the fields and buttons without a border on themselves or on an element in or around them. Disclosures are
 * exempt: their words identify them.
 */
function edgeless(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hasEdge = (element: Element) => Number.parseFloat(getComputedStyle(element).borderBottomWidth) > 0;
    // The browser draws an edge on native controls.
    const isDrawn = (element: Element) =>
      element.matches('[type="checkbox"]') && getComputedStyle(element).appearance !== 'none';
    const controls = document.querySelectorAll<HTMLElement>(
      'button, summary, select, textarea, input:not([type="hidden"])',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility() || control.closest('[aria-hidden="true"]') || isDrawn(control)) return [];
      if (control.matches('summary') && control.innerText.trim() !== '') return [];
      const frames = [
        control,
        control.parentElement,
        control.parentElement?.parentElement,
        ...control.querySelectorAll('*'),
      ];
      return frames.some((frame) => frame && hasEdge(frame)) ? [] : [control.outerHTML.slice(0, 160)];
    });
  });
}

/** Lists the distinct filters with which the wordmarks and the menu's marks are drawn. */
function drawnMarks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('main [data-kind="ClientSlider"] img, header ul ul img')];
    return [...new Set(marks.map((mark) => getComputedStyle(mark).filter))];
  });
}

test('wordmarks and the marks of the menu, which are drawn in ink, are light where the chosen ground is dark', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await drawnMarks(page)).toEqual(['brightness(0) invert(1)']);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  expect(await drawnMarks(page)).toEqual(['none']);
});

/** Pages that together have every kind of control. */
const PAGES = ['/', '/contactus/contactform', '/career-form', '/projects', '/ecommerce/shopware'];

test('every button and field keeps an edge and every control shows its focus in forced colours', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(inLanguage(path, 'de'));
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 1000));
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await edgeless(page), `${path} at ${width} px`).toEqual([]);
    }
    expect.soft(await unmarkedFocus(page), path).toEqual([]);
  }
});
