/** The page for missing addresses. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';

const TEXTS = {
  en: { home: 'Go to Home', homeAt: '/' },
  de: { home: 'Zur Startseite', homeAt: '/de' },
} as const;

for (const language of LANGUAGES) {
  const say = TEXTS[language];

  test(`§2 the error page has an image, and its button goes home, in ${language}`, async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource: .*404/);
    await page.goto(inLanguage('/404', language));
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await page.getByRole('link', { name: say.home }).click();
    await expect(page).toHaveURL(say.homeAt);
    await expect(page.locator('h1')).not.toHaveText('404');
    await expect(page.getByRole('link', { name: say.home })).toHaveCount(0);
  });
}
