import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile, fileUri, withoutPassword } from './database-uri.ts';

test.each([
  ['as it is', 'plain', (path: string) => `file:${path}`],
  ['with a space', 'my data', (path: string) => `file:${path}`],
  ['with a space that is encoded', 'my data', (path: string) => `file:${path.replaceAll(' ', '%20')}`],
  ['with slashes', 'my data', (path: string) => pathToFileURL(path).href],
  ['with a host', 'my data', (path: string) => `file://localhost${path}`],
  ['with a query', 'plain', (path: string) => `file:${path}?tls=0`],
  ['made of a path', '100% #1?', fileUri],
])('the file of an address %s is the one that the driver opens', (_, folder, uriOf) => {
  const root = mkdtempSync(join(tmpdir(), 'cms-file-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, folder));
  const path = join(root, folder, 'cms.sqlite');
  createClient({ url: uriOf(path) }).close();
  expect(readdirSync(join(root, folder))).toEqual(['cms.sqlite']);
  expect(databaseFile(uriOf(path))).toBe(path);
});

test('PostgreSQL has no file', () => {
  expect(databaseFile('postgres://localhost/cms')).toBeNull();
});

test.each([
  ['postgres://cms:secret@db.example.com/cms', 'postgres://db.example.com/cms'],
  ['postgres://cms:se/cr@t@db.example.com/cms', 'postgres://db.example.com/cms'],
  ['postgres://localhost/cms', 'postgres://localhost/cms'],
  ['file:/data/cms.sqlite', 'file:/data/cms.sqlite'],
])('%s is shown as %s', (uri, shown) => {
  expect(withoutPassword(uri)).toBe(shown);
});
