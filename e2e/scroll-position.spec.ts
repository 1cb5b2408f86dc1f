import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Locator, Page } from '@playwright/test';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const scrolled = () => scrollY;

/** Follows a link; resolves with how far the page was scrolled at that moment, in px. */
async function leaveBy(page: Page, link: Locator): Promise<number> {
  // Before it presses, Playwright may scroll the page once more.
  const place = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
      ),
  );
  await link.click();
  return place;
}

for (const language of LANGUAGES) {
  test(`§2 every route change scrolls to the top, and going back restores the place, in ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/agency/blogs', language));
    await hydrated(page);
    const post = page.getByRole('main').locator('a[href*="/blog/"]').last();
    const place = await leaveBy(page, post);
    expect(place).toBeGreaterThan(300);
    await expect(page).toHaveURL(/\/blog\//);
    await expect.poll(() => page.evaluate(scrolled)).toBe(0);

    const next = page.getByRole('main').locator('a[href*="/blog/"]').last();
    const first = page.url();
    const lower = await leaveBy(page, next);
    expect(lower).toBeGreaterThan(300);
    await expect(page).not.toHaveURL(first);
    await expect.poll(() => page.evaluate(scrolled)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect.poll(() => page.evaluate(scrolled)).toBe(lower);
    await page.goBack();
    await expect.poll(() => page.evaluate(scrolled)).toBe(place);
    await page.goForward();
    await expect.poll(() => page.evaluate(scrolled)).toBe(lower);
  });
}
