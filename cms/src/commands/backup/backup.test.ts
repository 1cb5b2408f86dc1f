import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { noteMove } from '#cms/storage/database/move-marker.ts';
import type { Part } from './archive.ts';

const CMS = join(import.meta.dirname, '../../..');

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cms-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  dataDir = join(folder, 'data');
  mkdirSync(dataDir);
});

/** Runs one of the two programs; returns its exit code and output. */
function run(
  program: 'backup' | 'restore',
  place: string,
  settings: Readonly<Record<string, string>> = {},
  ...words: readonly string[]
) {
  const env = { ...process.env, DATA_DIR: dataDir, ...settings };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(CMS, `src/commands/${program}.ts`), place, ...words],
    {
      cwd: CMS,
      env,
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { code: status, printed: stdout + stderr };
}

/** Makes a backup without blocking others; returns its exit code and output. */
async function backupMeanwhile(place: string): Promise<{ readonly code: number; readonly printed: string }> {
  const options = { cwd: CMS, env: { ...process.env, DATA_DIR: dataDir } };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(CMS, 'src/commands/backup.ts'), place], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr });
    });
  });
}

/** Opens a database with a committed row and an open transaction. */
function openDatabase(): void {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'));
  onTestFinished(() => database.close());
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE messages (text); INSERT INTO messages VALUES ('stored')");
  database.exec("BEGIN; INSERT INTO messages VALUES ('under way')");
}

function put(name: string): void {
  mkdirSync(dirname(join(dataDir, name)), { recursive: true });
  writeFileSync(join(dataDir, name), `the file ${name}, which nobody can make anew`);
}

const KEPT = [
  // The picture was replaced after the rows were read.
  'earlier-uploads/b.avif',
  'originals/a.png',
  'payload-secret',
  'resumes/cv.pdf',
  'uploads/a.avif',
  'site/spool/1',
  'site/spool/refused/2',
  'site/spool/unanswered/3',
];
const OTHERS = ['site/content-snapshot.json', 'run/3000.pid'];

/** Fills a data folder, backs it up, and switches to an empty one. */
function backUp(settings: Readonly<Record<string, string>> = {}): string {
  openDatabase();
  for (const name of [...KEPT, ...OTHERS]) put(name);
  const place = join(folder, 'backups/today');
  expect(run('backup', place, settings)).toMatchObject({ code: 0 });
  dataDir = join(folder, 'another machine');
  mkdirSync(dataDir);
  return place;
}

function messages(): readonly unknown[] {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'), { readOnly: true });
  onTestFinished(() => database.close());
  return database.prepare('SELECT text FROM messages').all();
}

const textOf = (name: string) => readFileSync(join(dataDir, name), 'utf8');

test('what can not be made anew is copied while the database is written to, and restored as it was', () => {
  const place = backUp();
  const restored = run('restore', place);
  expect(restored.printed).toContain('All is as it was at ');
  expect(restored.code).toBe(0);
  expect(KEPT.map(textOf)).toEqual(KEPT.map((name) => `the file ${name}, which nobody can make anew`));
  expect(OTHERS.filter((name) => existsSync(join(dataDir, name)))).toEqual([]);
  expect(messages()).toEqual([{ text: 'stored' }]);
  expect(readdirSync(dataDir)).not.toContain('restoring');
  // The existing data stays.
  expect(run('restore', place)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('to an empty installation'),
  });
});

