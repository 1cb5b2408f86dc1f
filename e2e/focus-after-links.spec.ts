/** Keyboard and screen reader users go on from a new page's heading, and after Back from the link they left by. */
import type { Locator, Page } from '@playwright/test';
import { hydrated } from './support/browser/hydration.ts';
import { linksIn, menuSquare, topItem } from './support/browser/menu.ts';
import { expect, test } from './support/browser/test.ts';

/** Opens a page and waits until React has hydrated it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Whether the element that has the focus shows a focus ring. */
function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.querySelector(':focus');
    return [null, '::after'].some((part) => focused && getComputedStyle(focused, part).outlineStyle !== 'none');
  });
}

/** Expects a page scrolled to its top, with the focus on its heading and without a focus ring. */
async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await isMarked(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** Scrolls a link into view and follows it by keyboard; returns the page's scroll position. */
async function followByKey(link: Locator): Promise<number> {
  const page = link.page();
  await page.keyboard.press('Shift');
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  return top;
}

const BY_KEYS = [
  { what: 'a card', from: '/services', link: 'main a[href="/services/webdevelopment"]' },
  { what: 'a card far below on a long page', from: '/', link: 'main article a[href^="/projects/"]' },
  { what: 'the footer', from: '/agency/blogs', link: 'body > footer a[href="/imprint"]' },
];
for (const { what, from, link } of BY_KEYS)
  test(`by keys, a link of ${what} leads to the heading of its page, and back to the link`, async ({ page }) => {
    await open(page, from);
    const left = page.locator(link).first();
    const path = (await left.getAttribute('href')) ?? '';
    const top = await followByKey(left);
    await expectArrival(page, path);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    const further = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(left).toBeFocused();
    await expect(left).toBeInViewport();
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    // Forward restores the focus on that page.
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(further);
  });

test('by mouse, nothing is ringed: neither the heading nor the link that was left', async ({ page }) => {
  await open(page, '/services');
  const left = page.locator('main a[href="/services/webdevelopment"]').first();
  await left.click();
  await expectArrival(page, '/services/webdevelopment');
  await page.goBack();
  await expect(left).toBeFocused();
  expect(await isMarked(page)).toBe(false);
});

for (const width of [360, 1280])
  test(`a link of the menu leads to the heading of its page, and back to what opens the menu, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/agency/aboutus');
    const opener = width < 992 ? menuSquare(page) : topItem(page, 'Services');
    if (width < 992) await followByKey(opener);
    await followByKey(topItem(page, 'Services'));
    const link = linksIn(page, 'Services').filter({ hasText: 'Web development' });
    await followByKey(link);
    await expectArrival(page, '/services/webdevelopment');
    await expect(link).toBeHidden();
    await page.goBack();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/agency/aboutus');
    await expect(link).toBeHidden();
  });

test('a link of an answer leads away and back, where the question is open again', async ({ page }) => {
  await open(page, '/ecommerce/magento');
  const question = page.locator('main details:has(a[href="/ecommerce/shopmigration"])').first();
  await followByKey(question.locator('summary'));
  const link = question.locator('a').first();
  const top = await followByKey(link);
  await expectArrival(page, '/ecommerce/shopmigration');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('a link on a slide further on leads away and back, where its slide is shown again', async ({ page }) => {
  await open(page, '/');
  const carousel = page.getByRole('group', { name: 'Projects we can show' });
  const slide = carousel.locator('[role="group"]').nth(3);
  const left = slide.locator('a').first();
  const href = await left.getAttribute('href');
  const next = carousel.getByRole('button', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  await expect(slide).toHaveAttribute('inert');
  await next.click();
  await expect(slide).not.toHaveAttribute('inert');
  await followByKey(left);
  await expectArrival(page, href ?? '');
  await page.goBack();
  // Slides out of view become inert as soon as the carousel runs.
  await expect(carousel.locator('[inert]')).not.toHaveCount(0);
  await expect(left).toBeFocused();
  await expect(left).toBeInViewport();
});

test('a result of the search leads to the heading of its page, and back to where the search was opened', async ({
  page,
}) => {
  await open(page, '/de/products');
  const link = page.locator('main a').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('impressum');
  await expect(page.getByRole('option').first()).toContainText('Impressum');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectArrival(page, '/de/imprint');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(link).toBeFocused();
});

test('the heading of a place on the page has the focus, and the way back is to the link', async ({ page }) => {
  await open(page, '/contactus/career');
  const link = page.getByRole('link', { name: 'See the open jobs' });
  await followByKey(link);
  await expect(page).toHaveURL(/#jobs$/);
  await expect(page.locator('#jobs h2')).toBeFocused();
  await expect(page.locator('#jobs h2')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/contactus/career');
  await expect(link).toBeFocused();
});

test('after a reload the way back leads to what is in view of a page that was left further down', async ({ page }) => {
  await open(page, '/');
  await followByKey(page.locator('main article a[href^="/projects/"]').first());
  await expect(page).toHaveURL(/\/projects\//);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator(':focus')).toBeInViewport();
});
