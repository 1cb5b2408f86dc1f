/** The frame around every page: the contact bar and the footer. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';

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

for (const language of LANGUAGES) {
  test(`§2 the contact bar has social icons, a mail link and a phone link, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/', language));
    const bar = page.getByRole('complementary', { name: language === 'en' ? 'Contact' : 'Kontakt' });
    const socials = bar.getByRole('list').locator('a');
    await expect(socials.first()).toBeVisible();
    if (language === 'en') await expectOwnMarks(await socials.all());
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
      inLanguage('/sitemap', language),
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
    if (language === 'de') await expectOwnMarks(await networks.locator('a').all());
    await expect(footer.getByText('© 2015-2025')).toBeVisible();
  });
}

/** Takes a screenshot of an icon, whose file loads after the page; null while it is blank. */
async function drawnAt(icon: Locator): Promise<string | null> {
  const png = await icon.screenshot();
  const colours = await icon.page().evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      pen?.drawImage(picture, 0, 0);
      const pixels = pen?.getImageData(0, 0, picture.width, picture.height).data;
      return new Set(pixels && new Uint32Array(pixels.buffer)).size;
    },
    [...png],
  );
  return colours > 1 ? png.toString('base64') : null;
}

/** Expects the links' icons to be drawn and to differ; they are the same in both languages. */
async function expectOwnMarks(links: readonly Locator[]): Promise<void> {
  const drawn = new Set<string>();
  for (const link of links) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    const mark = link.locator('[data-platform]');
    let picture: string | null = null;
    await expect
      .poll(async () => {
        picture = await drawnAt(mark);
        return picture;
      })
      .not.toBeNull();
    if (picture) drawn.add(picture);
  }
  expect(drawn.size).toBe(links.length);
}
