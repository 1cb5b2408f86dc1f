import type { Page } from '@playwright/test';
import { hydrated } from '../hydration.ts';
import { until } from '../until.ts';
import { dangerousMarkup, selectEverything } from './dangerous-markup.ts';
import type { Watch } from './watch.ts';

/** As long as reading the longest answer of the backend may take, in milliseconds. */
const READ_MS = 30_000;

/** What is wrong with a page, each thing with the address it was found at. */
export type Findings = readonly string[];

function at(path: string, what: readonly string[]): Findings {
  return [...new Set(what)].map((found) => `${path}: ${found}`);
}

/** Opens a page as a visitor does, lets the app take it over and selects everything: what ran, and what could. */
export async function findingsAfterLoading(page: Page, watch: Watch, path: string): Promise<Findings> {
  // A busy machine may take longer to read the longest answers for the first time than visitors are left waiting.
  await until(`${path} is there`, async () => (await page.request.get(path)).status() !== 503, READ_MS);
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (response?.status() !== 200) return at(path, [`answered ${response?.status()}`]);
  const sent = await page.evaluate(dangerousMarkup, await response.text());
  await hydrated(page);
  const taken = await page.evaluate(dangerousMarkup, null);
  const here = page.url();
  await page.evaluate(selectEverything);
  const left = page.url() === here ? [] : [`left for ${page.url()}`];
  return at(path, [...sent, ...taken, ...left, ...watch.take()]);
}

/** Turns to a page from within the app, which reads it from the list fetch. */
export async function findingsAfterTurning(page: Page, watch: Watch, path: string): Promise<Findings> {
  const before = await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
    return document.title;
  }, path);
  await page.waitForFunction((left) => document.title !== left, before);
  const failed =
    (await page.getByRole('main').getByRole('heading', { level: 1 }).count()) === 1 ? [] : ['has no heading'];
  await page.evaluate(selectEverything);
  return at(path, [...failed, ...(await page.evaluate(dangerousMarkup, null)), ...watch.take()]);
}

/** Reads pages as the server sends them, with the browser's parser, without opening them. */
export async function findingsInHtml(page: Page, siteUrl: string, paths: readonly string[]): Promise<Findings> {
  const findings: string[] = [];
  for (const path of paths) {
    const response = await fetch(siteUrl + path, { redirect: 'manual' });
    // An address that a server in between may not pass on is no page; that it fails is what may not be.
    if (response.status >= 500) findings.push(`${path}: answered ${response.status}`);
    else findings.push(...at(path, await page.evaluate(dangerousMarkup, await response.text())));
  }
  return findings;
}
