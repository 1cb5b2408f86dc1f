/** A list that is longer than a page, from a backend that sends it whole. */
import { LIST_KINDS } from '@kontorwerk/contract/content/list-kinds';
import { entryRequest } from './support/browser/entry-request.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { LONG_LIST } from './support/scripted-backend/long-list.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

const { siteUrl } = FOREIGN_STACK;
const { onPage } = LIST_KINDS.News;
const NEWEST_FIRST = LONG_LIST.toReversed();
const titlesOn = (number: number) => NEWEST_FIRST.slice(onPage * (number - 1), onPage * number);

test.use({ baseURL: siteUrl });

test('a long list goes on from page to page, one request each, and back', async ({ page }) => {
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  const canonical = page.locator('link[rel=canonical]');
  const asked: string[] = [];
  page.on('request', (request) => {
    const address = request.url().replace(siteUrl, '');
    // The pointer may rest on a card, whose page is then prefetched.
    if (request.resourceType() === 'fetch' && !address.includes('?card=')) asked.push(address);
  });
  await page.goto('/agency/news');
  await expect(titles).toHaveText(titlesOn(1));
  await hydrated(page);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page).toHaveURL('/agency/news?page=2');
  await expect(titles).toHaveText(titlesOn(2));
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/agency/news?page=2`);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(titles).toHaveText(titlesOn(3));
  await expect(page.getByRole('link', { name: 'More', exact: true })).toHaveCount(0);
  const request = entryRequest('news', 'en', 'News');
  expect(asked).toEqual([`${request}&start=${onPage}`, `${request}&start=${2 * onPage}`]);
  await page.goBack();
  await page.goBack();
  await expect(titles).toHaveText(titlesOn(1));
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/agency/news`);
  const statuses = await Promise.all([3, 4].map((number) => fetch(`${siteUrl}/agency/news?page=${number}`)));
  expect(statuses.map(({ status }) => status)).toEqual([200, 404]);
});
