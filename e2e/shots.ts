/**
 * Takes screenshots of every kind of page: `var/shots/<width>/<language>/<page>.png`. Arguments select the pages whose
 * address contains one of them (`home` is the home page), among all pages; `SHOTS_WIDTHS=360,1024` sets other widths.
 */
import path from 'node:path';
import process from 'node:process';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from './support/browser/chromium.ts';
import { hydrated } from './support/browser/hydration.ts';
import { scrolledThrough } from './support/browser/scrolled-through.ts';
import { everyPage, inLanguage, pageKinds } from './support/pages/routes.ts';
import { createRunner } from './support/stacks/runner.ts';
import { SHOTS_STACK } from './support/stacks/stacks.ts';

const FOLDER = path.join(import.meta.dirname, '../var/shots');
const WIDTHS = (process.env.SHOTS_WIDTHS ?? '360,768,1440').split(',').map(Number);
const WANTED = process.argv.slice(2);

/** `/de/services/mobileapp` → `services_mobileapp`. */
function nameOf(address: string): string {
  const name = decodeURIComponent(address)
    .replace(/^\/(de\b\/?)?/, '')
    .replaceAll('/', '_');
  return name === '' ? 'home' : name;
}

async function addresses(language: Language): Promise<readonly string[]> {
  if (WANTED.length === 0) return (await pageKinds(language)).map((kind) => inLanguage(kind, language));
  const pages = await everyPage(language);
  return pages.filter((address) => WANTED.some((word) => address.includes(word) || nameOf(address) === word));
}

async function shoot(browser: Browser, width: number, language: Language): Promise<void> {
  const context = await browser.newContext({
    baseURL: SHOTS_STACK.siteUrl,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const address of await addresses(language)) {
    await page.goto(address);
    await hydrated(page);
    await scrolledThrough(page);
    // Pictures are decoded asynchronously when they come into view; a full-page screenshot waits for neither.
    await page.evaluate(() =>
      Promise.all(
        Array.from(document.images, (image) => {
          image.decoding = 'sync';
          return image.checkVisibility() && image.decode();
        }),
      ),
    );
    await page.screenshot({
      path: path.join(FOLDER, String(width), language, `${nameOf(address)}.png`),
      fullPage: true,
    });
  }
  await context.close();
}

const runner = createRunner(SHOTS_STACK);
try {
  await runner.start('start');
  const browser = await chromium.launch(CHROMIUM);
  for (const width of WIDTHS) for (const language of LANGUAGES) await shoot(browser, width, language);
  await browser.close();
  console.log(`The pictures are in ${path.relative(process.cwd(), FOLDER)}.`);
} finally {
  await runner.end();
}
