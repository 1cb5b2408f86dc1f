import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { createLineLog } from '../testing/line-log.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { deleteExpiredDeadLetters } from './dead-letters.ts';
import { createIncomingFolder } from './incoming-folder.ts';
import { createSpool, type Spool, SpoolFull } from './spool.ts';
import { type SubmissionFile, streamBody } from './submission-file.ts';

const BOUNDS = { files: 3, bytes: 1_000 };

async function setUp() {
  const folder = await createTemporaryFolder();
  const lines: string[] = [];
  const log = createLineLog(lines);
  const incoming = createIncomingFolder(path.join(folder, 'incoming'), {
    bodies: 10,
    bytes: 10_000,
    small: 0,
    inMemory: 2,
  });
  await incoming.prepare();
  /** Opens the spool as a new process would, which knows only the folder. */
  async function openSpool(): Promise<Spool> {
    const spool = createSpool({ folder: path.join(folder, 'spool'), bounds: BOUNDS, log });
    await spool.prepare();
    return spool;
  }
  let seconds = 0;
  async function arrived(body: string): Promise<SubmissionFile> {
    const arriving = incoming.receive();
    for (const byte of body) await arriving.write(Buffer.from(byte));
    const { bytes, sha256, inFile } = await arriving.close();
    const file = await inFile();
    seconds += 1;
    const received_at = new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();
    const head = { version: 1, path: CONTACT_PATH, language: 'de', received_at, bytes, sha256 } as const;
    return { file, head: { ...head, idempotency_key: 'key', client_address: '192.0.2.7' } };
  }
  const inSpool = (...name: string[]) => path.join(folder, 'spool', ...name);
  return { folder, lines, log, incoming, openSpool, arrived, inSpool };
}

async function bodies(spool: Spool): Promise<string[]> {
  const found: string[] = [];
  for (const name of spool.names()) {
    const read = await spool.read(name);
    if (read) found.push(await text(streamBody(read.file)));
  }
  return found;
}

test('what was added is there for the next process, oldest first, with all that is known of it', async () => {
  const { openSpool, arrived } = await setUp();
  const spool = await openSpool();
  const [first, second] = [await arrived('{"a":"ä"}'), await arrived('{}')];
  await spool.add(second);
  await spool.add(first);
  const next = await openSpool();
  expect(await bodies(next)).toEqual(['{"a":"ä"}', '{}']);
  expect((await next.read(next.names()[0] ?? ''))?.head).toEqual(first.head);
});

test('nobody else reads what waits', async () => {
  const { openSpool, arrived, inSpool } = await setUp();
  const spool = await openSpool();
  await spool.add(await arrived('{}'));
  const [name = ''] = spool.names();
  expect((await stat(inSpool(name))).mode & 0o777).toBe(0o600);
  expect((await stat(inSpool())).mode & 0o777).toBe(0o700);
});

test('what the backend has is gone, what it refuses is laid aside', async () => {
  const { openSpool, arrived, inSpool } = await setUp();
  const spool = await openSpool();
  for (const body of ['{"a":1}', '{"a":2}']) await spool.add(await arrived(body));
  const [first = '', second = ''] = spool.names();
  await spool.remove(first);
  await spool.refuse(second);
  expect((await openSpool()).names()).toEqual([]);
  expect(await readdir(inSpool('refused'))).toEqual([second]);
});

test('what is laid aside is kept for 90 days, then deleted with a word', async () => {
  const { openSpool, arrived, inSpool, lines, log } = await setUp();
  const spool = await openSpool();
  for (const body of ['{"a":1}', '{"a":2}', '{"a":3}']) await spool.add(await arrived(body));
  const [refused = '', damaged = '', waits = ''] = spool.names();
  await spool.refuse(refused);
  await truncate(inSpool(damaged), 0);
  await spool.read(damaged);
  const days = (number: number) => Date.now() + number * 86_400_000;
  lines.length = 0;
  await deleteExpiredDeadLetters(inSpool(), days(89), log);
  expect([await readdir(inSpool('refused')), await readdir(inSpool('damaged'))]).toEqual([[refused], [damaged]]);
  await deleteExpiredDeadLetters(inSpool(), days(91), log);
  expect([await readdir(inSpool('refused')), await readdir(inSpool('damaged'))]).toEqual([[], []]);
  expect(await readdir(inSpool())).toContain(waits);
  expect(lines.map((line) => /\d+ files were deleted that lay in "\w+"/.exec(line)?.[0])).toEqual([
    '1 files were deleted that lay in "refused"',
    '1 files were deleted that lay in "damaged"',
  ]);
  await rm(inSpool('refused'), { recursive: true });
  await deleteExpiredDeadLetters(inSpool(), days(91), log);
  expect(lines).toHaveLength(3);
});

