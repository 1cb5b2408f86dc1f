import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('nobody sorts by a hidden field, of what others refer to neither', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sorts-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('kit/access/testing/hidden-sorts.ts', dataDir)).toEqual([
    ['/api/contact-messages?sort=assigned_to.name', 200],
    ['/api/contact-messages?sort=status,-createdAt', 200],
    ['/api/contact-messages?sort=a_field_that_was', 200],
    ['/api/contact-messages?sort=assigned_to.hash', 400],
    ['/api/contact-messages?sort=-assigned_to.totp_secret', 400],
    ['/api/contact-messages?sort=assigned_to__salt', 400],
    ['/api/contact-messages?sort=status,assigned_to.resetPasswordToken', 400],
    ['/api/contact-messages?sort=assigned_to.totp_enabled', 400],
    ['/api/inbox-notes?sort=message.assigned_to.hash', 400],
    ['/api/inbox-notes?sort=author.hash', 400],
    ['/api/payload-locked-documents?sort=user.hash', 400],
    ['/api/payload-locked-documents?sort=user.value.hash', 400],
  ]);
});
