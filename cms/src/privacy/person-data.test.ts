import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runAlone } from '../testing/run-alone.ts';

/** The files below a folder in whose bytes a text stands. */
function filesWith(folder: string, text: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .filter(({ parentPath, name }) => name.includes(text) || readFileSync(join(parentPath, name)).includes(text))
    .map(({ name }) => name);
}

test('of who is erased nothing stays, in no row and in the bytes of no file, and all of everybody else', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'erase-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const held = { messages: 1, applications: 1, notes: 2, answers: 1, deliveries: 4, accesses: 1, entries: 1 };
  const nothing = { messages: 0, applications: 0, notes: 0, answers: 0, deliveries: 0, accesses: 0, entries: 0 };
  expect(runAlone('privacy/testing/erase.ts', dataDir)).toEqual([
    { ada: held, joan: held, jobs: 8 },
    { ada: nothing, joan: held, jobs: 4 },
  ]);
  for (const spelling of ['ada@marked.example', 'Ada@marked.example', 'ADA@MARKED.EXAMPLE'])
    expect(filesWith(dataDir, spelling), spelling).toEqual([]);
  expect(filesWith(dataDir, 'the secret of joan@kept.example').length).toBeGreaterThan(1);
});
