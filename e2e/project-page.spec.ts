/** The layout of a project's page: its head, the link to the work, the pictures in the case, the figures, the end. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import lumen from '../content/projects/lumen.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';

const PAGE = '/projects/lumen-&-söhne';

for (const language of LANGUAGES)
  test(`a project leads to the work, and the figures stand under their heading, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage(PAGE, language));
    const article = page.getByRole('article');
    const button = article.getByRole('link', { name: lumen.link_text[language], exact: true });
    await expect(button).toHaveAttribute('href', new RegExp(`^${inLanguage(lumen.link, language)}\\?about=/projects/`));
    const [, , third] = await article.getByRole('heading', { level: 2 }).all();
    if (!third) throw new Error('the case has more than two sections');
    const title = article.getByRole('heading', { name: lumen.results_title[language] });
    await expect(title.locator('+ dl dt')).toHaveText(lumen.results.map(({ term }) => term[language]));
    const tops = await Promise.all(
      [
        article.locator('h2').nth(1),
        article.locator('figure').first(),
        third,
        article.locator('blockquote'),
        title,
      ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const count = language === 'en' ? '02 of 12' : '02 von 12';
    await expect(page.getByRole('main').getByRole('link', { name: count })).toBeVisible();
  });

test('the first figure of a row is flush with the facts, and nothing is wider than the window', async ({ page }) => {
  await page.goto(PAGE);
  // The page clips content that is too wide; here it is made visible.
  await page.locator('main').evaluate((main) => main.style.setProperty('overflow', 'visible'));
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => Math.round(part.getBoundingClientRect().left));
  for (const width of [320, 360, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await leftOf('article h2 + dl dt')).toBe(await leftOf('article dl dt'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});

test('what follows the pictures is numbered, and begins below the facts on a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGE);
  const chapters = page.locator('article h2').nth(2).locator('..');
  expect(await chapters.evaluate((part) => getComputedStyle(part, '::before').content)).toContain('counter(chapter');
  const [left, facts] = await Promise.all(
    [chapters, page.locator('article dl').first()].map(async (part) => (await part.boundingBox())?.x),
  );
  expect(left).toBe(facts);
});

test('a short name stands in one line where it fits beside the lead', async ({ page }) => {
  for (const path of ['/projects/isar-optik', '/projects/rheinkran', '/projects/nordlicht']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [768, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const height = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        return title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight);
      });
      expect(Math.round(height), `${path} at ${width} px`).toBe(1);
    }
  }
});
