/** The card that a visitor selects: where it is stored, and how its page uses it (§2). */
import { slugOf } from '@kontorwerk/contract/address/slug';
import { WIRE_ROOT } from '@kontorwerk/contract/wire';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { storedItems, storedJson } from './support/browser/browser-storage.ts';
import { goInside } from './support/browser/go-inside.ts';
import { hydrated } from './support/browser/hydration.ts';
import { NOT_FOUND_PAGE } from './support/browser/not-found-page.ts';
import { onSlowLine } from './support/browser/slow-line.ts';
import { expect, test } from './support/browser/test.ts';

const card = v.looseObject({ title: v.pipe(v.string(), v.nonEmpty()), html_field: v.string() });

/** A page with cards of each kind, the folder of their targets, and the cards' storage key. */
const KINDS = [
  { list: '/projects', folder: '/projects/', key: 'pojectdetail' },
  { list: '/contactus/career', folder: '/jobapply/', key: 'careerdetail' },
  { list: '/agency/blogs', folder: '/blog/', key: 'newsdetail' },
] as const;

/** Pages with cards that lead to pages of sections. */
const LINKED = [
  { list: '/', to: '/ecommerce/interfacesandintegration', key: 'ecommercedetail' },
  { list: '/ecommerce/headlessinecommerce', to: '/ecommerce/magento', key: 'ecommercedetail' },
  { list: '/', to: '/services/mobileapp', key: 'servicedetail' },
] as const;

/** Collects the paths of a page's requests to the backend and of its data requests to our server. */
function dataRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(WIRE_ROOT) || pathname.endsWith('.data')) asked.push(pathname);
  });
  return asked;
}

for (const { list, folder, key } of KINDS) {
  test(`§2 a card of ${list} is stored as ${key} and shown without a request`, async ({ page, problems }) => {
    problems.allow(NOT_FOUND_PAGE);
    await onSlowLine(page);
    await page.goto(list);
    await hydrated(page);
    const link = page.getByRole('main').locator(`a[href^="${folder}"]`).first();
    const listed = await page.locator('h1').innerText();
    const title = ((await link.textContent()) ?? '').replaceAll('\u00ad', '').trim();
    const address = `${folder}${encodeURIComponent(slugOf(title))}`;
    const fetched = page.waitForResponse((response) => response.url().includes(WIRE_ROOT));
    await link.hover();
    await (await fetched).finished();
    const asked = dataRequests(page);
    await link.click();
    await expect(page).toHaveURL(address);
    const html = page
      .getByRole('main')
      .locator('article p')
      .filter({ hasText: /\S{3}.{20}/ });
    await expect(html.first()).toBeVisible();
    const stored = v.parse(card, await storedJson(page, key));
    expect(slugOf(stored.title)).toBe(slugOf(title));
    expect(stored.html_field).not.toBe('');
    expect(Object.keys(await storedItems(page)).filter((name) => name.endsWith('detail'))).toEqual([key]);

    // Leaves and returns with nothing but the stored card: the page needs no more.
    await expect(page.locator('h1')).not.toHaveText(listed);
    const heading = await page.locator('h1').innerText();
    await goInside(page, '/404');
    await expect(page.locator('h1')).not.toHaveText(heading);
    await page.evaluate((kept) => {
      for (const name of Object.keys(localStorage)) if (name !== kept) localStorage.removeItem(name);
    }, key);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(html.first()).toBeVisible();
    expect(asked).toEqual([]);
  });
}

test('§2 cards that lead to pages of shops and services are stored on the way', async ({ page }) => {
  for (const { list, to, key } of LINKED) {
    await page.goto(list);
    await hydrated(page);
    const link = page.getByRole('main').locator(`li a[href="${to}"]`).first();
    await link.click();
    await expect(page).toHaveURL(to);
    const stored = await storedJson(page, key);
    const one = key === 'servicedetail' ? v.parse(v.tuple([card]), stored)[0] : v.parse(card, stored);
    expect(one).toMatchObject({ link: to });
  }
});
