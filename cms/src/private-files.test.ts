import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepPrivate } from './private-files.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('what others could read becomes private, and what is made later is', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'private-'));
  const umask = process.umask(0o022);
  onTestFinished(() => {
    process.umask(umask);
    rmSync(dataDir, { recursive: true });
  });
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  mkdirSync(join(dataDir, 'resumes'));
  const database = join(dataDir, 'cms.sqlite');
  const resume = join(dataDir, 'resumes', 'a.pdf');
  for (const path of [database, resume]) writeFileSync(path, 'x', { mode: 0o644 });

  keepPrivate({ dataDir, databaseUri: `file:${database}` });
  expect([database, resume].map(modeOf)).toEqual(['600', '600']);
  expect([dataDir, join(dataDir, 'resumes')].map(modeOf)).toEqual(['700', '700']);
  writeFileSync(join(dataDir, 'later'), 'x');
  expect(modeOf(join(dataDir, 'later'))).toBe('600');

  keepPrivate({ dataDir, databaseUri: `file:${database}` });
  expect(written).toHaveBeenCalledTimes(1);
});
