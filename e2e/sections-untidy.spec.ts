/** Sections that a backend leaves empty or misspells, or that this site doesn't know. */
import { isSectionKind } from '@kontorwerk/contract/content/section-kinds';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { sectionOf } from './support/browser/sections.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';
import { EMPTY_LISTS, emptyHeading } from './support/scripted-backend/empty-lists.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

test.use({ baseURL: FOREIGN_STACK.siteUrl });

const NOTHING = { en: 'There is nothing here yet.', de: 'Hier steht noch nichts.' } as const;
const NO_JOBS = {
  en: 'All chairs are taken at the moment. You are welcome to send a speculative application.',
  de: 'Im Augenblick sind alle Stühle besetzt. Bewerben Sie sich gern initiativ.',
} as const;
const HOME = { en: 'Go to Home', de: 'Zur Startseite' } as const;
const WRITE = { en: 'Write to us', de: 'Schreiben Sie uns' } as const;

for (const language of LANGUAGES) {
  test(`§2 §4 every kind of list says that it is empty, under its heading, in ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/ecommerce/nothing-yet', language));
    for (const kind of Object.keys(EMPTY_LISTS).filter(isSectionKind)) {
      const section = sectionOf(page, kind);
      await expect(section.getByRole('heading', { name: emptyHeading(kind) }), kind).toBeVisible();
      await expect(
        section.getByText(kind === 'CareerGrid' ? NO_JOBS[language] : NOTHING[language]),
        kind,
      ).toBeVisible();
      await expect(section.getByRole('link', { name: HOME[language] }), kind).toHaveAttribute(
        'href',
        inLanguage('/', language),
      );
    }
    await page.goto(inLanguage('/', language));
    await expect(page.getByText(NOTHING[language])).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: HOME[language] })).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: WRITE[language] })).toHaveAttribute(
      'href',
      inLanguage('/contactus/contactform', language),
    );
  });
}

test('§3 §8 what can not be read is left out and takes nothing with it', async ({ page }) => {
  const response = await page.goto('/de/ecommerce/untidy');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untidy');
  await expect(sectionOf(page, 'GridBlocks').getByRole('heading')).toHaveText('2015');
  const hands = sectionOf(page, 'HireGrid').locator('article');
  await expect(hands).toHaveCount(1);
  await expect(hands).toContainText('Stoker');
  await expect(hands).toContainText('40');
  for (const kind of ['GridBlocks', 'Stats', 'News'] as const)
    await expect(sectionOf(page, kind).getByText(NOTHING.de), kind).toBeVisible();
  await expect(sectionOf(page, 'TwoImages').locator('img')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('[object Object]');
  await expect(page.locator('main')).not.toContainText('An object for a text');
});

test('§2 §8 an unknown block says that it was not found and the rest of the page stays', async ({ page }) => {
  await page.goto('/de');
  const texts = page
    .locator('main')
    .locator('h1, h2, p')
    .filter({ hasText: /foreign home|Component|2015/ });
  await expect(texts).toHaveText(['A foreign home', 'Component "Hologram" not found', '2015']);
});
