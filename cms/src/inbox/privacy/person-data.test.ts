import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

const SPELLINGS = [
  'info@müller.example',
  'INFO@MÜLLER.EXAMPLE',
  'info@mu\u0308ller.example',
  'info@xn--mller-kva.example',
];

/** Returns the files below a folder that contain a text. */
function filesWith(folder: string, text: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .filter(({ parentPath, name }) => name.includes(text) || readFileSync(join(parentPath, name)).includes(text))
    .map(({ name }) => name);
}

test('of who is erased nothing stays, in no row and in the bytes of no file, and all of everybody else', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'erase-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const held = {
    messages: 1,
    applications: 1,
    notes: 2,
    answers: 1,
    deliveries: 4,
    confirmations: 2,
    accesses: 1,
    entries: 1,
  };
  const nothing = {
    messages: 0,
    applications: 0,
    notes: 0,
    answers: 0,
    deliveries: 0,
    confirmations: 0,
    accesses: 0,
    entries: 0,
  };
  expect(runProgram('inbox/privacy/testing/erase.ts', dataDir)).toEqual([
    { ada: held, joan: held, jobs: 8 },
    { ada: nothing, joan: held, jobs: 4 },
  ]);
  for (const spelling of ['ada@marked.example', 'Ada@marked.example', 'ADA@MARKED.EXAMPLE'])
    expect(filesWith(dataDir, spelling), spelling).toEqual([]);
  expect(filesWith(dataDir, 'the secret of joan@kept.example').length).toBeGreaterThan(1);
});

test('whoever asks is found in every spelling of their address, and what accounts did stays as it was recorded', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'spellings-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = runProgram('inbox/privacy/testing/spellings.ts', dataDir, { SPELLINGS: JSON.stringify(SPELLINGS) });
  // One of each for each spelling; a mailbox gets three confirmations a day.
  const held = { messages: 4, applications: 4, confirmations: 3, entries: 4 };
  expect(told).toEqual([
    ...SPELLINGS.map((spelling) => ({ spelling, ...held, pseudonyms: 1 })),
    ...SPELLINGS.map((spelling) => ({ spelling, listed: 4, searched: 4, entries: 16 })),
    { messages: 0, applications: 0, confirmations: 0, entries: 0, others: 2, renamed: 4 },
  ]);
});
