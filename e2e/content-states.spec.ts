/** What a page shows while its content loads, when it can't be fetched, and when there is none (§4). */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { listPath } from '@kontorwerk/contract/wire';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { mainTextIn, titleIn } from './support/shown-page.ts';
import { FOREIGN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

const TEXTS = {
  en: {
    error: 'Error fetching data: The content is not available right now. Please try again in a moment.',
    loading: 'Loading...',
    home: 'Go to Home',
    failed: 'Something went wrong',
    imprint: 'Imprint',
  },
  de: {
    error:
      'Fehler beim Laden der Daten: Die Inhalte sind gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    loading: 'Wird geladen …',
    home: 'Zur Startseite',
    failed: 'Da ist etwas schiefgegangen',
    imprint: 'Impressum',
  },
} as const;

for (const language of LANGUAGES) {
  const say = TEXTS[language];
  const legal = `**${listPath('legal', language)}`;

  test(`§4 §8 a server that can't fetch a page's content says so in its place, in ${language}`, async () => {
    for (const path of ['/products', '/projects', '/projects/any']) {
      const response = await fetch(`${FOREIGN_STACK.siteUrl}${inLanguage(path, language)}`);
      expect(response.status, path).toBe(503);
      const html = await response.text();
      expect(mainTextIn(html), path).toBe(say.error);
      expect(titleIn(html).startsWith(`${say.failed} – `), path).toBe(true);
    }
  });

  test(`§2 §4 a page without sections or without an entry is the error page, in ${language}`, async () => {
    for (const path of ['/agency/aboutus', '/agency/blogs', '/contactus/hireadeveloper']) {
      const response = await fetch(`${FOREIGN_STACK.siteUrl}${inLanguage(path, language)}`);
      expect(response.status, path).toBe(404);
      expect(mainTextIn(await response.text()), path).toContain(say.home);
    }
  });

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
    // The list that was fetched ahead failed: nothing tells a visitor, and nothing is asked again.
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
