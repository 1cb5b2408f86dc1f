/** Whether visitors see the same on an imported site as on its source. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differences, everyPage } from '../support/pages/seen-pages.ts';
import { runOnData } from '../support/stacks/run-on-data.ts';
import { createRunner, type Runner } from '../support/stacks/runner.ts';
import { IMPORT_STACK } from '../support/stacks/stacks.ts';

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

test('the site’s own wire, read into an empty CMS, makes the same pages in both languages', async () => {
  const stack = await source.start('start');
  const before = await everyPage(siteUrl);
  const { code, printed } = await runOnData('import', IMPORT_STACK, { DATA_DIR: dataDir }, siteUrl);
  expect(code, printed).toBe(0);
  await stack.stop();

  await imported.start('start');
  const after = await everyPage(siteUrl);
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
  expect(Object.keys(after).length).toBeGreaterThan(130);
  expect(differences(before, after)).toEqual([]);

  const refused = await runOnData('import', IMPORT_STACK, { DATA_DIR: dataDir }, siteUrl);
  expect(refused.code).toBe(1);
  expect(refused.printed).toMatch(/is in use by another start \(ports .*\), which runs the CMS: stop that one/);
});
