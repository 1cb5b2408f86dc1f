import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** WCAG 2.2, levels A and AA. */
const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** And what is good practice beyond it. */
const STANDARD = [...AA, 'best-practice'];

/** The rules whose answer depends on how things look and where they stand; all others on what there is. */
const BY_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe looks at. */
export type Extent = {
  /** A part of the page instead of all of it. */
  readonly part?: string;
  /** Only the rules of looks: for a page that all others were applied to. */
  readonly looksAlone?: boolean;
  /** Only what WCAG asks for: for pages whose structure is another program's. */
  readonly isOthers?: boolean;
};

/** What axe finds wrong with a page, or with a part of it, as it stands. */
export async function barriers(
  page: Page,
  { part, looksAlone = false, isOthers = false }: Extent = {},
): Promise<readonly string[]> {
  // Once for a page: it is as large as five pages.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    runOnly: looksAlone ? { type: 'rule', values: BY_LOOKS } : { type: 'tag', values: isOthers ? AA : STANDARD },
    // Without the bookkeeping of what is well; and without what other hosts show, which doesn't come in tests.
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

/** The same, in a window of a width. */
export async function barriersAt(page: Page, width: number, extent?: Extent): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 });
  // What the header that stays lies over at the moment isn't too small for it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return (await barriers(page, extent)).map((barrier) => `at ${width} px: ${barrier}`);
}
