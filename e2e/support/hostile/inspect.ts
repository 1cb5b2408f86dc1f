import type { Page } from '@playwright/test';
import { hydrated } from '../browser/hydration.ts';
import { until } from '../until.ts';
import { dangerousMarkup, selectEverything } from './dangerous-markup.ts';
import type { Watch } from './watch.ts';

/** How long reading the backend's longest answer may take, in milliseconds. */
const READ_MS = 30_000;

/** The problems of a page, each with its address. */
export type Findings = readonly string[];

function at(path: string, what: readonly string[]): Findings {
  return [...new Set(what)].map((found) => `${path}: ${found}`);
}

/** Opens a page as a visitor does, hydrates it and clicks everything; returns what ran and what could run. */
export async function findingsAfterLoading(page: Page, watch: Watch, path: string): Promise<Findings> {
  // On a busy machine, the first reading of the longest answers may outlast the visitors' timeout.
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

/** Navigates to a page within the app, which reads it from the list fetch. */
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

/** Parses pages as the server sends them with the browser's parser, without opening them. */
export async function findingsInHtml(page: Page, siteUrl: string, paths: readonly string[]): Promise<Findings> {
  const findings: string[] = [];
  for (const path of paths) {
    const response = await fetch(siteUrl + path, { redirect: 'manual' });
    // An address that an intermediary may refuse is not a page; only a server error counts.
    if (response.status >= 500) findings.push(`${path}: answered ${response.status}`);
    else findings.push(...at(path, await page.evaluate(dangerousMarkup, await response.text())));
  }
  return findings;
}
