import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStore } from '#cms/storage/files/folder-store.ts';
import { isAbsent, markSeeding, refuseBesideEarlierData } from './earlier-data.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cms-earlier-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function put(path: string): void {
  mkdirSync(join(dataDir, path, '..'), { recursive: true });
  writeFileSync(join(dataDir, path), 'x');
}

function refuse(): Promise<void> {
  const settings = { dataDir, databaseUri: `file:${dataDir}/cms.sqlite` };
  return refuseBesideEarlierData(settings, folderStore(dataDir));
}

test('a data folder in which nothing was ever kept is filled', async () => {
  mkdirSync(join(dataDir, 'uploads'));
  await expect(refuse()).resolves.toBeUndefined();
});

test.each(['uploads/a.avif', 'resumes/a.pdf', 'site/content-snapshot.json'])(
  'beside %s of an earlier database nothing is filled until it is moved away',
  async (trace) => {
    put(trace);
    const kind = trace.startsWith('site') ? trace : trace.split('/')[0];
    await expect(refuse()).rejects.toThrow(`an earlier one left ${kind} in ${dataDir}: `);
    rmSync(join(dataDir, trace));
    await expect(refuse()).resolves.toBeUndefined();
  },
);

test('the password of a database is told to nobody', async () => {
  put('uploads/a.avif');
  const settings = { dataDir, databaseUri: 'postgres://cms:se@cret@db.example/cms' };
  const refused = refuseBesideEarlierData(settings, folderStore(dataDir));
  await expect(refused).rejects.toThrow(/^The database postgres:\/\/db\.example\/cms is empty/);
});

test('what was interrupted is begun again', async () => {
  const interrupted = markSeeding(folderStore(dataDir), async () => {
    put('uploads/a.avif');
    throw new Error('stopped');
  });
  await expect(interrupted).rejects.toThrow('stopped');
  await expect(refuse()).resolves.toBeUndefined();
  await markSeeding(folderStore(dataDir), async () => {});
  await expect(refuse()).rejects.toThrow('an earlier one left uploads');
});

test('a database is absent until its file has something in it', () => {
  const file = join(dataDir, 'cms.sqlite');
  expect(isAbsent(`file:${file}`)).toBe(true);
  writeFileSync(file, '');
  expect(isAbsent(`file://${file}`)).toBe(true);
  writeFileSync(file, 'x');
  expect(isAbsent(`file:${file}`)).toBe(false);
  expect(isAbsent('postgres://db.example/cms')).toBe(false);
});
