import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** WCAG 2.2, levels A and AA. */
const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** Good practice beyond it, too. */
const STANDARD = [...AA, 'best-practice'];

/** The rules that depend on looks and positions; all others depend on the document alone. */
const BY_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The extent of a scan. */
export type Extent = {
  /** A part of the page instead of all of it. */
  readonly part?: string;
  /** Only the rules that depend on looks: for a page that has passed all others. */
  readonly looksAlone?: boolean;
  /** Only what WCAG requires: for pages whose structure is another program's. */
  readonly isOthers?: boolean;
};

/** Scans a page, or a part of it, in its current state; returns the violations. */
export async function barriers(
  page: Page,
  { part, looksAlone = false, isOthers = false }: Extent = {},
): Promise<readonly string[]> {
  // Loaded once per page: it is as large as five pages.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    runOnly: looksAlone ? { type: 'rule', values: BY_LOOKS } : { type: 'tag', values: isOthers ? AA : STANDARD },
    // Without lists of passed rules, and without frames of other hosts, which don't load in tests.
    resultTypes: ['violations'],
    iframes: false,
  };
  return page.evaluate(
    async (given) => {
      const { run }: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await run(given.part ?? document, given.options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    },
    { part, options },
  );
}

/** Scans a page in a window of a width. */
export async function barriersAt(page: Page, width: number, extent?: Extent): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 });
  // Controls that the sticky header happens to overlap would be reported as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return (await barriers(page, extent)).map((barrier) => `at ${width} px: ${barrier}`);
}
