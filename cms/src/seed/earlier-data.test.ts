import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAbsent, refuseBesideEarlierData, whileSeeding } from './earlier-data.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cms-earlier-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function put(path: string): void {
  mkdirSync(join(dataDir, path, '..'), { recursive: true });
  writeFileSync(join(dataDir, path), 'x');
}

function refuse(seedAnew = false): void {
  refuseBesideEarlierData({ dataDir, databaseUri: `file:${dataDir}/cms.sqlite`, seedAnew });
}

test('a data folder in which nothing was ever kept is filled', () => {
  mkdirSync(join(dataDir, 'uploads'));
  expect(refuse).not.toThrow();
});

test.each(['uploads/a.avif', 'resumes/a.pdf', 'site/content-snapshot.json'])(
  'beside %s of an earlier database nothing is filled before somebody says so',
  (trace) => {
    put(trace);
    const kind = trace.startsWith('site') ? trace : trace.split('/')[0];
    expect(() => refuse()).toThrow(`has ${kind} of an earlier one: `);
    expect(() => refuse()).toThrow('SEED_ANEW=on');
    expect(() => refuse(true)).not.toThrow();
  },
);

test('the password of a database is told to nobody', () => {
  put('uploads/a.avif');
  const settings = { dataDir, databaseUri: 'postgres://cms:se@cret@db.example/cms', seedAnew: false };
  expect(() => refuseBesideEarlierData(settings)).toThrow(/^The database postgres:\/\/db\.example\/cms is empty/);
});

test('what was interrupted is begun again', async () => {
  const interrupted = whileSeeding(dataDir, async () => {
    put('uploads/a.avif');
    throw new Error('stopped');
  });
  await expect(interrupted).rejects.toThrow('stopped');
  expect(refuse).not.toThrow();
  await whileSeeding(dataDir, async () => {});
  expect(() => refuse()).toThrow('SEED_ANEW=on');
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
