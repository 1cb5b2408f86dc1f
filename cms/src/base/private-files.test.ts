import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepPrivate } from './private-files.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a database that lies elsewhere becomes private, too, however its place is written', () => {
  const [dataDir, elsewhere] = [mkdtempSync(join(tmpdir(), 'private-')), mkdtempSync(join(tmpdir(), 'my database '))];
  const umask = process.umask(0o022);
  onTestFinished(() => {
    process.umask(umask);
    for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true });
  });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const database = join(elsewhere, 'cms.sqlite');
  for (const end of ['', '-wal']) writeFileSync(database + end, 'x', { mode: 0o644 });
  keepPrivate({ dataDir, databaseUri: pathToFileURL(database).href });
  expect([modeOf(database), modeOf(`${database}-wal`)]).toEqual(['600', '600']);
});

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

test('a folder that holds nothing of ours keeps its mode and its files, and so does one that is named as the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  const umask = process.umask(0o022);
  onTestFinished(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true });
  });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const theirs = join(folder, 'theirs.txt');
  writeFileSync(theirs, 'x', { mode: 0o644 });
  chmodSync(folder, 0o1777);
  keepPrivate({ dataDir: folder, databaseUri: `file:${folder}` });
  expect([modeOf(theirs), (statSync(folder).mode & 0o7777).toString(8)]).toEqual(['644', '1777']);
});
