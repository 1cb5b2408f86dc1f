import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('each role sees the deliveries about its inbox only, and sends no others again', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-access-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const messages = ['contact_notice', 'contact_message'];
  const applications = ['application_answer', 'application'];
  const [editor, sales, recruiter, admin] = runProgram('mail/testing/outbox-access.ts', dataDir);
  expect(editor).toEqual(['editor', 403, [], 403, 403]);
  expect(sales).toEqual(['sales', 200, messages, 404, 409]);
  expect(recruiter).toEqual(['recruiter', 200, applications, 404, 409]);
  expect(admin).toMatchObject([
    'admin',
    200,
    [...messages, ...applications, 'password', 'plan_late'],
    200,
    expect.any(Number),
  ]);
});
