import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  ['CMS_PORT', { CMS_PORT: '6000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'example.com' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://example.com:10080' }],
  ['BACKEND_URL', { BACKEND_URL: 'ftp://example.com' }],
  ['BACKEND_URL', { BACKEND_URL: 'http://cms:6000' }],
])('a bad %s is named', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^${name}=`));
});

test.each(['PUBLIC_URL', 'BACKEND_URL'])('a password in %s is refused, and not printed', (name) => {
  expect(() => readSettings({ [name]: 'https://me:geheim@www.example.com' })).toThrow(
    /^[A-Z_]+: must hold no user and no password\.$/,
  );
  expect(() => readSettings({ [name]: 'https://me:geheim@' })).toThrow(/^[A-Z_]+: must be an address such as [^@]*$/);
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

test('a file, or a link to nothing, in place of the data folder is told as what it is', () => {
  const [file, link] = [path.join(folder, 'file'), path.join(folder, 'link')];
  writeFileSync(file, '', { mode: 0o755 });
  symlinkSync('/nowhere/var', link);
  expect(() => checkDataFolder(file)).toThrow(
    `DATA_DIR=${file} can’t be used, as ${file} is a file: move that away, or name a folder.`,
  );
  expect(() => checkDataFolder(link)).toThrow(
    `DATA_DIR=${link} can’t be used, as ${link} is a link to /nowhere/var, which is not there: make that folder, mount its disk, or correct the link.`,
  );
});

test('a data folder that only reads is told with what a unit of systemd needs', () => {
  const error = Object.assign(new Error("EROFS: read-only file system, mkdir '/data'"), { code: 'EROFS' });
  expect(dataFolderProblem('/data', error)).toBe(
    "DATA_DIR=/data cannot be written to (EROFS: read-only file system, mkdir '/data'): make it writable (systemd: name it in ReadWritePaths= of the unit) or name another folder.",
  );
});