/** Returns both halves of a new key. */
function newKey(): readonly string[] {
  const printed = execFileSync(process.execPath, [join(CMS, 'src/commands/backup.ts'), '--new-key'], {
    cwd: CMS,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return [...printed.matchAll(/BACKUP_KEY=(\S+)/g)].map(([, half = '']) => half);
}

test('an encrypted backup is for those alone who have the secret half of its key', () => {
  const [half = '', secret = ''] = newKey();
  const place = backUp({ BACKUP_KEY: half });
  const bytes = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  expect(bytes.filter((text) => /nobody can make anew|SQLite format/.test(text))).toEqual([]);
  for (const settings of [{ BACKUP_KEY: '' }, { BACKUP_KEY: half }])
    expect(run('restore', place, settings)).toMatchObject({ code: 1, printed: expect.stringContaining('secret half') });
  const [, other = ''] = newKey();
  expect(run('restore', place, { BACKUP_KEY: other }).printed).toContain('does not open this backup');
  expect(readdirSync(dataDir)).toEqual([]);
  expect(run('restore', place, { BACKUP_KEY: secret })).toMatchObject({ code: 0 });
  expect(messages()).toEqual([{ text: 'stored' }]);
});

test('a backup says which database it reads, and refuses one that was moved away', () => {
  openDatabase();
  const file = join(dataDir, 'cms.sqlite');
  expect(run('backup', join(folder, 'one')).printed).toContain(`Copying the SQLite database ${file} …`);
  noteMove(file, 'postgres://db.example.com/kontorwerk', new Date());
  expect(run('backup', join(folder, 'two'))).toEqual({
    code: 1,
    printed: expect.stringContaining(`${file} was moved to postgres://db.example.com/kontorwerk on `),
  });
  expect(existsSync(join(folder, 'two'))).toBe(false);
});

test('what broke off is begun again, and not with another backup', () => {
  const place = backUp();
  const hidden = join(folder, 'hidden');
  cpSync(join(place, 'uploads'), hidden, { recursive: true });
  rmSync(join(place, 'uploads'), { recursive: true });
  expect(run('restore', place)).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/uploads\/a\.avif is missing/),
  });
  expect(existsSync(join(dataDir, 'cms.sqlite'))).toBe(false);
  const elsewhere = dataDir;
  dataDir = join(folder, 'data');
  const later = join(folder, 'backups/tomorrow');
  expect(run('backup', later)).toMatchObject({ code: 0 });
  dataDir = elsewhere;
  expect(run('restore', later)).toMatchObject({ code: 1, printed: expect.stringContaining('broke off') });
  cpSync(hidden, join(place, 'uploads'), { recursive: true });
  put('resumes/.unfinished-1');
  put('.unfinished-2');
  expect(run('restore', place)).toMatchObject({ code: 0 });
  expect(readdirSync(dataDir, { recursive: true }).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test.each(['database/cms.sqlite.0001', 'resumes/cv.pdf', 'contents.jsonl', 'backup.json'])(
  'a backup with another %s is none',
  (name) => {
    const place = backUp();
    writeFileSync(join(place, name), 'something else');
    expect(run('restore', place)).toMatchObject({ code: 1, printed: expect.stringContaining('damaged') });
    expect(existsSync(join(dataDir, 'cms.sqlite'))).toBe(false);
  },
);

/** Changes one byte of a part, counted from its end. */
function spoil(place: string, key: string, fromEnd: number): void {
  const file = join(place, key);
  const bytes = readFileSync(file);
  const at = bytes.length - fromEnd;
  bytes.writeUInt8((bytes.at(at) ?? 0) ^ 1, at);
  writeFileSync(file, bytes);
}

test('a damaged part of an encrypted backup is named, and the key not blamed', () => {
  const [half = '', secret = ''] = newKey();
  const place = backUp({ BACKUP_KEY: half });
  spoil(place, 'resumes/cv.pdf', 1);
  expect(run('restore', place, { BACKUP_KEY: secret })).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/resumes\/cv\.pdf in .* is damaged\.\n$/),
  });
});

