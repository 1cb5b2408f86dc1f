/** The link from a group's panel to its landing page. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serve } from '#app/testing/serve.tsx';
import { buildSiteData } from '#app/testing/site-data.ts';
import { Navigation } from './Navigation.tsx';
import { linksIn, topItem } from './testing/menu.tsx';

const WORDS = {
  en: { group: 'Ecommerce', link: 'Ecommerce: Overview' },
  de: { group: 'E-Commerce', link: 'E-Commerce: Überblick' },
} as const;

function serveMenu(language: 'en' | 'de', at: string): void {
  const { links } = buildSiteData(language);
  const menu = links.menu.map((group) => (group.to === '/ecommerce/shopware' ? { ...group, to: '/ecommerce' } : group));
  serve(<Navigation />, { at: language === 'en' ? at : `/de${at}`, site: { links: { ...links, menu } } });
}

for (const language of LANGUAGES)
  for (const width of [360, 800, 1440]) {
    test(`a panel leads to its overview, and no other does, at ${width} px in ${language}`, async () => {
      await page.viewport(width, 900);
      const { group, link } = WORDS[language];
      serveMenu(language, '/products');
      for (const details of document.querySelectorAll('details')) details.open = details.dataset.menu === 'all';
      topItem(group).closest('details')?.setAttribute('open', '');
      const overview = linksIn(group).filter((one) => one.ariaLabel === link);
      expect(overview.map((one) => one.getAttribute('href'))).toEqual([
        language === 'en' ? '/ecommerce' : '/de/ecommerce',
      ]);
      expect(document.querySelectorAll('nav a[aria-label]')).toHaveLength(1);
      if (width < 992) expect(overview[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  }

test('the overview and what it leads to belong to the group', () => {
  for (const [at, current] of [
    ['/ecommerce', '/ecommerce'],
    ['/ecommerce/magento', '/ecommerce/magento'],
  ] as const) {
    serveMenu('en', at);
    const marked = [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'));
    expect(marked).toEqual([current]);
    document.body.replaceChildren();
  }
});

test('without one the links begin at the left, where narrow windows show no introduction', async () => {
  await page.viewport(800, 900);
  serveMenu('en', '/products');
  for (const details of document.querySelectorAll('details')) details.open = details.dataset.menu === 'all';
  topItem('Agency').closest('details')?.setAttribute('open', '');
  expect(linksIn('Agency')[0]?.getBoundingClientRect().left).toBe(topItem('Agency').getBoundingClientRect().left);
});

test('wide windows show what each group says of itself', async () => {
  await page.viewport(1440, 900);
  serveMenu('en', '/products');
  const { menu } = buildSiteData('en').links;
  const groups = menu.filter(({ columns }) => columns.length > 0);
  expect(groups.length).toBeGreaterThan(2);
  for (const { label, intro } of groups) {
    const panel = topItem(label).closest('details');
    panel?.setAttribute('open', '');
    const shown = [...(panel?.querySelectorAll('p') ?? [])].filter((words) => words.checkVisibility());
    expect(shown.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([label, intro]));
  }
});
