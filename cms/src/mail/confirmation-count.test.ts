import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { mailboxOf } from './confirmation-count.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada+1@example.com', 'ada@example.com'],
  ['a.d.a+x+y@example.com', 'ada@example.com'],
  ['ada@müller.example', 'ada@xn--mller-kva.example'],
  ['ada@mu\u0308ller.example', 'ada@xn--mller-kva.example'],
])('%j is delivered to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('a mailbox gets three confirmations on one day, and all messages are stored and told', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'confirmations-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('mail/testing/confirmations.ts', dataDir)).toEqual([
    { messages: 6, confirmations: 3, notices: 6, counted: 3, inClear: false },
    { messages: 7, confirmations: 4, notices: 7, counted: 4, inClear: false },
    { again: true, counted: 1 },
    { said: ['A job', 'SEO: A job'] },
  ]);
});