test('--verify reads every part and tells what is missing, changed, or sealed otherwise', () => {
  const [half = '', secret = ''] = newKey();
  const place = backUp({ BACKUP_KEY: half });
  const verified = () => run('backup', place, { BACKUP_KEY: secret }, '--verify');
  const whole = verified();
  expect(whole).toMatchObject({
    code: 0,
    printed: expect.stringContaining(`${place} is whole: each part is as it was at `),
  });
  expect(readdirSync(dataDir)).toEqual([]);

  expect(run('backup', place, { BACKUP_KEY: half }, '--verify').printed).toContain('secret half');
  const [, other = ''] = newKey();
  expect(run('backup', place, { BACKUP_KEY: other }, '--verify').printed).toContain('does not open this backup');

  rmSync(join(place, 'uploads/a.avif'));
  spoil(place, 'database/cms.sqlite.0001', 20);
  writeFileSync(join(place, 'resumes/cv.pdf'), '');
  // In the recipient stanza that the key opens, on the third line.
  const lines = readFileSync(join(place, 'originals/a.png'), 'latin1').split('\n');
  const third = lines[2] ?? '';
  lines[2] = (third.startsWith('A') ? 'B' : 'A') + third.slice(1);
  writeFileSync(join(place, 'originals/a.png'), lines.join('\n'), 'latin1');
  writeFileSync(join(place, 'uploads/else.txt'), 'x');
  const { code, printed } = verified();
  expect(code).toBe(1);
  expect(printed.split('\n')).toEqual([
    expect.stringMatching(/^database\/cms\.sqlite\.0001 in .* is damaged\.$/),
    expect.stringMatching(/^originals\/a\.png in .* is damaged, or was encrypted with another key/),
    expect.stringMatching(/^resumes\/cv\.pdf in .* is damaged\.$/),
    expect.stringMatching(/^uploads\/a\.avif is missing in /),
    expect.stringMatching(/^uploads\/else\.txt in .* is no part of the backup\.$/),
    expect.stringMatching(/can’t be restored: 4 of \d+ parts are missing or damaged\.$/),
    '',
  ]);
});

test('no backup is written over another, and none is made of nothing', () => {
  const place = join(folder, 'backup');
  expect(run('backup', place)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('to back up: correct DATA_DIR.'),
  });
  expect(run('restore', place)).toMatchObject({ code: 1, printed: expect.stringContaining('no whole backup') });
  openDatabase();
  expect(run('backup', place)).toMatchObject({ code: 0 });
  expect(run('backup', place)).toMatchObject({ code: 1, printed: expect.stringContaining('name a new place') });
});

test.each([
  ['backup', 's3://bucket/x', {}, 'S3_BUCKET'],
  ['backup', 'relative', {}, 'is no place for a backup'],
  ['restore', 's3://bucket', {}, 'is no place for a backup'],
  ['backup', '/proc/none', {}, '/proc/none: begun/'],
  ['backup', '--verify', {}, 'Name the backup to look through: npm run backup -- --verify /'],
  ['backup', '--keep=14', {}, 'Name the place of the backup: npm run backup -- /'],
] as const)('%s to %s says what to do', (program, place, settings, what) => {
  openDatabase();
  expect(run(program, place, settings)).toMatchObject({ code: 1, printed: expect.stringContaining(what) });
});

test('a backup of PostgreSQL is restored to PostgreSQL', () => {
  const place = backUp();
  const head = JSON.parse(readFileSync(join(place, 'backup.json'), 'utf8'));
  writeFileSync(join(place, 'backup.json'), JSON.stringify({ ...head, database: 'postgres' }));
  expect(run('restore', place).printed).toContain('set DATABASE_URI=postgres://');
  writeFileSync(join(place, 'backup.json'), JSON.stringify({ ...head, version: 2 }));
  expect(run('restore', place).printed).toContain('made by a newer version');
});

test('who restores with another secret is told', () => {
  const secret = 'a secret of at least 32 characters';
  const place = backUp({ PAYLOAD_SECRET: secret });
  const other = run('restore', place, { PAYLOAD_SECRET: `${secret}, another` });
  expect([other.code, other.printed]).toEqual([0, expect.stringContaining('PAYLOAD_SECRET is another')]);
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
  expect(run('restore', place, { PAYLOAD_SECRET: secret }).printed).not.toContain('is another');
});

/** Creates a database that takes a while to copy. */
function openLargeDatabase(): void {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'));
  database.exec(`CREATE TABLE messages (text); WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 4000)
    INSERT INTO messages SELECT hex(randomblob(5000)) FROM numbers`);
  database.close();
}

test('backups that are made at the same moment are whole, each by itself', async () => {
  openLargeDatabase();
  const places = ['a', 'b', 'c'].map((name) => join(folder, name));
  const made = await Promise.all(places.map(backupMeanwhile));
  expect(made.filter(({ code }) => code !== 0)).toEqual([]);
  expect(readdirSync(dataDir)).toEqual(['cms.sqlite', 'last-backup']);
  for (const place of places) {
    dataDir = join(folder, `restored from ${place.slice(-1)}`);
    mkdirSync(dataDir);
    expect(run('restore', place)).toMatchObject({ code: 0 });
    expect(messages()).toHaveLength(4_000);
  }
});

