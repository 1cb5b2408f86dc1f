import type { Browser, Locator, Page } from '@playwright/test';
import { menuSquare } from '../../e2e/support/browser/menu.ts';
import { median } from '../../e2e/support/median.ts';
import { measuredPages } from '../base/page-kinds.ts';
import type { Bench, Measured, Part } from '../base/part.ts';
import { newHeading, watchHeading } from '../browser/heading-watch.ts';
import { LOCAL, type Profile, SLOW_PHONE, visit } from '../browser/profiles.ts';
import { startBrowser } from '../browser/start-browser.ts';

/**
 * How long the page is left alone before it is used, the menu or scrolling settles, and a link is pointed at before it
 * is clicked, in milliseconds.
 */
const SETTLING_MS = 3_000;
const OPENING_MS = 1_000;
const POINTING_MS = 200;

/** The followed links of the home page; a menu link in a group names it. */
const LINKS = [
  { name: 'menu: products', selector: 'nav a[href="/products"]' },
  { name: 'menu: projects', selector: 'nav > ul > li > a[href="/projects"]' },
  { name: 'menu: web development', selector: 'nav a[href="/services/webdevelopment"]', group: 'Services' },
  { name: 'card: mobile apps', selector: '[data-kind=ServicesGrid] a[href="/services/mobileapp"]' },
  { name: 'card: post', selector: '[data-kind=News] a[href^="/blog/"]' },
] as const;

type Link = (typeof LINKS)[number];

/** From the click, in milliseconds. */
type Click = { readonly frame: number; readonly painted: number; readonly requests: number };

async function press(locator: Locator, touch: boolean): Promise<void> {
  await (touch ? locator.tap() : locator.hover());
}

/** Brings a link into view as a visitor does: by opening the menu, or by scrolling. */
async function reach(page: Page, link: Link, touch: boolean): Promise<Locator> {
  const locator = page.locator(link.selector).first();
  const inMenu = link.selector.startsWith('nav');
  if (inMenu && touch) await menuSquare(page).tap();
  if ('group' in link) await press(page.locator('nav > ul > li > details > summary', { hasText: link.group }), touch);
  if (!inMenu) await locator.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await locator.waitFor({ state: 'visible' });
  await page.waitForTimeout(OPENING_MS);
  return locator;
}

async function centre(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the link is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens the home page and follows a link. */
async function click(
  browser: Browser,
  siteUrl: string,
  profile: Profile,
  link: Link,
  pointed: boolean,
): Promise<Click> {
  const { page, devtools, close } = await visit(browser, profile);
  try {
    await watchHeading(page);
    const begun: number[] = [];
    page.on('request', (request) => request.resourceType() !== 'image' && begun.push(Date.now()));
    await page.goto(siteUrl, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLING_MS);
    const touch = profile.context.hasTouch ?? false;
    const point = await centre(await reach(page, link, touch));
    const pause = () => (pointed ? page.waitForTimeout(POINTING_MS) : undefined);
    if (touch) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await pause();
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.move(point.x, point.y);
      await pause();
      await page.mouse.down();
      await page.mouse.up();
    }
    const { clicked, frame, painted } = await newHeading(page);
    const requests = begun.filter((at) => at >= clicked && at <= painted).length;
    return { frame: frame - clicked, painted: painted - clicked, requests };
  } finally {
    await close();
  }
}

/** The devices, with and without pointing at the link first, and the target of a click, in milliseconds. */
const WAYS = [
  { profile: LOCAL, pointed: true, most: 70 },
  { profile: LOCAL, pointed: false, most: 120 },
  { profile: SLOW_PHONE, pointed: true, most: 250 },
  { profile: SLOW_PHONE, pointed: false, most: 700 },
] as const;

function inWords({ profile, pointed }: (typeof WAYS)[number]): string {
  return `${profile.name}, ${pointed ? `pointed at for ${POINTING_MS} ms` : 'at once'}`;
}

async function measure({ stack, quick, ending }: Bench): Promise<Measured> {
  const { siteUrl } = await stack();
  const browser = await startBrowser(ending);
  // Rendered in advance: the server's first rendering is not measured.
  for (const address of Object.values(await measuredPages())) await (await fetch(`${siteUrl}${address}`)).arrayBuffer();
  const clicks = new Map<string, Click[]>();
  const of = (at: number, link: Link) => clicks.get(`${at} ${link.name}`) ?? [];
  for (let round = 0; round < (quick ? 1 : 5); round += 1)
    for (const link of LINKS)
      for (const [at, { profile, pointed }] of WAYS.entries())
        clicks.set(`${at} ${link.name}`, [...of(at, link), await click(browser, siteUrl, profile, link, pointed)]);
  const ofAll = (at: number) => LINKS.flatMap((link) => of(at, link));
  const tables = WAYS.map((way, at) => {
    const row = (name: string, all: readonly Click[]) => [
      name,
      Math.round(median(all.map(({ frame }) => frame))),
      Math.round(median(all.map(({ painted }) => painted))),
      Math.round(Math.max(...all.map(({ painted }) => painted))),
      median(all.map(({ requests }) => requests)),
    ];
    return {
      title: `From a click to the new heading, ${inWords(way)}`,
      columns: ['link on the home page', 'its frame begins, ms', 'painted, ms', 'slowest, ms', 'requests'],
      rows: [...LINKS.map((link) => row(link.name, of(at, link))), row('all', ofAll(at))],
    };
  });
  const goals = WAYS.map((way, at) => ({
    what: `click to new heading, ${inWords(way)}, ms`,
    measured: Math.round(median(ofAll(at).map(({ frame }) => frame))),
    most: way.most,
  }));
  return { tables, goals };
}

export const clickPart: Part = {
  name: 'click',
  about:
    'From the click event to the first frame with the new heading, for five links on the home page; medians. Local has a mouse.',
  measure,
};
