/** The printed page: on paper there is no Next button. */
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';

/** The width of an A4 sheet without its margins, in px. */
const SHEET = 673;

for (const script of [true, false])
  test(`all slides are on paper, ${script ? 'wherever a carousel stands' : 'without a script'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: script, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/');
    if (script) {
      await hydrated(page);
      await page.getByRole('button', { name: 'Next' }).first().click();
      await expect(page.locator('main [data-running]')).not.toHaveCount(0);
    }
    await page.setViewportSize({ width: SHEET, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const slides = page.locator('main [role="group"] [role="group"]');
    expect(await slides.count()).toBeGreaterThan(20);
    const hidden = await slides.evaluateAll((all, sheet) => {
      const isOnSheet = ({ left, right, width }: DOMRect) => width > 100 && left > -1 && right < sheet + 1;
      const places = all.map((slide) => slide.getBoundingClientRect());
      return places.filter((place, at) => {
        const before = places.slice(0, at);
        return !isOnSheet(place) || before.some(({ left, top }) => left === place.left && top === place.top);
      }).length;
    }, SHEET);
    expect(hidden).toBe(0);
    await context.close();
  });

test('neither a slide nor a card is torn, wherever a sheet ends', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.setViewportSize({ width: SHEET, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const height of [850, 900, 950, 979]) {
    // Columns break like sheets, and each fragment of a box has its own rectangle.
    const torn = await page.evaluate(
      ([width, height]) => {
        Object.assign(document.body.style, { width, height, columns: width, columnGap: '0', columnFill: 'auto' });
        const boxes = document.querySelectorAll<HTMLElement>(
          'main [role="group"] [role="group"], main li:has(article)',
        );
        const isTorn = (box: HTMLElement) => box.getClientRects().length > 1;
        return [...boxes].filter(isTorn).map(({ innerText }) => innerText.slice(0, 40));
      },
      [`${SHEET}px`, `${height}px`],
    );
    expect.soft(torn, `sheets of ${height} px`).toEqual([]);
  }
});

test('a form leaves no empty box', async ({ page }) => {
  await page.goto('/contactus/contactform');
  const box = page.locator('main div:has(> form [name="company"])').first();
  await expect(box).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(box).toBeHidden();
});