test('a copy of the database that a killed backup has left is gone with the next one', () => {
  openDatabase();
  const [left, current] = ['cms.sqlite.backup-1', 'cms.sqlite.backup-2'];
  put(left);
  put(current);
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(join(dataDir, left), twoHoursAgo, twoHoursAgo);
  expect(run('backup', join(folder, 'backup'))).toMatchObject({ code: 0 });
  expect([left, current].map((name) => existsSync(join(dataDir, name)))).toEqual([false, true]);
});

test('no backup is written into an installation, whose files it would take the place of', () => {
  const [half = ''] = newKey();
  openDatabase();
  put('uploads/a.avif');
  const link = join(folder, 'link');
  symlinkSync(dataDir, link);
  for (const place of [dataDir, join(dataDir, 'uploads'), join(dataDir, 'backups/today'), join(link, 'backups')])
    expect(run('backup', place, { BACKUP_KEY: half })).toEqual({
      code: 1,
      printed: `${place} is in DATA_DIR=${dataDir}, and would be lost with it: name a folder on another disk, or s3://bucket/path.\n`,
    });
  const foreign = join(folder, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'a.avif'), '');
  expect(run('backup', foreign)).toMatchObject({ code: 1, printed: expect.stringContaining('name a new place') });
  expect(existsSync(join(dataDir, 'backups'))).toBe(false);
  expect(textOf('uploads/a.avif')).toBe('the file uploads/a.avif, which nobody can make anew');
});

test('of several backups to the same place at most one is made, and it is whole', async () => {
  openLargeDatabase();
  const place = join(folder, 'backup');
  const made = await Promise.all([place, place, place].map(backupMeanwhile));
  const whole = made.filter(({ code }) => code === 0);
  expect(whole.length).toBeLessThanOrEqual(1);
  for (const { code, printed } of made) if (code !== 0) expect(printed).toContain('name a new place');
  dataDir = join(folder, 'another machine');
  mkdirSync(dataDir);
  expect(run('restore', place).code).toBe(whole.length === 1 ? 0 : 1);
});

test('a database that is away is told in a line, and the place is free for another attempt', () => {
  const uri = 'postgres://kontorwerk:a-password@127.0.0.1:1/kontorwerk';
  const { code, printed } = run('backup', join(folder, 'backup'), { DATABASE_URI: uri });
  expect([code, printed]).toEqual([1, expect.stringMatching(/^The database .* cannot be reached .*\n$/)]);
  expect(printed).not.toContain('a-password');
  expect(existsSync(join(folder, 'backup'))).toBe(false);
});

test('a backup is not restored beside what was left of another database, which SQLite would write into it', () => {
  const place = backUp();
  put('cms.sqlite-wal');
  expect(run('restore', place)).toMatchObject({
    code: 1,
    printed: expect.stringContaining(`There is a database already, ${join(dataDir, 'cms.sqlite-wal')}`),
  });
});

test('a refused restore leaves the rights of what is there as they were', () => {
  const place = backUp();
  put('cms.sqlite');
  const paths = [dataDir, join(dataDir, 'cms.sqlite')];
  for (const path of paths) chmodSync(path, 0o755);
  expect(run('restore', place).code).toBe(1);
  expect(paths.map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o755]);
});

/** Changes the list of parts of an unencrypted backup, and its description to match. */
function changeContents(place: string, change: (parts: readonly Part[]) => readonly unknown[], headSays = {}): void {
  const [contents, head] = [join(place, 'contents.jsonl'), join(place, 'backup.json')];
  const lines = String(zstdDecompressSync(readFileSync(contents)))
    .split('\n')
    .filter(Boolean);
  const changed = change(lines.map((line) => JSON.parse(line)));
  writeFileSync(contents, zstdCompressSync(changed.map((each) => `${JSON.stringify(each)}\n`).join('')));
  const told = JSON.parse(readFileSync(head, 'utf8'));
  writeFileSync(head, JSON.stringify({ ...told, parts: changed.length, ...headSays }));
}

const partOf = (key: string, data: string) => ({
  key,
  size: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
});

