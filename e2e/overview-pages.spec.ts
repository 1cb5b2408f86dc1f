/** The overview pages of all shops and all services. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { attributesIn } from './support/pages/discover.ts';
import { ECOMMERCE, inLanguage, SERVICES } from './support/pages/routes.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

const PAGES = [
  { path: '/ecommerce', names: ECOMMERCE, groups: { en: 'Ecommerce', de: 'E-Commerce' } },
  {
    path: '/services',
    names: SERVICES.filter((name) => name !== 'webdevelopmente'),
    groups: { en: 'Services', de: 'Leistungen' },
  },
] as const;

for (const language of LANGUAGES)
  for (const { path, names, groups } of PAGES) {
    const address = inLanguage(path, language);
    const overview = language === 'en' ? 'Overview' : 'Überblick';

    test(`${address} lists every page below it`, async () => {
      const html = await (await fetch(MAIN_STACK.siteUrl + address)).text();
      const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
      const links = new Set(attributesIn(main, 'a', 'href'));
      expect(names.filter((name) => !links.has(`${address}/${name}`))).toEqual([]);
    });

    test(`the menu leads to ${address}, a card from there to its page, and its breadcrumbs back`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(inLanguage('/', language));
      await hydrated(page);
      await page.locator('nav summary', { hasText: groups[language] }).first().click();
      await page.getByRole('link', { name: `${groups[language]}: ${overview}` }).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('header a[aria-current=page]')).toHaveAttribute('href', address);
      const [first = ''] = names;
      await page.getByRole('main').locator(`a[href="${address}/${first}"]`).first().click();
      await expect(page).toHaveURL(`${address}/${first}`);
      const crumbs = page.getByRole('main').getByRole('navigation').first();
      await crumbs.getByRole('link', { name: groups[language], exact: true }).click();
      await expect(page).toHaveURL(address);
    });
  }

test('the name of such a page among those below it leads to it', async ({ request }) => {
  for (const [named, own] of [
    ['/ecommerce/overview', '/ecommerce'],
    ['/de/services/Overview', '/de/services'],
  ] as const) {
    const answer = await request.get(named, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, own]);
  }
});
