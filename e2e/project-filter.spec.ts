/** The category filter of the project listing. */
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Page } from '@playwright/test';
import { hydrated } from './support/hydration.ts';
import { inLanguage } from './support/routes.ts';
import { sectionOf } from './support/sections.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { wireEntries } from './support/wire-get.ts';

const LABEL = { en: 'Category', de: 'Kategorie' } as const;
const ALL = { en: 'All', de: 'Alle' } as const;
const COUNTED: Readonly<Record<Language, (shown: number, all: number) => string>> = {
  en: (shown, all) => (shown === all ? `${all} projects` : `${shown} of ${all} projects`),
  de: (shown, all) => (shown === all ? `${all} Projekte` : `${shown} von ${all} Projekten`),
};

/** The projects of the backend with their categories, in order. */
async function projects(language: Language) {
  const sections = (await wireEntries(MAIN_STACK.siteUrl, 'projects', language)).flatMap(({ meta }) => meta);
  return sections.find(({ component_name }) => component_name === 'ProjectGrid')?.card_components ?? [];
}

function grid(page: Page, language: Language) {
  const section = sectionOf(page, 'ProjectGrid');
  return {
    select: section.getByLabel(LABEL[language]),
    titles: section.locator('article h3'),
    status: section.getByRole('status'),
  };
}

for (const language of LANGUAGES) {
  test(`§2 §4 projects are filtered by All or one category, kept in the address, in ${language}`, async ({ page }) => {
    const cards = await projects(language);
    const categories = [...new Set(cards.map(({ pro_category }) => pro_category))];
    expect(categories.length).toBeGreaterThan(2);
    const titlesIn = (category: string) =>
      cards.filter(({ pro_category }) => category === '' || pro_category === category).map(({ title }) => title);
    await page.goto(inLanguage('/projects', language));
    await hydrated(page);
    const { select, titles, status } = grid(page, language);
    await expect(select.locator('option')).toHaveText([ALL[language], ...categories]);
    await expect(titles).toHaveText(titlesIn(''));
    await expect(status).toHaveText(COUNTED[language](cards.length, cards.length));

    for (const category of categories) {
      await select.selectOption(category);
      await expect(titles).toHaveText(titlesIn(category));
      await expect(status).toHaveText(COUNTED[language](titlesIn(category).length, cards.length));
      expect(new URL(page.url()).searchParams.get('category')).toBe(category);
    }
    const last = categories.at(-1) ?? '';
    await page.reload();
    await expect(select).toHaveValue(last);
    await expect(titles).toHaveText(titlesIn(last));
    await hydrated(page);
    await titles.first().getByRole('link').click();
    await page.waitForURL(`${inLanguage('/projects', language)}/*`);
    await page.goBack();
    await expect(select).toHaveValue(last);
    await expect(titles).toHaveText(titlesIn(last));

    await select.selectOption({ label: ALL[language] });
    await expect(titles).toHaveText(titlesIn(''));
    expect(new URL(page.url()).search).toBe('');
  });
}

test('§4 a category that no project has shows them all', async ({ page }) => {
  await page.goto('/projects?category=Knitting');
  await hydrated(page);
  const { select, titles } = grid(page, 'en');
  await expect(select).toHaveValue('');
  await expect(titles).toHaveCount((await projects('en')).length);
});

test('§4 the filter works by keys and asks the backend for nothing', async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  const { select, titles } = grid(page, 'en');
  const [first] = [...new Set((await projects('en')).map(({ pro_category }) => pro_category))];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url());
  });
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue(first ?? '');
  await expect(titles).toHaveCount((await projects('en')).filter(({ pro_category }) => pro_category === first).length);
  await expect(select).toBeFocused();
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§4 the filter is a form that asks for the filtered page', async ({ page }) => {
    await page.goto('/de/projects');
    const { select, titles } = grid(page, 'de');
    const cards = await projects('de');
    const category = cards[0]?.pro_category ?? '';
    await select.selectOption(category);
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await page.waitForURL((url) => url.searchParams.get('category') === category);
    await expect(select).toHaveValue(category);
    await expect(titles).toHaveText(
      cards.filter(({ pro_category }) => pro_category === category).map(({ title }) => title),
    );
  });
});