test('no more is taken than there is room for, in files and in bytes, also after a restart', async () => {
  const { openSpool, arrived } = await setUp();
  const spool = await openSpool();
  await expect(spool.add(await arrived('x'.repeat(1_001)))).rejects.toThrow(SpoolFull);
  for (const body of ['a', 'b', 'c']) await spool.add(await arrived(body));
  const late = await arrived('d');
  await expect(spool.add(late)).rejects.toThrow(SpoolFull);
  await expect((await openSpool()).add(late)).rejects.toThrow(SpoolFull);
  expect((await readFile(late.file)).length).toBeGreaterThan(0);
  const [name = ''] = spool.names();
  await spool.remove(name);
  await spool.add(late);
  expect(await bodies(spool)).toEqual(['b', 'c', 'd']);
});

test('what waits takes no more room after a restart', async () => {
  const { openSpool, arrived } = await setUp();
  await (await openSpool()).add(await arrived('x'.repeat(600)));
  const next = await openSpool();
  await next.add(await arrived('y'.repeat(400)));
  await expect(next.add(await arrived('z'))).rejects.toThrow(SpoolFull);
});

test('a full spool stays full for those that come at the same time', async () => {
  const { openSpool, arrived } = await setUp();
  const spool = await openSpool();
  const many = await Promise.all(Array.from({ length: 10 }, (_, index) => arrived(String(index))));
  const added = await Promise.allSettled(many.map((submission) => spool.add(submission)));
  expect(added.filter(({ status }) => status === 'fulfilled').length).toBe(BOUNDS.files);
  expect(spool.names().length).toBe(BOUNDS.files);
});

test.each([
  ['cut off', (file: string) => truncate(file, 1_025)],
  ['emptied', (file: string) => truncate(file, 0)],
  [
    'overwritten',
    async (file: string) => writeFile(file, `${(await readFile(file)).toString('latin1').slice(0, -1)}?`),
  ],
  ['of another version', (file: string) => writeFile(file, '{"version":2}')],
])('a file that was %s is laid aside and named, and the others are read', async (_, damage) => {
  const { openSpool, arrived, inSpool, lines } = await setUp();
  const spool = await openSpool();
  for (const body of ['{"a":1}', '{"a":2}']) await spool.add(await arrived(body));
  const [first = ''] = spool.names();
  await damage(inSpool(first));
  expect(await bodies(spool)).toEqual(['{"a":2}']);
  expect(await readdir(inSpool('damaged'))).toEqual([first]);
  expect(lines.filter((line) => line.includes(first))).toHaveLength(1);
});

test('where the folder can not be written nothing is accepted, and the submission stays where it was', async () => {
  const { openSpool, arrived, inSpool } = await setUp();
  const spool = await openSpool();
  const submission = await arrived('{}');
  // Not even root can create an entry in a file.
  await rm(inSpool(), { recursive: true });
  await writeFile(inSpool(), '');
  await expect(spool.add(submission)).rejects.toThrow();
  expect(spool.names()).toEqual([]);
  expect((await readFile(submission.file)).subarray(-2).toString()).toBe('{}');
});

test('what a process left behind while it arrived is removed by the next, and only that', async () => {
  const { folder, incoming, arrived } = await setUp();
  const { file } = await arrived('left');
  const next = createIncomingFolder(path.join(folder, 'incoming'), { bodies: 10, bytes: 10, small: 0, inMemory: 2 });
  const own = next.receive();
  await own.write(Buffer.from('own'));
  await next.clean();
  const [kept, ...others] = await readdir(path.join(folder, 'incoming'));
  expect(others).toEqual([]);
  expect(kept).not.toBe(path.basename(file));
  await own.discard();
  await incoming.clean();
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

test('what arrives at the same time is bounded, and its room is given back', async () => {
  const { folder } = await setUp();
  const tight = createIncomingFolder(path.join(folder, 'incoming'), { bodies: 2, bytes: 10, small: 3, inMemory: 2 });
  const [first, second] = [tight.receive(), tight.receive()];
  expect(tight.receive).toThrow('too many');
  await first.write(Buffer.alloc(8));
  await expect(second.write(Buffer.alloc(8))).rejects.toThrow('too much room');
  // A small body is accepted all the same.
  await second.write(Buffer.alloc(3));
  await first.discard();
  await second.write(Buffer.alloc(7));
  await Promise.all([second, tight.receive()].map((file) => file.discard()));
});

test('a short body touches the disk only when it is to stay, a long one while it arrives, and both are whole', async () => {
  const { folder, incoming } = await setUp();
  const files = () => readdir(path.join(folder, 'incoming'));
  const bodies = [incoming.receive(), incoming.receive()];
  for (const [at, pieces] of [
    ['a', 'b'],
    ['abc', 'd', 'ef'],
  ].entries())
    for (const piece of pieces) await bodies[at]?.write(Buffer.from(piece));
  expect(await files()).toHaveLength(1);
  const [short, long] = await Promise.all(bodies.map((body) => body.close()));
  if (!short || !long) throw new Error('they are above');
  expect([await text(short.stream()), await text(short.stream()), await text(long.stream())]).toEqual([
    'ab',
    'ab',
    'abcdef',
  ]);
  for (const [{ inFile }, content] of [[short, 'ab'] as const, [long, 'abcdef'] as const])
    expect(await text(streamBody(await inFile()))).toBe(content);
  expect(await files()).toHaveLength(2);
  await Promise.all(bodies.map((body) => body.discard()));
  expect(await files()).toEqual([]);
});
