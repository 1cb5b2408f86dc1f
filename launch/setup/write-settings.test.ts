import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PassThrough, Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Half } from '../data-lock.ts';
import { Stopped } from '../stop-request.ts';
import { readSettingsFile } from './settings-file.ts';
import { openTerminal } from './terminal.ts';
import { writeSettings } from './write-settings.ts';

const BOTH = ['site', 'cms'] as const;
const [EMPTY, DOWN, UP, CTRL_C] = ['\u0015', '\u001b[B', '\u001b[A', '\u0003'];

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'asked-'));
  file = path.join(folder, 'site.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The text that is typed once a question, or an error, is shown. */
type Typed = readonly [asked: string, answer: string];

const { PATH, HOME } = process.env;

/** The screen's output. As on a terminal, it doesn't end with a question. */
class Screen extends Writable {
  readonly #onText: (text: string) => void;

  constructor(onText: (text: string) => void) {
    super();
    this.#onText = onText;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#onText(chunk.toString());
    done();
  }

  override end(): this {
    return this;
  }
}

/** Answers questions as an operator at a terminal; returns the output and the result. */
async function interview(typed: readonly Typed[], halves: readonly Half[] = BOTH) {
  const input = new PassThrough();
  const left = [...typed];
  let [shown, unread] = ['', ''];
  const output = new Screen((text) => {
    shown += text;
    unread += text;
    const [next] = left;
    if (next === undefined || !unread.includes(next[0])) return;
    unread = '';
    left.shift();
    // Once the whole question is shown.
    setImmediate(() => input.write(next[1]));
  });
  const terminal = openTerminal({ input, output, signal: AbortSignal.timeout(30_000) });
  try {
    const ended = await writeSettings({ terminal, halves, surroundings: { PATH, HOME }, folder }).catch(
      (error: unknown) => error,
    );
    return { shown, ended, left };
  } finally {
    terminal.close();
  }
}

const BEGIN: readonly Typed[] = [
  ['written to', `${EMPTY}site.env\r`],
  ['visitors use', `${EMPTY}https://www.example.com\r`],
  ['How many proxies', '\r'],
  ['site listens on', '\r'],
  ['port of the CMS', '\r'],
  ['all that is written', `${EMPTY}/srv/data\r`],
];

test('what is answered is written, with secrets that nobody is shown', async () => {
  const { shown, ended, left } = await interview([
    ...BEGIN,
    ['The database', `${DOWN}\r`],
    ['Its address', 'postgres://me@10.0.0.5/site\r'],
    ['Password of me', "it's #1 ~ a word\r"],
    ['resumes are kept', `${DOWN}\r`],
    ['name of the bucket', 'files\r'],
    ['address of the store', 'https://s3.example.com\r'],
    ['Its region', '\r'],
    ['id of the key', 'an-id\r'],
    ['secret of the key', 'store-secret\r'],
    ['a mail server', 'y\r'],
    ['The mail server', 'smtp://me:mail-word@mail.example.com\r'],
    ['mails are from', 'office@example.com\r'],
    ['administers it at first', 'me@example.com\r'],
    ['sample pages', 'n\r'],
    ['Write these', '\r'],
    ['encrypts backups', '\r'],
    ['restores backups', '\r'],
  ]);
  expect([ended, left]).toEqual([file, []]);
  const { values } = readSettingsFile(file);
  expect(values).toMatchObject({
    PUBLIC_URL: 'https://www.example.com',
    TRUSTED_PROXIES: '1',
    DATA_DIR: '/srv/data',
    DATABASE_URI: 'postgres://me:it%27s%20%231%20%7E%20a%20word@10.0.0.5/site',
    S3_SECRET_ACCESS_KEY: 'store-secret',
    SMTP_URL: 'smtp://me:mail-word@mail.example.com',
    SAMPLE_CONTENT: 'off',
    BACKUP_KEY: expect.stringMatching(/^age1/),
  });
  const restores = `${file}.restore-key`;
  expect(readSettingsFile(restores).values.BACKUP_KEY).toMatch(/^AGE-SECRET-KEY-1/);
  for (const each of [file, restores]) expect(statSync(each).mode & 0o777).toBe(0o600);
  const secrets = [values.PAYLOAD_SECRET, values.METRICS_TOKEN, 'a word', 'store-secret', 'mail-word', 'AGE-SECRET'];
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(5);
    expect(shown).not.toContain(secret);
  }
});

