/**
 * Takes pictures of every kind of page: `var/shots/<width>/<language>/<page>.png`. Words after the command pick out
 * the pages whose address contains one of them; `SHOTS_WIDTHS=360,1024` names other widths.
 */
import path from 'node:path';
import process from 'node:process';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from './support/chromium.ts';
import { hydrated } from './support/hydration.ts';
import { inLanguage, pageKinds } from './support/routes.ts';
import { createRunner } from './support/runner.ts';
import { scrolledThrough } from './support/scrolled-through.ts';
import { SHOTS_STACK } from './support/stacks.ts';

const FOLDER = path.join(import.meta.dirname, '../var/shots');
const WIDTHS = (process.env.SHOTS_WIDTHS ?? '360,768,1440').split(',').map(Number);
const WANTED = process.argv.slice(2);

function nameOf(kind: string): string {
  return kind === '/' ? 'home' : decodeURIComponent(kind.slice(1)).replaceAll('/', '_');
}

async function shoot(browser: Browser, width: number, language: Language): Promise<void> {
  const context = await browser.newContext({
    baseURL: SHOTS_STACK.siteUrl,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const kinds = await pageKinds(language);
  for (const kind of kinds.filter((path) => WANTED.length === 0 || WANTED.some((word) => path.includes(word)))) {
    await page.goto(inLanguage(kind, language));
    await hydrated(page);
    await scrolledThrough(page);
    await page.screenshot({ path: path.join(FOLDER, String(width), language, `${nameOf(kind)}.png`), fullPage: true });
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
