import type { Locator, Page } from '@playwright/test';

/** Locates a group's top item: the toggle of its panel, or its link. */
export function topItem(page: Page, label: string): Locator {
  return page.locator('nav > ul > li > details > summary, nav > ul > li > a').filter({ hasText: label });
}

/** Locates a group that has a panel. */
function group(page: Page, label: string): Locator {
  return page.locator('nav > ul > li > details').filter({ has: page.locator('summary', { hasText: label }) });
}

/** Locates the visible links in a group's panel. */
export function linksIn(page: Page, label: string): Locator {
  return group(page, label).locator('a').filter({ visible: true });
}

/** Locates the first list of links in a group's panel. */
export function panel(page: Page, label: string): Locator {
  return group(page, label).locator('ul').first();
}

/** Locates the square button that opens the menu of narrow windows. */
export function menuSquare(page: Page): Locator {
  return page.locator('header details[data-menu="all"] > summary');
}
