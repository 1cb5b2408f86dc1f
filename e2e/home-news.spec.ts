import { slugOf } from '@kontorwerk/contract/address/slug';
import { HOME_NEWS_COUNT } from '@kontorwerk/contract/constants';
import { goInside } from './support/browser/go-inside.ts';
import { hydrated } from './support/browser/hydration.ts';
import { NOT_FOUND_PAGE } from './support/browser/not-found-page.ts';
import { expect, test } from './support/browser/test.ts';
import { wireEntries } from './support/pages/wire-get.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

/** This backend sends more posts than the home page shows. */
test.use({ baseURL: FOREIGN_STACK.siteUrl });

test('§2 §7 §9 home shows the last 4 posts of its list, also when the browser fetches it', async ({
  page,
  problems,
}) => {
  problems.allow(NOT_FOUND_PAGE);
  const home = (await wireEntries(FOREIGN_STACK.siteUrl, 'homepage', 'de')).find(({ title }) => title === 'Home');
  const listed = home?.meta.find(({ component_name }) => component_name === 'News')?.card_components ?? [];
  expect(listed.length, 'more than are shown').toBeGreaterThan(HOME_NEWS_COUNT);
  const last = listed.slice(-4).map(({ title }) => `/de/blog/${encodeURIComponent(slugOf(title))}`);
  const shown = () =>
    page
      .getByRole('main')
      .locator('h3 a[href*="/blog/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  await page.goto('/de');
  await hydrated(page);
  expect((await shown()).toSorted()).toEqual(last.toSorted());
  await goInside(page, '/de/404');
  await expect.poll(shown).toEqual([]);
  await goInside(page, '/de');
  await expect.poll(async () => (await shown()).toSorted()).toEqual(last.toSorted());
});
