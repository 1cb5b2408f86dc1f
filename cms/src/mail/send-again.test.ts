import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

/** No mail is sent here: no queue runs. */
const MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@kontorwerk.example' };

function run(program: string, settings: Readonly<Record<string, string>> = MAIL_SERVER): readonly unknown[] {
  const dataDir = mkdtempSync(join(tmpdir(), 'send-again-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return runProgram(program, dataDir, settings);
}

test('each delivery that is sent again stands in the audit log, and one account sends thirty at once', () => {
  expect(run('mail/testing/send-again.ts')).toEqual([
    [...Array.from({ length: 30 }, () => 200), 429],
    ['sent_again payload-jobs/1', 30],
  ]);
});

test('what has become void is told of and not sent, and an address gets a password mail after the pause only', () => {
  expect(run('mail/testing/send-void.ts')).toEqual([
    ['a deleted message', 409, 'Not sent: no longer relevant'],
    ['a deleted account', 409, 'Not sent: no longer relevant'],
    ['a used link', 409, 'Not sent: no longer relevant'],
    ['an old link', 409, 'The link in it is no longer valid: it could not be sent in time.'],
    ['no webhook', 409, 'Not called: no webhook is set'],
    ['queued', 0],
    ['a link just sent', 200, 'It goes out in 15 seconds: this address has just got one.'],
    ['once more', 409, 'An e-mail with the newest link is waiting in the outbox already.'],
    ['tens of seconds', [1]],
    ['a link given up', 200, 'Sending …'],
  ]);
});

test('a mail that was tried before waits while no mail server is set, and a new one is done', () => {
  expect(run('mail/testing/send-without-server.ts', {})).toEqual([
    [0, true, false],
    [2, false, true],
  ]);
});
