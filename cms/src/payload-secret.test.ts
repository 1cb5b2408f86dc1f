import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { payloadSecret } from './payload-secret.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

test('a secret is made once, for its owner alone, and stays the same', () => {
  const made = payloadSecret({ secret: undefined, dataDir });
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(payloadSecret({ secret: undefined, dataDir })).toBe(made);
  expect(statSync(join(dataDir, 'payload-secret')).mode & 0o777).toBe(0o600);
});

test('one that is set is used, and none is made', () => {
  const secret = 'x'.repeat(32);
  expect(payloadSecret({ secret, dataDir })).toBe(secret);
  expect(statSync(join(dataDir, 'payload-secret'), { throwIfNoEntry: false })).toBeUndefined();
});

test.each(['', 'half of on'])('a file that a full disk left as %j signs nothing', (left) => {
  writeFileSync(join(dataDir, 'payload-secret'), left);
  expect(() => payloadSecret({ secret: undefined, dataDir })).toThrow(/payload-secret is cut short: put back a copy/);
});