test('a backup with a part that belongs elsewhere writes nothing anywhere', () => {
  const place = backUp();
  const evil = partOf('uploads/../../outside', 'evil');
  const { bytes } = JSON.parse(readFileSync(join(place, 'backup.json'), 'utf8'));
  changeContents(place, (parts) => [evil, ...parts], { bytes: bytes + evil.size });
  expect(run('restore', place)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('its line 1 is no part of a backup'),
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each([
  ['fewer parts', (parts: readonly Part[]) => parts.slice(1), { parts: 9 }, 'other parts than'],
  ['a part twice', (parts: readonly Part[]) => [...parts, parts[0]], {}, 'other parts than'],
  ['something else', () => ['x'], {}, 'no part of a backup'],
] as const)('a backup that lists %s is none', (_what, change, headSays, told) => {
  const place = backUp();
  changeContents(place, change, headSays);
  expect(run('restore', place)).toMatchObject({ code: 1, printed: expect.stringContaining(told) });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a backup without a database is none', () => {
  const place = backUp();
  let bytes = 0;
  changeContents(place, (parts) => {
    const others = parts.filter(({ key }) => !key.startsWith('database/'));
    bytes = others.reduce((sum, { size }) => sum + size, 0);
    return others;
  });
  const head = join(place, 'backup.json');
  writeFileSync(head, JSON.stringify({ ...JSON.parse(readFileSync(head, 'utf8')), bytes }));
  expect(run('restore', place)).toMatchObject({ code: 1, printed: expect.stringContaining('has no database') });
  expect(existsSync(join(dataDir, 'cms.sqlite'))).toBe(false);
});

test('a part that is larger than its backup says fills no memory', () => {
  const place = backUp();
  writeFileSync(join(place, 'database/cms.sqlite.0001'), zstdCompressSync(Buffer.alloc(500_000_000)));
  expect(run('restore', place)).toMatchObject({
    code: 1,
    // Detected before all of it is read, and not by its digest.
    printed: expect.stringMatching(/cms\.sqlite\.0001 in .* is damaged\.\n$/),
  });
});

test('what a backup that failed has written is removed, and the place may be named again', () => {
  openDatabase();
  for (const name of KEPT) put(name);
  const loop = join(dataDir, 'uploads/loop');
  symlinkSync('loop', loop);
  const place = join(folder, 'backups/today');
  expect(run('backup', place)).toEqual({ code: 1, printed: expect.stringContaining('uploads can’t be listed (ELOOP') });
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  rmSync(loop);
  expect(run('backup', place)).toMatchObject({ code: 0 });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a backup that %s interrupts is removed, which is said', async (signal, code) => {
  openDatabase();
  for (let at = 0; at < 5_000; at += 1) put(`uploads/${at}.avif`);
  const place = join(folder, 'backups/today');
  const child = spawn(process.execPath, [join(CMS, 'src/commands/backup.ts'), place], {
    cwd: CMS,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Copying pictures')) child.kill(signal);
      printed += text;
    });
  const [ended]: readonly unknown[] = await once(child, 'close');
  expect(printed).toContain(`${signal}: removing what was written to ${place} …\n`);
  expect(printed).toMatch(/The backup was interrupted: nothing of it stays\.\n$/);
  expect(ended).toBe(code);
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.includes('backup'))).toEqual([]);
});

test('a place that can’t be read, or written, is told by its name', () => {
  const place = backUp();
  rmSync(join(place, 'backup.json'));
  symlinkSync('backup.json', join(place, 'backup.json'));
  expect(run('restore', place).printed).toContain(`${place}: backup.json can’t be read (ELOOP`);
  openDatabase();
  const file = join(folder, 'file');
  writeFileSync(file, 'no folder');
  expect(run('backup', file)).toEqual({
    code: 1,
    printed: expect.stringMatching(/^\S*\/file: begun\/\S* can’t be written \(E.*\)\.\n$/),
  });
});

test('with --keep a backup takes the place of the oldest ones', () => {
  openDatabase();
  const places = ['a', 'b', 'c'].map((name) => join(folder, 'backups', name));
  for (const place of places) expect(run('backup', place, {}, '--keep', '2')).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, 'backups'))).toEqual(['b', 'c']);
  for (const word of ['0', '-1', 'x'])
    expect(run('backup', join(folder, 'backups/d'), {}, `--keep=${word}`)).toEqual({
      code: 1,
      printed: expect.stringContaining('such as --keep 14'),
    });
  expect(readdirSync(join(folder, 'backups'))).toEqual(['b', 'c']);
});

