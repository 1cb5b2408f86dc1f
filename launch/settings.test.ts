import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDataFolder, dataFolderProblem, readSettings } from './settings.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'launch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('nothing set means the defaults', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    cmsPort: 3001,
    cmsHost: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    backendUrl: null,
    dataDir: path.resolve('var'),
  });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
});

test.each([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '0' }],
  ['PORT', { PORT: '65536' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'example.com' }],
  ['BACKEND_URL', { BACKEND_URL: 'ftp://example.com' }],
])('a bad %s is named', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^${name}=`));
});

test('the site and the CMS need a port each', () => {
  expect(() => readSettings({ PORT: '4000', CMS_PORT: '4000' })).toThrow('give them different ports');
});

test('a public address loses the slash at its end', () => {
  expect(readSettings({ PUBLIC_URL: 'https://example.com/' }).publicUrl).toBe('https://example.com');
});

test('the data folder is made where it is missing', () => {
  expect(() => checkDataFolder(path.join(folder, 'a/b'))).not.toThrow();
});

test('a data folder that cannot be written to is named', () => {
  expect(() => checkDataFolder('/proc/nowhere/var')).toThrow(/^DATA_DIR=\/proc\/nowhere\/var cannot be written to/);
});

test('a data folder that only reads is told with what a unit of systemd needs', () => {
  const error = Object.assign(new Error("EROFS: read-only file system, mkdir '/data'"), { code: 'EROFS' });
  expect(dataFolderProblem('/data', error)).toBe(
    "DATA_DIR=/data cannot be written to (EROFS: read-only file system, mkdir '/data'): make it writable (systemd: name it in ReadWritePaths= of the unit) or name another folder.",
  );
});
