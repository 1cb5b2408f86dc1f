/** What surrounds every page: the contact bar, the footer and the way back to the top. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Locator, Page } from '@playwright/test';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const COLUMNS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Quick links', 'Technologies', 'Services', 'E-commerce', 'Brand experience'],
  de: ['Schnellzugriff', 'Technologien', 'Leistungen', 'E-Commerce', 'Markenerlebnis'],
};
const SITE_MAP = { en: 'Site map', de: 'Sitemap' } as const;
const CITIES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Munich', 'Duisburg', 'Chennai', 'Karachi'],
  de: ['München', 'Duisburg', 'Chennai', 'Karatschi'],
};
const COUNTRIES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Germany', 'Germany', 'India', 'Pakistan'],
  de: ['Deutschland', 'Deutschland', 'Indien', 'Pakistan'],
};
/** The networks of §2; the code-hosting site is GitHub, the shop platform Shopware. */
const NETWORKS = [
  'X',
  'Instagram',
  'Facebook',
  'Xing',
  'YouTube',
  'Pinterest',
  'GitHub',
  'LinkedIn',
  'Shopware Partner',
];
const TO_TOP = { en: 'Back to top', de: 'Nach oben' } as const;

for (const language of LANGUAGES) {
  test(`§2 the contact bar has social icons, a mail link and a phone link, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/', language));
    const bar = page.getByRole('complementary', { name: language === 'en' ? 'Contact' : 'Kontakt' });
    const socials = bar.getByRole('list').locator('a');
    await expect(socials.first()).toBeVisible();
    for (const link of await socials.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect.poll(() => isDrawn(link.locator('svg use'))).toBe(true);
    }
    const mail = bar.locator('a[href^="mailto:"]');
    await expect(mail).toBeVisible();
    const address = (await mail.getAttribute('href'))?.replace('mailto:', '') ?? '';
    expect(address).toContain('@');
    await expect(mail).toContainText(address);
    const phone = bar.locator('a[href^="tel:+"]');
    await expect(phone).toBeVisible();
    const digits = (text: string) => text.replace(/\D/g, '');
    expect(digits(await phone.innerText())).toBe(digits((await phone.getAttribute('href')) ?? ''));
  });

  test(`§2 §9 the footer has its columns, offices, networks and copyright line, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/products', language));
    const footer = page.locator('footer');
    const columns = footer.getByRole('navigation').locator('div');
    await expect(columns.locator('p')).toHaveText([...COLUMNS[language]]);
    for (const column of await columns.all()) expect(await column.locator('a').count()).toBeGreaterThanOrEqual(5);
    await expect(footer.getByRole('link', { name: SITE_MAP[language] })).toHaveAttribute(
      'href',
      inLanguage('/', language),
    );

    const offices = footer.getByRole('listitem').filter({ has: page.locator('address') });
    await expect(offices).toHaveCount(4);
    for (const [place, office] of (await offices.all()).entries()) {
      await expect(office).toContainText(CITIES[language][place] ?? '');
      await expect(office.locator('address')).toContainText(COUNTRIES[language][place] ?? '');
      await expect(office.locator('a').first()).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
    }
    const networks = footer.getByRole('list', { name: language === 'en' ? 'Social networks' : 'Soziale Netzwerke' });
    await expect(networks.locator('a')).toHaveText(NETWORKS);
    for (const link of await networks.locator('a').all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect.poll(() => isDrawn(link.locator('svg use'))).toBe(true);
    }
    await expect(footer.getByText('© 2015-2025')).toBeVisible();
  });

  test(`§2 §4 §9 the way back to the top shows above 300 px and leads there, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/', language));
    await hydrated(page);
    const button = page.getByRole('button', { name: TO_TOP[language] });
    await scrollTo(page, 300);
    await expect(button).toBeHidden();
    await scrollTo(page, 301);
    await expect(button).toBeVisible();
    await scrollTo(page, 300);
    await expect(button).toBeHidden();
    await scrollTo(page, 2000);
    await button.click();
    await page.waitForFunction(() => scrollY === 0);
    await expect(button).toBeHidden();
    // The button is gone: the focus stands at the beginning of the content.
    await expect(page.locator('#content')).toBeFocused();
  });
}

/** Tells whether an icon that stands in a file of its own has arrived: until then it takes no room. */
function isDrawn(icon: Locator): Promise<boolean> {
  return icon.evaluate((use) => use instanceof SVGGraphicsElement && use.getBBox().width > 0);
}

/** Scrolls and waits until the page has told its listeners. */
function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        document.addEventListener('scroll', () => requestAnimationFrame(() => done()), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('§2 the way back to the top is no journey for who wants no motion', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await scrollTo(page, 2000);
    const button = page.getByRole('button', { name: TO_TOP.en });
    await expect(button).toBeVisible();
    expect(
      await button.evaluate((element: HTMLElement) => {
        element.click();
        return scrollY;
      }),
    ).toBe(0);
  });
});
