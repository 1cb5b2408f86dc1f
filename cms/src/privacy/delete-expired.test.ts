import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('what is older than the settings say is deleted for good, its files too, and nothing else', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  // Payload brings the tables up to date in production only.
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: dataDir,
    DATABASE_URI: '',
    LOG_LEVEL: 'error',
  };
  const script = join(import.meta.dirname, 'testing/expire.ts');
  const told = execFileSync(process.execPath, [script], {
    env,
    encoding: 'utf8',
    cwd: join(import.meta.dirname, '../..'),
  });
  const nothing = { messages: 0, applications: 0, audit: 0, outbox: 0, resumes: 0 };
  expect(
    told
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    // At once, after 7 months, after 13, after 25.
    nothing,
    { ...nothing, applications: 1, resumes: 1 },
    { ...nothing, messages: 1, audit: 1 },
    { ...nothing, applications: 1 },
  ]);
  expect(readdirSync(join(dataDir, 'resumes'))).toEqual([]);
});
