/** The navigation's entries as the server sends them: they need no script. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { expect, test } from './support/browser/test.ts';
import { attributesIn } from './support/pages/discover.ts';
import { ECOMMERCE, inLanguage, SERVICES } from './support/pages/routes.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

/** The groups of §2 in each language. */
const GROUPS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Agency', 'Ecommerce', 'Services', 'Products', 'Projects', 'Contact Us'],
  de: ['Agentur', 'E-Commerce', 'Leistungen', 'Produkte', 'Projekte', 'Kontakt'],
};

const NAVIGATION = /<header\b.*?<\/header>/s;

async function menuOf(language: Language, path = '/'): Promise<string> {
  const html = await (await fetch(`${MAIN_STACK.siteUrl}${inLanguage(path, language)}`)).text();
  return NAVIGATION.exec(html)?.[0] ?? '';
}

for (const language of LANGUAGES) {
  test(`§2 the navigation has the six groups, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/', language));
    const labels = page.locator('nav > ul > li > details > summary, nav > ul > li > a');
    await expect(labels).toHaveText([...GROUPS[language]]);
  });

  test(`§2 the navigation links every e-commerce page, in ${language}`, async () => {
    const links = attributesIn(await menuOf(language), 'a', 'href');
    const expected = ECOMMERCE.map((name) => inLanguage(`/ecommerce/${name}`, language));
    expect(links.filter((link) => link.includes('/ecommerce/')).toSorted()).toEqual(expected.toSorted());
  });
}

test('§2 the navigation marks the page that is shown', async () => {
  for (const path of ['/agency/aboutus', '/ecommerce/magento', '/products', '/projects']) {
    const current = [...(await menuOf('de', path)).matchAll(/<a\b[^>]*aria-current="page"[^>]*>/g)];
    expect(current.map(([tag]) => attributesIn(tag, 'a', 'href')[0])).toEqual([inLanguage(path, 'de')]);
  }
});

test('§2 the navigation links every service page; the German menu has its own address for one of them', async () => {
  const services = async (language: Language) =>
    attributesIn(await menuOf(language), 'a', 'href').filter((link) => link.includes('/services/'));
  const common = SERVICES.filter((name) => !name.startsWith('webdevelopment'));
  expect((await services('en')).toSorted()).toEqual(
    ['webdevelopment', ...common].map((name) => `/services/${name}`).toSorted(),
  );
  expect((await services('de')).toSorted()).toEqual(
    ['webdevelopmente', ...common].map((name) => `/de/services/${name}`).toSorted(),
  );
});

test('§2 only the German menu lists the news', async () => {
  expect(attributesIn(await menuOf('de'), 'a', 'href')).toContain('/de/agency/news');
  expect(attributesIn(await menuOf('en'), 'a', 'href')).not.toContain('/agency/news');
});
