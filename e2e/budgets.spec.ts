/** What a page may weigh, in bytes as they are sent. Bytes are the same on every machine; times are not. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { hydrated } from './support/hydration.ts';
import { inLanguage, pageKinds } from './support/routes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { measureTransfer } from './support/transfer.ts';

const KB = 1000;
const MOST = { scripts: 130 * KB, styles: 20 * KB, fonts: 2, homeOnPhone: 400 * KB };

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

test.use(PHONE);

for (const language of LANGUAGES) {
  test(`no page needs more script, style or fonts than it may, in ${language}`, async ({ browser, problems }) => {
    problems.allow(/^console: Failed to load resource: .*404.*\/404\)$/);
    for (const kind of await pageKinds(language)) {
      // What one page has loaded must not be missing in the count of the next.
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      const transfer = measureTransfer(page);
      await page.goto(`${MAIN_STACK.siteUrl}${inLanguage(kind, language)}`, { waitUntil: 'load' });
      await hydrated(page);
      const { scripts, styles, fonts } = await transfer();
      expect.soft(scripts, `${kind}: script`).toBeLessThanOrEqual(MOST.scripts);
      expect.soft(styles, `${kind}: style`).toBeLessThanOrEqual(MOST.styles);
      expect.soft(fonts.length, `${kind}: ${fonts}`).toBeLessThanOrEqual(MOST.fonts);
      await context.close();
    }
  });

  test(`the home page is light on a phone, in ${language}`, async ({ page }) => {
    const transfer = measureTransfer(page);
    await page.goto(inLanguage('/', language), { waitUntil: 'load' });
    await hydrated(page);
    const { total } = await transfer();
    expect(total).toBeLessThanOrEqual(MOST.homeOnPhone);
  });
}
