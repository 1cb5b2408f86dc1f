/** Whether visitors see on a site that was imported what they see on the one that it was imported from. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discover } from '../support/discover.ts';
import { runOnData } from '../support/import-content.ts';
import { specifiedRoutes } from '../support/routes.ts';
import { createRunner, type Runner } from '../support/runner.ts';
import { IMPORT_STACK } from '../support/stacks.ts';

const { siteUrl } = IMPORT_STACK;

let source: Runner;
let imported: Runner;
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-imported-'));
  source = createRunner(IMPORT_STACK);
  imported = createRunner(IMPORT_STACK, { DATA_DIR: dataDir });
});
afterAll(async () => {
  await Promise.all([source.end(), imported.end()]);
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * What a visitor sees of a page: without scripts, whose data names the state of the content, and without spaces at the ends
 * of a paragraph.
 */
function seen(html: string): string {
  const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/(?<=<p>) | (?=<\/p>)/g, '');
  return plain.replace(/></g, '>\n<');
}

/** Every page of a language by its address, also those that no link leads to. */
async function everyPage(language: Language): Promise<Readonly<Record<string, string>>> {
  const routes = (await specifiedRoutes(language)).map((route) => route.path);
  const pages = await discover(siteUrl, language, routes);
  return Object.fromEntries(pages.map(({ path: address, status, html }) => [address, `${status}\n${seen(html)}`]));
}

async function everyLanguage() {
  const pages = await Promise.all(LANGUAGES.map(everyPage));
  return Object.assign({}, ...pages);
}

/** The lines in which two pages differ. */
function differences(was: string, is: string): readonly string[] {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const count = Math.max(before.length, after.length);
  const lines = Array.from({ length: count }, (_, at) => [before[at], after[at]]);
  return lines.flatMap(([a, b]) => (a === b ? [] : [`${a} → ${b}`])).slice(0, 3);
}

test('the site’s own wire, read into an empty CMS, makes the same pages in both languages', async () => {
  const stack = await source.start('start');
  const before: Readonly<Record<string, string>> = await everyLanguage();
  const { code, printed } = await runOnData('import', IMPORT_STACK, { DATA_DIR: dataDir }, siteUrl);
  expect(code, printed).toBe(0);
  await stack.stop();

  await imported.start('start');
  const after: Readonly<Record<string, string>> = await everyLanguage();
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
  expect(Object.keys(after).length).toBeGreaterThan(130);
  const changed = Object.entries(before).flatMap(([address, html]) =>
    differences(html, after[address] ?? '').map((line) => `${address}: ${line}`),
  );
  expect(changed).toEqual([]);

  const refused = await runOnData('import', IMPORT_STACK, { DATA_DIR: dataDir }, siteUrl);
  expect(refused.code).toBe(1);
  expect(refused.printed).toMatch(/is in use by another start \(ports .*\), which runs the CMS: stop that one/);
});
