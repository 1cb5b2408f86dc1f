/** A page while the browser loads its content, and when that fails (§4). */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { listPath } from '@kontorwerk/contract/wire';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';

const TEXTS = {
  en: {
    error: 'Error fetching data: The content is not available right now. Please try again in a moment.',
    loading: 'Loading...',
    imprint: 'Legal notice',
  },
  de: {
    error:
      'Fehler beim Laden der Daten: Die Inhalte sind gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    loading: 'Wird geladen …',
    imprint: 'Impressum',
  },
} as const;

for (const language of LANGUAGES) {
  const say = TEXTS[language];
  const legal = `**${listPath('legal', language)}?*`;

  test(`§4 §8 a list that fails on the way to a page is named in place of the sections, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^console: (?:Failed to load resource|\S*\/imprint has no content)/);
    await page.clock.install();
    await page.goto(inLanguage('/career-form', language));
    await hydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: say.imprint });
    let asked = 0;
    await page.route(legal, (route) => {
      asked += 1;
      return route.fulfill({ status: 500, body: '' });
    });
    await link.hover();
    await expect.poll(() => asked).toBe(1);
    // Prefetching the list failed: the visitor sees no alert, and there is no retry.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await link.click();
    await expect(page).toHaveURL(inLanguage('/imprint', language));
    await expect(page.getByRole('main')).toHaveText(say.error);
    await expect(page.getByRole('status').filter({ hasText: say.loading })).toHaveCount(0);
    const asOften = asked;
    await page.clock.runFor('10:00');
    expect(asked).toBe(asOften);

    await page.unroute(legal);
    await page.route(legal, (route) => route.abort());
    await page.goBack();
    await expect(page).toHaveURL(inLanguage('/career-form', language));
    await link.click();
    await expect(page.getByRole('main')).toHaveText(say.error);
  });

  test(`§2 §4 a page that is long in coming shows the logo as it loads, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/career-form', language));
    await hydrated(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(legal, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: say.imprint }).click();
    const loader = page.getByRole('status').filter({ hasText: say.loading });
    await expect(loader.locator('svg')).toBeVisible();
    await expect(loader).toHaveText(say.loading);
    await expect(page).toHaveURL(inLanguage('/career-form', language));
    answer();
    await expect(page).toHaveURL(inLanguage('/imprint', language));
    await expect(loader).toHaveCount(0);
  });
}
