import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, and what is good practice beyond it. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on how things look and where they stand; all others on what there is. */
const BY_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

type Extent = {
  /** A part of the page instead of all of it. */
  readonly part?: string;
  /** Only the rules of looks: for a page that all others were applied to. */
  readonly looksAlone?: boolean;
};

/** What axe finds wrong with a page, or with a part of it, as it stands. */
export async function barriers(page: Page, { part, looksAlone = false }: Extent = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  // Without the bookkeeping of what is well; and without a second page, which only foreign frames would need.
  axe.options({ resultTypes: ['violations'] }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await (looksAlone ? axe.withRules(BY_LOOKS) : axe.withTags(STANDARD)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** The same, in a window of a width. */
export async function barriersAt(page: Page, width: number, extent?: Extent): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 });
  // What the header that stays lies over at the moment isn't too small for it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return (await barriers(page, extent)).map((barrier) => `at ${width} px: ${barrier}`);
}
