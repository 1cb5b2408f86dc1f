/** Every kind of page, loaded once: what it weighs, what shifts meanwhile, whether it fits and who can use it. */
import type { Language } from '@kontorwerk/contract/languages';
import type { BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { barriers, type Extent } from './support/barriers.ts';
import { cutTexts, tooWide } from './support/cut-texts.ts';
import { formatsMade, watchFormats } from './support/formats-made.ts';
import { hydrated } from './support/hydration.ts';
import { holdBackUntilPainted } from './support/late-resources.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from './support/layout-shift.ts';
import { movements } from './support/motion.ts';
import { NOT_FOUND_PAGE } from './support/not-found-page.ts';
import { weigh } from './support/page-weight.ts';
import { inLanguage, pageKinds } from './support/routes.ts';
import { scrolledThrough } from './support/scrolled-through.ts';
import { shareOf } from './support/share.ts';
import { onSlowLine } from './support/slow-line.ts';
import { SMALLEST_TARGET, smallTargets } from './support/small-targets.ts';
import { confusingNames } from './support/spoken-controls.ts';
import { expect, test } from './support/test.ts';
import { unmarkedFocus } from './support/unmarked-focus.ts';

const PHONE = { width: 360, height: 740 };

/** Windows from the smallest phone on. A desk of 1280 px is 640 px wide at 200 % zoom and 320 px at 400 %. */
const WINDOWS = [
  PHONE,
  { width: 320, height: 256 },
  { width: 640, height: 512 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  // The last: what comes after is looked at in it.
  { width: 1440, height: 900 },
];

/** What the shorter words of English are tried in. */
const SOME_WINDOWS = WINDOWS.filter(({ width }) => [320, 768, 1024].includes(width));

const TRIED_IN = { de: WINDOWS, en: SOME_WINDOWS } as const satisfies Record<Language, readonly ViewportSize[]>;

/** Windows of a phone, a tablet and a desk that axe looks at. */
const LOOKED_AT = { de: [360, 1440], en: [768] } as const satisfies Record<Language, readonly number[]>;

/** Texts as visitors set them, with the room around letters that WCAG 1.4.12 lets them have. */
const ROOMY_TEXTS = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
                     p { margin-block-end: 2em !important }`;

/** A desk, and the smallest phone, of those who have set their browser's letters twice as large. */
const WINDOWS_OF_LARGE_LETTERS = [1280, 320];

/** The size of letters that browsers come with. */
const USUAL_LETTERS = 16;

/** Long words in narrow windows, where nothing may move; large headings in wide ones, where what may does. */
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

/** Lets a test set the size of letters as the browser's own settings do, by which media queries in em go too. */
async function lettersOf(page: Page): Promise<(size: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (standard) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`);
  };
}

/** axe on a page of each kind, as it stands; `npm run audit` looks through all pages. */
async function expectNoBarriers(page: Page, kind: string, extent: Extent): Promise<void> {
  // What the header that stays lies over at the moment isn't too small for it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await barriers(page, extent), kind).toEqual([]);
}

/** Each window once for all that is looked at in it: a new size has the whole page laid out and painted anew. */
async function expectFits(page: Page, kind: string, language: Language, isFirst: boolean): Promise<void> {
  const [first, ...others]: readonly number[] = LOOKED_AT[language];
  // What surrounds the pages is the same on each of them.
  const part = isFirst ? undefined : 'main';
  for (const size of TRIED_IN[language]) {
    await page.setViewportSize(size);
    const inWindow = `${kind} at ${size.width} px`;
    expect.soft(await unreadable(page), inWindow).toEqual([]);
    // What doesn't depend on looks is the same in every window, and in both languages.
    const looksAlone = size.width !== first || language === 'en';
    if (size.width === first || others.includes(size.width))
      await expectNoBarriers(page, inWindow, { part, looksAlone });
  }
}

/** Large letters, and letters with room around them: in German alone, whose words are longer. */
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

/** The kinds of page are looked through in so many tests side by side. */
const PARTS = 2;

/** Opens a page, late with its fonts and pictures, lets its app run and brings all of it into view. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => document.fonts.ready);
  await hydrated(page);
  await scrolledThrough(page);
}

/** Opens the kinds of page of a part, for what is looked at in any language and then for more. */
async function lookThrough(
  page: Page,
  language: Language,
  part: number,
  more: (kind: string) => Promise<void> = async () => {},
): Promise<void> {
  const { viewport, reducedMotion } = OPENED[language];
  // What links in view lead to is no part of a page.
  await onSlowLine(page.context());
  await watchShifts(page);
  await watchFormats(page);
  await holdBackUntilPainted(page);
  for (const [index, kind] of shareOf(await pageKinds(language), part, PARTS).entries()) {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(viewport);
    const beyondBudget = weigh(page);
    await openWhole(page, inLanguage(kind, language));
    const { score, what } = await shiftsOf(page);
    expect.soft(score, [`${kind} shifts`, ...what].join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    expect.soft(await beyondBudget(kind), kind).toEqual([]);
    expect.soft(await formatsMade(page), kind).toEqual([]);
    // What fades in has no contrast while it does: it is looked at as it stands.
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

  // What doesn't depend on words is the same in both languages.
  test(`every kind of page is light and shifts nothing, fits, has no barrier, and its controls are named, in English, part ${part} of ${PARTS}`, async ({
    page,
    problems,
  }) => {
    problems.allow(NOT_FOUND_PAGE);
    await lookThrough(page, 'en', part);
  });
}
