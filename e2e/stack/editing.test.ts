/** The table of editors' jobs (docs/editing.md) and the tests that count their steps. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writtenSteps } from '../support/cms/editors-job-steps.ts';

const FOLDER = path.join(import.meta.dirname, '..');

test('each job of the table has its test, and no other test is one', () => {
  const files = readdirSync(FOLDER).filter((name) => /^week-.*\.spec\.ts$/.test(name));
  const texts = files.map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));
  const tested = texts.flatMap((text) => [...text.matchAll(/\btest\('([^']+)'/g)].map(([, name]) => name));
  const jobs = [...writtenSteps().keys()];
  expect(jobs).toHaveLength(17);
  expect(tested.sort()).toEqual(jobs.sort());
});
