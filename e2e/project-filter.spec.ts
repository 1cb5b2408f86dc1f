/** The category filter of the project listing: its requests to the server. */
import type { Page } from '@playwright/test';
import { hydrated } from './support/browser/hydration.ts';
import { sectionOf } from './support/browser/sections.ts';
import { onSlowLine } from './support/browser/slow-line.ts';
import { expect, test } from './support/browser/test.ts';
import { wireEntries } from './support/pages/wire-get.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

/** Returns the categories of the backend's projects, with the titles in each. */
async function titlesByCategory(): Promise<readonly (readonly [string, readonly string[]])[]> {
  const sections = (await wireEntries(MAIN_STACK.siteUrl, 'projects', 'en')).flatMap(({ meta }) => meta);
  const cards = sections.find(({ component_name }) => component_name === 'ProjectGrid')?.card_components ?? [];
  const groups = Map.groupBy(cards, ({ pro_category }) => pro_category);
  return [...groups].map(([category, grouped]) => [category, grouped.map(({ title }) => title)]);
}

function grid(page: Page) {
  const section = sectionOf(page, 'ProjectGrid');
  return { select: section.getByLabel('Category'), titles: section.locator('article h3') };
}

test('§4 a shared address shows its choice, and another choice asks the backend for nothing', async ({ page }) => {
  // Links in view are prefetched at any time, which isn't due to the choice.
  await onSlowLine(page.context());
  const [[first, firstTitles] = ['', []], [second, secondTitles] = ['', []]] = await titlesByCategory();
  const { select, titles } = grid(page);
  await page.goto(`/projects?${new URLSearchParams({ category: first })}`);
  await expect(titles).toHaveText(firstTitles);
  await hydrated(page);
  await expect(titles).toHaveText(firstTitles);
  await expect(select).toHaveValue(first);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url());
  });
  await select.selectOption(second);
  await expect(titles).toHaveText(secondTitles);
  expect(new URL(page.url()).searchParams.get('category')).toBe(second);
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§4 the filter is a form that asks for the filtered page', async ({ page }) => {
    const [[category, filtered] = ['', []]] = await titlesByCategory();
    const { select, titles } = grid(page);
    await page.goto('/projects');
    await select.selectOption(category);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL((url) => url.searchParams.get('category') === category);
    await expect(select).toHaveValue(category);
    await expect(titles).toHaveText(filtered);
  });
});
