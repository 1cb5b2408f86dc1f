import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runAlone } from '#cms/schema/testing/run-alone.ts';

/** No mail is sent here: no queue runs. */
const MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@kontorwerk.example' };

test('each delivery that is sent again stands in the audit log, and one account sends thirty at once', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'send-again-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runAlone('mail/testing/send-again.ts', dataDir, MAIL_SERVER)).toEqual([
    [...Array.from({ length: 30 }, () => 200), 429],
    ['sent_again payload-jobs/1', 30],
  ]);
});
