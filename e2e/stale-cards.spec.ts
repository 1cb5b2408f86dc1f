/** Stored cards that are of no use, and pages that none is stored for (§2, §8). */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { storedItems } from './support/browser-storage.ts';
import { goInside } from './support/go-inside.ts';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { FOREIGN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

const HEADINGS = {
  en: { missing: 'This page has sailed', loading: 'Loading...' },
  de: { missing: 'Diese Seite ist davongesegelt', loading: 'Wird geladen …' },
} as const;

for (const language of LANGUAGES) {
  const say = HEADINGS[language];

  test(`§2 §8 without a stored card and without one in the backend a detail page leads on, in ${language}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/career-form', language));
    await hydrated(page);
    for (const [path, leadsTo] of [
      ['/projects/gone', '/projects'],
      ['/blog/gone', '/agency/blogs'],
      ['/jobapply/gone', '/404'],
    ] as const) {
      await goInside(page, inLanguage(path, language));
      await expect(page).toHaveURL(inLanguage(leadsTo, language));
    }
    await goInside(page, inLanguage('/service-detail/gone', language));
    await expect(page.locator('h1')).toHaveText(say.loading);
  });

  test(`§2 §8 a stored post that is not among the cards leads to /404, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/agency/blogs', language));
    await hydrated(page);
    await page.evaluate(() => localStorage.setItem('newsdetail', JSON.stringify({ title: 'Gone' })));
    await goInside(page, inLanguage('/blog/gone', language));
    await expect(page).toHaveURL(inLanguage('/404', language));
    await expect(page.locator('h1')).toHaveText(say.missing);
  });

  test.describe('on a backend that has none of them', () => {
    test.use({ baseURL: FOREIGN_STACK.siteUrl });

    test(`§2 a stored card is shown though the backend has nothing, in ${language}`, async ({ page }) => {
      const stored = { title: 'Kept Card', description: 'It was selected.', html_field: '<p>What was kept of it.</p>' };
      await page.goto(inLanguage('/career-form', language));
      await hydrated(page);
      await page.evaluate((kept) => {
        localStorage.setItem('pojectdetail', JSON.stringify(kept));
        localStorage.setItem('servicedetail', JSON.stringify([kept]));
        localStorage.setItem('careerdetail', JSON.stringify(kept));
      }, stored);
      for (const path of ['/projects/kept-card', '/service-detail/kept-card', '/jobapply/Kept-CARD']) {
        await goInside(page, inLanguage(path, language));
        await expect(page.locator('h1')).toHaveText('Kept Card');
        await expect(page.getByText('What was kept of it.')).toBeVisible();
      }
      expect(Object.keys(await storedItems(page))).toContain('pojectdetail');
    });
  });
}
