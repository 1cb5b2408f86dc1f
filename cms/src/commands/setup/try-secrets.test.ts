import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Try } from '@kontorwerk/runtime/setup/run-tries';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseSettings } from '#cms/base/settings.ts';
import { tryBackupKey } from './try-backup-key.ts';
import { makePublicAddress } from './try-bucket.ts';
import { trySecret } from './try-secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cms-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const run = (each: Try) => each.run(AbortSignal.timeout(5_000));
const secret = (env: Readonly<Record<string, string>>) => run(trySecret(parseSettings({ DATA_DIR: dataDir, ...env })));
const [ONE, OTHER] = ['a'.repeat(40), 'b'.repeat(40)];

test('a secret that is set is good, and one in the data folder is worth a note', async () => {
  expect(await secret({ PAYLOAD_SECRET: ONE })).toMatchObject([{ verdict: 'ok' }]);
  expect(await secret({})).toMatchObject([{ verdict: 'note', seen: expect.stringContaining('one is made in') }]);
});

test('another than was in use is worth a note, unless that is named too', async () => {
  writeFileSync(join(dataDir, 'payload-secret'), OTHER);
  expect(await secret({ PAYLOAD_SECRET: ONE })).toMatchObject([
    { verdict: 'note', advice: expect.stringContaining('_BEFORE') },
  ]);
  expect(await secret({ PAYLOAD_SECRET: ONE, PAYLOAD_SECRET_BEFORE: OTHER })).toMatchObject([{ verdict: 'ok' }]);
});

test('a secret that was cut short is told', async () => {
  writeFileSync(join(dataDir, 'payload-secret'), 'short');
  await expect(secret({})).rejects.toThrow('is cut short');
});

test('a key for backups is looked at', async () => {
  const key = (backupKey: string | undefined) => run(tryBackupKey({ backupKey }));
  expect(await key(undefined)).toMatchObject([{ verdict: 'note', seen: expect.stringContaining('is not set') }]);
  await expect(key('age1abc')).rejects.toThrow('no key of age');
  const { generateIdentity, identityToRecipient } = await import('age-encryption');
  const identity = await generateIdentity();
  expect(await key(await identityToRecipient(identity))).toMatchObject([{ verdict: 'ok' }]);
  expect(await key(identity)).toMatchObject([{ verdict: 'note', seen: expect.stringContaining('the secret half') }]);
});

test.each([
  [{ endpoint: 'https://s3.example.com', isInPath: true }, 'https://s3.example.com/files/a/b'],
  [{ endpoint: 'https://s3.example.com:9000', isInPath: false }, 'https://files.s3.example.com:9000/a/b'],
  [{ endpoint: undefined, isInPath: false }, 'https://files.s3.eu-central-1.amazonaws.com/a/b'],
])('where anybody would find a file of the bucket %j', (place, address) => {
  const bucket = { name: 'files', region: 'eu-central-1', credentials: undefined, ...place };
  expect(makePublicAddress(bucket, 'a/b')).toBe(address);
});
