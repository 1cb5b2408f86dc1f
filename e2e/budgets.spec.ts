/** What a page may weigh, in bytes as they are sent. Bytes are the same on every machine; times are not. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Page } from '@playwright/test';
import { hydrated } from './support/hydration.ts';
import { inLanguage, pageKinds } from './support/routes.ts';
import { scrolledThrough } from './support/scrolled-through.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { measureTransfer, type Transfer } from './support/transfer.ts';

const KB = 1000;
const MOST = { scripts: 130 * KB, styles: 20 * KB, fonts: 2, homeOnPhone: 400 * KB };

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

test.use(PHONE);

/** Opens a page and lets its app run; the answer tells what it has taken of the network so far. */
async function openMeasured(page: Page, address: string): Promise<() => Promise<Transfer>> {
  const transfer = measureTransfer(page);
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  return transfer;
}

test('no page needs more script, style or fonts than it may', async ({ browser, problems }) => {
  problems.allow(/^console: Failed to load resource: .*404.*\/404\)$/);
  for (const kind of await pageKinds('de')) {
    // What one page has loaded must not be missing in the count of the next.
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const transfer = await openMeasured(page, `${MAIN_STACK.siteUrl}${inLanguage(kind, 'de')}`);
    // Also what is loaded only when somebody comes near.
    await scrolledThrough(page);
    const { scripts, styles, fonts } = await transfer();
    expect.soft(scripts, `${kind}: script`).toBeLessThanOrEqual(MOST.scripts);
    expect.soft(styles, `${kind}: style`).toBeLessThanOrEqual(MOST.styles);
    expect.soft(fonts.length, `${kind}: ${fonts}`).toBeLessThanOrEqual(MOST.fonts);
    await context.close();
  }
});

for (const language of LANGUAGES) {
  test(`the home page is light on a phone, in ${language}`, async ({ page }) => {
    const { total } = await (await openMeasured(page, inLanguage('/', language)))();
    expect(total).toBeLessThanOrEqual(MOST.homeOnPhone);
  });
}
