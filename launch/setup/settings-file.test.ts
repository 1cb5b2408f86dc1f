import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  LONGEST_VALUE,
  readSettingsFile,
  readSettingsText,
  settingsText,
  whyNotPlain,
  writeSettingsFile,
} from './settings-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  file = path.join(folder, 'kontorwerk.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Values with all allowed characters. */
const VALUES = {
  PUBLIC_URL: 'http://[::1]:3000',
  DATABASE_URI: 'postgres://me:p%40ss%27w%20rd%2F%231@10.0.0.5:5432/db?sslmode=verify-full',
  MAIL_FROM: 'office+site@example.com',
  S3_SECRET_ACCESS_KEY: 'abc/def+ghi=',
};

test('what is written is read back, and by a shell as the same', () => {
  writeSettingsFile(file, VALUES, false);
  expect(readSettingsFile(file)).toEqual({ values: VALUES, misread: [], isOpen: false });
  const names = Object.keys(VALUES);
  const printed = execFileSync(
    'sh',
    ['-c', `set -a; . "$0"; exec ${process.execPath} -p 'JSON.stringify(process.env)'`, file],
    {
      encoding: 'utf8',
      env: {},
    },
  );
  const environment: Record<string, string> = JSON.parse(printed);
  expect(Object.fromEntries(names.map((name) => [name, environment[name]]))).toEqual(VALUES);
});

test('only its owner reads it, whatever the mask is, and nothing else is left beside it', () => {
  const mask = process.umask(0);
  try {
    writeSettingsFile(file, VALUES, false);
  } finally {
    process.umask(mask);
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['kontorwerk.env']);
});

test('one that is there stays as it is, unless it may be replaced', () => {
  writeFileSync(file, 'PORT=4000\n');
  expect(() => writeSettingsFile(file, VALUES, false)).toThrow(`${file} is there already: nothing was written.`);
  expect(readFileSync(file, 'utf8')).toBe('PORT=4000\n');
  writeSettingsFile(file, { PORT: '5000' }, true);
  expect(readSettingsFile(file).values).toEqual({ PORT: '5000' });
  expect(readdirSync(folder)).toEqual(['kontorwerk.env']);
});

test.each([
  ['a blank', 'two words', /has blanks, which systemd, Docker and a shell read each in its own way/],
  ['a dollar', 'pa$$word', /has \$/],
  ['quotes', `it's`, /has '/],
  ['a backslash', 'a\\b', /has \\/],
  ['a new line', 'a\nB=c', /has control characters/],
  ['a hash', 'a#b', /has #/],
  ['letters of other alphabets', 'größe', /has ö ß/],
  ['ten megabytes', 'a'.repeat(10_000_000), /is longer than 4096 characters$/],
])('a value with %s can not be written', (_what, value, why) => {
  expect(whyNotPlain(value)).toMatch(why);
  expect(() => settingsText({ ADMIN_PASSWORD: value })).toThrow(/^ADMIN_PASSWORD /);
});

test.each([
  ['export PORT=1', 'PORT', /“export”/],
  ['PORT =1', 'PORT', /blanks/],
  ['PORT= 1', 'PORT', /blanks/],
  ['PORT=1 ', 'PORT', /blanks at its end/],
  ['PORT=1\r', 'PORT', /Windows/],
  ['PORT=$HOME', 'PORT', /each in its own way/],
  ['PORT="a$b"', 'PORT', /each in its own way/],
  [`PORT=${'1'.repeat(LONGEST_VALUE + 1)}`, 'PORT', /more than 4096/],
  ['PORT', null, /no NAME=value/],
])('the line %j is told by its number, and sets nothing', (line, name, why) => {
  const { values, misread } = readSettingsText(`# first\n\n${line}\n`);
  expect(values).toEqual({});
  expect(misread).toEqual([{ line: 3, name, why: expect.stringMatching(why), isHarmless: false }]);
});

test('quotes and a second line of a name are told, and read as systemd reads them', () => {
  const { values, misread } = readSettingsText(`PURGE_HEADER='Authorization: Bearer a'\nPORT=1\nPORT=2\n`);
  expect(values).toEqual({ PURGE_HEADER: 'Authorization: Bearer a', PORT: '2' });
  expect(misread.map(({ line, isHarmless }) => [line, isHarmless])).toEqual([
    [1, true],
    [3, true],
  ]);
});

test('what others may read is told', () => {
  writeSettingsFile(file, VALUES, false);
  chmodSync(file, 0o640);
  expect(readSettingsFile(file).isOpen).toBe(true);
});

test.each([
  ['what is not there', () => file, /can’t be read \(ENOENT.*npm run setup, without a name, makes one\.$/],
  ['a folder', () => folder, /is no file: name a file of settings\.$/],
  ['what never ends', () => '/dev/zero', /is no file/],
  [
    'a whole backup',
    () => {
      writeFileSync(file, '#'.repeat(2_000_000));
      return file;
    },
    /is too large for settings/,
  ],
])('%s is no settings file', (_what, named, why) => {
  expect(() => readSettingsFile(named())).toThrow(why);
});
