import type { Locator, Page } from '@playwright/test';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';

const scrolled = () => scrollY;

/** Follows a link; returns the page's scroll position at the click, in px. */
async function leaveBy(page: Page, link: Locator): Promise<number> {
  // Playwright may scroll the page once more before it clicks.
  const place = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
      ),
  );
  await link.click();
  return place;
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('§2 every route change scrolls to the top, and going back restores the place', async ({ page }) => {
  await page.goto('/agency/blogs');
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

/** Returns how far a section's top is below the window's, in px, once nothing moves any more. */
function restingTop(section: Locator): Promise<number> {
  return section.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const rest = (last: number, still: number) => {
          const { top } = element.getBoundingClientRect();
          const frames = top === last ? still + 1 : 0;
          if (frames === 20) resolve(top);
          else requestAnimationFrame(() => rest(top, frames));
        };
        rest(Number.NaN, 0);
      }),
  );
}

test('a button to a place on its page leads there and no further, and going back returns', async ({ page }) => {
  await page.goto('/contactus/career');
  await hydrated(page);
  const jobs = page.locator('main section[data-kind="CareerGrid"]');
  expect(await restingTop(jobs)).toBeGreaterThan(300);
  for (const round of ['first', 'second']) {
    await page.getByRole('link', { name: 'See the open jobs' }).click();
    await expect(page).toHaveURL(/\/contactus\/career#jobs$/);
    const top = await restingTop(jobs);
    expect(top, round).toBeGreaterThanOrEqual(0);
    expect(top, round).toBeLessThan(120);
    await page.goBack();
    await expect(page).toHaveURL(/\/contactus\/career$/);
    await expect.poll(() => page.evaluate(scrolled), round).toBe(0);
  }
});
