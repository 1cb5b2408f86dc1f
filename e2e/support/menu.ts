import type { Locator, Page } from '@playwright/test';

/** The top item of a group: what opens its panel, or its link. */
export function topItem(page: Page, label: string): Locator {
  return page.locator('nav > ul > li > details > summary, nav > ul > li > a').filter({ hasText: label });
}

/** A group that has a panel. */
function group(page: Page, label: string): Locator {
  return page.locator('nav > ul > li > details').filter({ has: page.locator('summary', { hasText: label }) });
}

/** The links of the panel that a group opens, as far as they are shown. */
export function linksIn(page: Page, label: string): Locator {
  return group(page, label).locator('a').filter({ visible: true });
}

/** The panel that a group opens, as far as it shows its first links. */
export function panel(page: Page, label: string): Locator {
  return group(page, label).locator('ul').first();
}

/** The square that opens the menu of narrow windows. */
export function menuSquare(page: Page): Locator {
  return page.locator('header details[data-menu="all"] > summary');
}