/** Adds rows of documents to the open database: a cropped picture with a size, a deleted one, and a resume. */
function nameFiles(): void {
  const database = new DatabaseSync(join(dataDir, 'cms.sqlite'));
  database.exec(`
    CREATE TABLE media (filename text, sizes_avif_480_filename text, original text, deleted_at text);
    CREATE TABLE resumes (filename text);
    INSERT INTO media VALUES ('a.avif', 'b.avif', 'a.png', NULL), ('deleted.avif', NULL, NULL, '2026-11-01');
    INSERT INTO resumes VALUES ('cv.pdf')`);
  database.close();
}

const listBackups = () => readdirSync(join(folder, 'backups'));

test('a backup whose pictures were not there is incomplete, and takes the place of none', () => {
  nameFiles();
  for (const name of KEPT) put(name);
  const [whole = '', incomplete = '', later = ''] = ['a', 'b', 'c'].map((name) => join(folder, 'backups', name));
  const keepOne = (place: string) => run('backup', place, {}, '--keep', '1');
  expect(keepOne(whole)).toMatchObject({ code: 0, printed: expect.stringContaining('has a whole backup') });
  const noted = textOf('last-backup');

  // As a disk that isn't mounted leaves it.
  for (const name of ['uploads', 'earlier-uploads', 'originals']) {
    cpSync(join(dataDir, name), join(folder, 'disk', name), { recursive: true });
    rmSync(join(dataDir, name), { recursive: true });
    mkdirSync(join(dataDir, name));
  }
  rmSync(join(dataDir, 'resumes/cv.pdf'));
  const keys = ['originals/a.png', 'resumes/cv.pdf', 'uploads/a.avif', 'uploads/b.avif'];
  const missing = '4 files that the database names were missing';
  const made = keepOne(incomplete);
  expect(made).toMatchObject({ code: 3, printed: expect.stringContaining('b has an incomplete backup') });
  expect(made.printed).toContain(
    `In ${dataDir} ${missing}: ${keys.slice(0, 3).join(', ')} and 1 more.\nWhere a disk isn’t mounted, `,
  );
  expect([listBackups(), textOf('last-backup')]).toEqual([['a', 'b'], noted]);
  const verified = run('backup', incomplete, {}, '--verify');
  expect(verified).toMatchObject({ code: 1, printed: expect.stringMatching(`b is incomplete: .*, ${missing}`) });
  for (const key of keys) expect(verified.printed).toContain(`${key} was missing when the backup was made.\n`);
  // The rest is worth reading, and restoring, without the list of what is missing.
  writeFileSync(join(incomplete, 'missing.jsonl'), 'spoiled');
  expect(run('backup', incomplete, {}, '--verify').printed).toMatch(
    new RegExp(`missing.jsonl in .* is damaged.\n.*b is incomplete: .*, ${missing}`),
  );

  cpSync(join(folder, 'disk'), dataDir, { recursive: true });
  put('resumes/cv.pdf');
  expect(keepOne(later)).toMatchObject({ code: 0, printed: expect.stringContaining('has a whole backup') });
  expect(listBackups()).toEqual(['b', 'c']);
  expect(keepOne(join(folder, 'backups/d')).code).toBe(0);
  expect(listBackups()).toEqual(['d']);
});

test('what an incomplete backup has is restored, also an encrypted one, and what it lacks is named', () => {
  nameFiles();
  put('uploads/a.avif');
  const [half = '', secret = ''] = newKey();
  const place = join(folder, 'backup');
  expect(run('backup', place, { BACKUP_KEY: half }).code).toBe(3);
  writeFileSync(join(place, 'missing.jsonl'), 'spoiled');
  dataDir = join(folder, 'another machine');
  mkdirSync(dataDir);
  expect(run('restore', place, { BACKUP_KEY: secret })).toEqual({
    code: 0,
    printed: expect.stringContaining(
      'The backup is incomplete: when it was made, 3 files that the database names were',
    ),
  });
  expect(textOf('uploads/a.avif')).toContain('uploads/a.avif');
});
