import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readPayloadSecret } from './payload-secret.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

test('a secret is made once, for its owner alone, and stays the same', () => {
  const made = readPayloadSecret({ secret: undefined, dataDir });
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(readPayloadSecret({ secret: undefined, dataDir })).toBe(made);
  expect(statSync(join(dataDir, 'payload-secret')).mode & 0o777).toBe(0o600);
});

test('one that is set is used, and none is made', () => {
  const secret = 'x'.repeat(32);
  expect(readPayloadSecret({ secret, dataDir })).toBe(secret);
  expect(statSync(join(dataDir, 'payload-secret'), { throwIfNoEntry: false })).toBeUndefined();
});

test('a first start on a full disk leaves nothing in the way of the next', () => {
  const make = `(await import(process.argv[1])).readPayloadSecret({ dataDir: process.argv[2] })`;
  const program = join(import.meta.dirname, 'payload-secret.ts');
  // The file can be created, but nothing can be written to it.
  const args = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, '-e', make, program, dataDir];
  expect(spawnSync('sh', args, { encoding: 'utf8' }).stderr).toContain('EFBIG');
  expect(readdirSync(dataDir)).toEqual([]);
  expect(readPayloadSecret({ secret: undefined, dataDir }).length).toBeGreaterThanOrEqual(43);
  expect(readdirSync(dataDir)).toEqual(['payload-secret']);
});

test.each(['', 'half of on'])('a file that was cut to %j signs nothing', (left) => {
  writeFileSync(join(dataDir, 'payload-secret'), left);
  expect(() => readPayloadSecret({ secret: undefined, dataDir })).toThrow(
    /payload-secret is cut short: put back a copy/,
  );
});