test('a wrong answer is told by the rules of the start, and asked for again', async () => {
  const { ended, left, shown } = await interview([
    ['written to', `${EMPTY}/nowhere/at/all.env\r`],
    ['Its folder is not there', `${EMPTY}site.env\r`],
    ['visitors use', 'www.example.com\r'],
    ['It must be an address such as https://example.com', `${EMPTY}https://www.example.com/path\r`],
    ['It must be an address without a path', `${EMPTY}https://www.example.com\r`],
    ['How many proxies', '11\r'],
    ['It must be a whole number from 0 to 10', `${EMPTY}1\r`],
    ['site listens on', `${'3'.repeat(100_000)}\r`],
    ['longer than 1000 characters', `${EMPTY}3000\r`],
    ['port of the CMS', '3000\r'],
    ['give them different ports', `${EMPTY}3001\r`],
    ['all that is written', `${EMPTY}/srv/our data\r`],
    ['It has blanks', `${EMPTY}/srv/data\r`],
    ['The database', CTRL_C],
  ]);
  expect(ended, shown).toBeInstanceOf(Stopped);
  expect(left).toEqual([]);
  expect(existsSync(file)).toBe(false);
});

test('a file that is there is kept unless somebody says otherwise, and gives the answers', async () => {
  const before =
    'PUBLIC_URL=https://a.example\nDATABASE_URI=postgres://me:old-word@10.0.0.5/site\nFORM_BURST=7\nexport A=b\n';
  writeFileSync(file, before, { mode: 0o600 });
  const kept = await interview([
    ['written to', `${EMPTY}site.env\r`],
    ['is there already', `${DOWN}\r`],
  ]);
  expect(kept.ended).toBeInstanceOf(Stopped);
  expect(readFileSync(file, 'utf8')).toBe(before);

  const again = await interview([
    ['written to', `${EMPTY}site.env\r`],
    ['is there already', `${UP}\r`],
    ['https://a.example', '\r'],
    ['How many proxies', '\r'],
    ['site listens on', '\r'],
    ['port of the CMS', '\r'],
    ['all that is written', '\r'],
    ['The database', '\r'],
    ['Its address', '\r'],
    ['resumes are kept', '\r'],
    ['a mail server', 'n\r'],
    ['administers it at first', 'me@example.com\r'],
    ['sample pages', '\r'],
    ['Write these', '\r'],
    ['encrypts backups', 'n\r'],
  ]);
  expect([again.ended, again.left]).toEqual([file, []]);
  expect(again.shown).toContain('Line 4 begins with “export”');
  expect(again.shown).not.toContain('old-word');
  expect(readSettingsFile(file).values).toMatchObject({
    PUBLIC_URL: 'https://a.example',
    DATABASE_URI: 'postgres://me:old-word@10.0.0.5/site',
    FORM_BURST: '7',
  });
});

test('a package of the site is asked about the site alone', async () => {
  const { ended, left } = await interview(
    [
      ['written to', `${EMPTY}site.env\r`],
      ['visitors use', '\r'],
      ['It is needed', 'https://www.example.com\r'],
      ['How many proxies', '\r'],
      ['site listens on', '\r'],
      ['finds the CMS', '\r'],
      ['all that is written', '\r'],
      ['Write these', '\r'],
    ],
    ['site'],
  );
  expect([ended, left]).toEqual([file, []]);
  expect(Object.keys(readSettingsFile(file).values).toSorted()).toEqual(
    ['BACKEND_URL', 'DATA_DIR', 'METRICS_TOKEN', 'PORT', 'PUBLIC_URL', 'TRUSTED_PROXIES'].toSorted(),
  );
});
