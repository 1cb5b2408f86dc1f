/** A browser whose storage fails: the site works all the same. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';

/** The ways in which local storage fails. */
const STORAGES: Readonly<Record<string, () => void>> = {
  forbidden: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  full: () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...item) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.apply(this, item);
    };
  },
  broken: () => {
    const getItem = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      return this === localStorage ? '{"title": [not JSON' : getItem.call(this, key);
    };
  },
};

for (const [index, [name, spoil]] of Object.entries(STORAGES).entries()) {
  // Storage doesn't depend on the language: each kind is tried in one.
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'en';
  test(`§2 §9 with a ${name} storage pages change and cards open, in ${language}`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto(inLanguage('/projects', language));
    await hydrated(page);
    const card = page
      .getByRole('main')
      .locator(`a[href^="${inLanguage('/projects/', language)}"]`)
      .first();
    const address = (await card.getAttribute('href')) ?? '';
    await card.click();
    await expect(page).toHaveURL(address);
    await expect(
      page
        .getByRole('main')
        .locator('article p')
        .filter({ hasText: /\S{3}.{20}/ })
        .first(),
    ).toBeVisible();

    const imprint = inLanguage('/imprint', language);
    await page.getByRole('contentinfo').locator(`a[href="${imprint}"]`).first().click();
    await expect(page).toHaveURL(imprint);
    await expect(page.locator('h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}
