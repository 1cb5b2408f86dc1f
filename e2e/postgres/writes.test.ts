/** Concurrent writes of the CMS on PostgreSQL, in several transactions. Unit tests run the same programs on SQLite. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_PARTS } from '../../cms/src/content/wire/published-content.ts';
import { runProgram } from '../../cms/src/schema/testing/run-program.ts';
import { type Postgres, startPostgres } from '../support/services/postgres.ts';
import { WRITES_POSTGRES_PORT } from '../support/stacks/stacks.ts';

/** How long the program writes concurrently, plus its start. */
const TOGETHER_MS = (Number(process.env.TOGETHER_SECONDS ?? 0) + 120) * 1_000;

let postgres: Postgres;
let dataDir: string;
beforeAll(async () => {
  postgres = await startPostgres(WRITES_POSTGRES_PORT);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-writes-'));
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (program: string) => runProgram(program, dataDir, { DATABASE_URI: postgres.uri });

test('of two that are published at the same moment and would have one address, one is stored', () => {
  const rounds = run('addresses/testing/publish-concurrently.ts');
  expect(rounds).toHaveLength(6);
  for (const round of rounds) expect(round).toEqual([expect.anything(), 1]);
});

test('of what two imports bring at the same moment under one address, one is stored', () => {
  const titles = [1, 2, 3, 4, 5].map((number) => `Twice ${number}`);
  expect(run('commands/importing/testing/import-concurrently.ts')).toEqual([titles]);
});

test('however many redirects lead to an address that is redirected itself, they lead to the end', () => {
  expect(run('addresses/redirects/testing/shorten-many-chains.ts')).toContainEqual(['/projects', 2_001, 2_001]);
});

test('a draft of the menu that a colleague saves while a page is put into it is not published, and told', () => {
  expect(run('schema/navigation/testing/save-meanwhile.ts')).toEqual([
    [409, ['Before']],
    [409, ['After']],
  ]);
});

test('a translation that is confirmed while its form saves stays confirmed', () => {
  const [outdated] = run('translation/testing/confirm-while-saving.ts');
  expect(outdated).toEqual(Array(20).fill(0));
});

test('what lists and colleagues write while a form saves is kept, or the form is told', () => {
  const all = Array(10).fill(true);
  expect(run('kit/concurrent/testing/save-beside-forms.ts')).toEqual([all, all]);
});

test('a form that a user opens and closes in several windows at the same moment is recorded once', () => {
  expect(run('kit/concurrent/testing/presence.ts').at(-1)).toBe(1);
});

test('what is deleted, restored or typed while a save is on its way stays deleted, or is told', () => {
  expect(run('kit/concurrent/testing/write-between.ts')).toEqual([
    ['deleted page', 200, null],
    ['deleted message', 200, null],
    ['deleted redirect', 200, null],
    ['autosave beside a restored version', 409, 'Before'],
    ['title of an empty draft', 'Written'],
  ]);
});

test('what is changed of an account, or its deletion, is not undone by a save on its way', () => {
  expect(run('accounts/testing/write-beside-saves.ts')).toEqual([
    ['second factor', true, 'Ada'],
    ['sessions', 0],
    ['roles beside a new password', ['sales']],
    ['deleted account', null],
  ]);
});

test.each([
  ['a page is moved', 'content/order/testing/reorder-beside-forms.ts'],
  ['an import changes its page', 'commands/importing/testing/import-beside-forms.ts'],
  [
    'the uses of its redirect are counted, and a file with it imported',
    'addresses/redirects/testing/write-beside-forms.ts',
  ],
])('while a form saves, %s: both are stored', (_, program) => {
  expect(run(program)).toEqual([Array(10).fill(true)]);
});

test('after an import running processes are told to read all of the content anew', () => {
  expect(run('commands/importing/testing/print-import.ts')).toEqual([expect.arrayContaining([...CONTENT_PARTS])]);
});

test('whatever two editors and a translator write on one page, nothing is lost unseen', {
  timeout: TOGETHER_MS,
}, () => {
  expect(run('kit/concurrent/testing/write-together.ts').at(-1)).toMatchObject({ lost: [] });
});
