import { LANGUAGES } from '@kontorwerk/contract/languages';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const scrolled = () => scrollY;

for (const language of LANGUAGES) {
  test(`§2 every route change scrolls to the top, and going back restores the place, in ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/agency/blogs', language));
    await hydrated(page);
    const post = page.getByRole('main').locator('a[href*="/blog/"]').last();
    await post.scrollIntoViewIfNeeded();
    const place = await page.evaluate(scrolled);
    expect(place).toBeGreaterThan(300);
    await post.click();
    await expect(page).toHaveURL(/\/blog\//);
    await expect.poll(() => page.evaluate(scrolled)).toBe(0);

    const next = page.getByRole('main').locator('a[href*="/blog/"]').last();
    await next.scrollIntoViewIfNeeded();
    const lower = await page.evaluate(scrolled);
    expect(lower).toBeGreaterThan(300);
    const first = page.url();
    await next.click();
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
