/** Every kind of page, loaded once: its weight, its layout shifts, whether it fits, and its accessibility. */
import type { Language } from '@kontorwerk/contract/languages';
import type { BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { barriers, type Extent } from './support/browser/barriers.ts';
import { cutTexts, tooWide } from './support/browser/cut-texts.ts';
import { formatsMade, watchFormats } from './support/browser/formats-made.ts';
import { hydrated } from './support/browser/hydration.ts';
import { holdBackUntilPainted } from './support/browser/late-resources.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from './support/browser/layout-shift.ts';
import { movements } from './support/browser/motion.ts';
import { NOT_FOUND_PAGE } from './support/browser/not-found-page.ts';
import { weigh } from './support/browser/page-weight.ts';
import { scrolledThrough } from './support/browser/scrolled-through.ts';
import { onSlowLine } from './support/browser/slow-line.ts';
import { SMALLEST_TARGET, smallTargets } from './support/browser/small-targets.ts';
import { confusingNames } from './support/browser/spoken-controls.ts';
import { expect, test } from './support/browser/test.ts';
import { unmarkedFocus } from './support/browser/unmarked-focus.ts';
import { inLanguage, pageKinds } from './support/pages/routes.ts';
import { shareOf } from './support/stacks/share.ts';

const PHONE = { width: 360, height: 740 };

/** Windows from the smallest phone on. A desktop of 1280 px is 640 px wide at 200 % zoom and 320 px at 400 %. */
const WINDOWS = [
  PHONE,
  { width: 320, height: 256 },
  { width: 640, height: 512 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  // The last: the checks after it run in this size.
  { width: 1440, height: 900 },
];

/** The windows in which English is tried, whose words are shorter. */
const SOME_WINDOWS = WINDOWS.filter(({ width }) => [320, 768, 1024].includes(width));

const TRIED_IN = { de: WINDOWS, en: SOME_WINDOWS } as const satisfies Record<Language, readonly ViewportSize[]>;

/** Widths of a phone, a tablet and a desktop that axe scans. */
const LOOKED_AT = { de: [360, 1440], en: [768] } as const satisfies Record<Language, readonly number[]>;

/** A visitor's style sheet, with the text spacing that WCAG 1.4.12 allows. */
const ROOMY_TEXTS = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
                     p { margin-block-end: 2em !important }`;

/** A desktop and the smallest phone of visitors with a browser font twice as large. */
const WINDOWS_OF_LARGE_LETTERS = [1280, 320];

/** The browsers' default font size. */
const USUAL_LETTERS = 16;

/** Long words in narrow windows, without motion; large headings in wide ones, with all motion. */
const OPENED = {
  de: { viewport: PHONE, reducedMotion: 'reduce' },
  en: { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' },
} as const satisfies Record<Language, BrowserContextOptions>;

test.describe.configure({ timeout: 180_000 });

async function unreadable(page: Page): Promise<readonly string[]> {
  return (await Promise.all([tooWide(page), cutTexts(page)])).flat();
}

async function setTexts(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

/** Returns a setter of the browser's own font size, which media queries in em follow. */
async function lettersOf(page: Page): Promise<(size: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (standard) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`);
  };
}

/** Scans a page of each kind with axe; `npm run try -- audit` scans all pages. */
async function expectNoBarriers(page: Page, kind: string, extent: Extent): Promise<void> {
  // Controls that the sticky header happens to overlap would be reported as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await barriers(page, extent), kind).toEqual([]);
}

/** Runs all checks of a window size together: each new size lays out and paints the whole page again. */
async function expectFits(page: Page, kind: string, language: Language, isFirst: boolean): Promise<void> {
  const [first, ...others]: readonly number[] = LOOKED_AT[language];
  // Header and footer are the same on all pages.
  const part = isFirst ? undefined : 'main';
  for (const size of TRIED_IN[language]) {
    await page.setViewportSize(size);
    const inWindow = `${kind} at ${size.width} px`;
    expect.soft(await unreadable(page), inWindow).toEqual([]);
    // Rules that don't depend on looks have the same result in every window and in both languages.
    const looksAlone = size.width !== first || language === 'en';
    if (size.width === first || others.includes(size.width))
      await expectNoBarriers(page, inWindow, { part, looksAlone });
  }
}

/** Checks large fonts and wide text spacing: only in German, whose words are longer. */
async function expectFitsAnyTexts(page: Page, kind: string): Promise<void> {
  const setLetters = await lettersOf(page);
  for (const width of WINDOWS_OF_LARGE_LETTERS) {
    await page.setViewportSize({ width, height: 900 });
    await setLetters(2 * USUAL_LETTERS);
    expect.soft(await unreadable(page), `${kind} at ${width} px, letters twice as large`).toEqual([]);
  }
  await setLetters(USUAL_LETTERS);
  await page.setViewportSize(PHONE);
  await setTexts(page, ROOMY_TEXTS);
  expect.soft(await unreadable(page), `${kind} with room around its letters`).toEqual([]);
  await setTexts(page, '');
}

/** The number of parallel tests that share the page kinds. */
const PARTS = 2;

/** Opens a page with delayed fonts and pictures, hydrates it and scrolls all of it into view. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => document.fonts.ready);
  await hydrated(page);
  await scrolledThrough(page);
}

/** Opens the page kinds of a part; runs the checks of both languages and then `more`. */
async function lookThrough(
  page: Page,
  language: Language,
  part: number,
  more: (kind: string) => Promise<void> = async () => {},
): Promise<void> {
  const { viewport, reducedMotion } = OPENED[language];
  // Pages prefetched for links in view would count towards the weight.
  await onSlowLine(page.context());
  await watchShifts(page);
  await watchFormats(page);
  await holdBackUntilPainted(page);
  for (const [index, kind] of shareOf(await pageKinds(language), part, PARTS).entries()) {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(viewport);
    await page.goto('about:blank');
    const beyondBudget = weigh(page);
    await openWhole(page, inLanguage(kind, language));
    const { score, what } = await shiftsOf(page);
    expect.soft(score, [`${kind} shifts`, ...what].join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    expect.soft(await beyondBudget(kind), kind).toEqual([]);
    expect.soft(await formatsMade(page), kind).toEqual([]);
    // Content that fades in has no contrast meanwhile, so it is scanned without motion.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectFits(page, kind, language, index === 0);
    expect.soft(await confusingNames(page), kind).toEqual([]);
    await more(kind);
  }
}

for (let part = 1; part <= PARTS; part += 1) {
  test(`every kind of page is light and shifts nothing, fits into every window with texts of any size, has no barrier and moves nothing, and its controls are named, large and show their focus, in German, part ${part} of ${PARTS}`, async ({
    page,
    problems,
  }) => {
    problems.allow(NOT_FOUND_PAGE);
    await lookThrough(page, 'de', part, async (kind) => {
      expect.soft(await smallTargets(page, SMALLEST_TARGET), kind).toEqual([]);
      expect.soft(await movements(page), kind).toEqual([]);
      expect.soft(await unmarkedFocus(page), kind).toEqual([]);
      await expectFitsAnyTexts(page, kind);
    });
  });

  // Checks that don't depend on words run in one language only.
  test(`every kind of page is light and shifts nothing, fits, has no barrier, and its controls are named, in English, part ${part} of ${PARTS}`, async ({
    page,
    problems,
  }) => {
    problems.allow(NOT_FOUND_PAGE);
    await lookThrough(page, 'en', part);
  });
}
