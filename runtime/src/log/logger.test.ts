import fs from 'node:fs';
import type { Logger } from 'pino';
import { expect, it, vi } from 'vitest';
import { redirectConsole } from './console-redirect.ts';
import { createLogger } from './logger.ts';

function logHere(format: 'json' | 'pretty', id?: string, isTheirFault?: (error: unknown) => boolean) {
  const lines: string[] = [];
  const to = { write: (line: string) => void lines.push(line) };
  const log = createLogger({
    name: 'site',
    settings: { level: 'info', format },
    requestId: () => id,
    to,
    ...(isTheirFault && { isTheirFault }),
  });
  return { log, lines };
}

it('writes one line of JSON, with the time, the level, who writes and the request', () => {
  const { log, lines } = logHere('json', 'r-1');
  log.warn({ status: 503 }, 'the backend\n"is" away');
  log.debug('not of interest');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    name: 'site',
    request_id: 'r-1',
    status: 503,
    msg: 'the backend\n"is" away',
  });
});

it('names no request where there is none, and says of an error what it is', () => {
  const { log, lines } = logHere('json');
  log.error({ err: Object.assign(new Error('full\nparams: Erika'), { visitor: 'Erika' }) }, 'not stored');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', err: { type: 'Error', message: 'full' } });
  expect(lines[0]).not.toMatch(/request_id|Erika/);
});

it.each([
  ['an error as a value', (log: Logger, err: Error) => log.error({ err })],
  ['an error by itself', (log: Logger, err: Error) => log.error(err)],
  ['an error with a message of its own', (log: Logger, err: Error) => log.error({ err, msg: err.message })],
  ['the message alone', (log: Logger, err: Error) => log.error(`failed: ${err.message}`)],
])('copies nothing that people typed into the message: %s', (_, write) => {
  const { log, lines } = logHere('json');
  const cause = new Error('550 <erika@example.com>: unknown; invalid input syntax for type integer: "Erika"');
  write(log, new Error('Failed query: select "users"\nparams: erika@example.com,"Erika \\ 1",1', { cause }));
  expect(lines[0]).toContain('Failed query: select');
  expect(lines[0]).not.toMatch(/erika/i);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: expect.stringMatching(/Failed query: select "users"$/) });
});

it.each([
  ['an error as a value', (log: Logger, err: Error) => log.error({ err })],
  ['an error with a message of its own', (log: Logger, err: Error) => log.error({ err, msg: err.message })],
  ['the message alone', (log: Logger, err: Error) => log.error(err.message)],
  ['the message as a value', (log: Logger, { message: msg }: Error) => log.info({ msg })],
])('writes no line of any length: %s', (_, write) => {
  const { log, lines } = logHere('json');
  write(
    log,
    new Error(`Failed query: select ${'"id" = ? or '.repeat(100_000)}`, { cause: new Error('x'.repeat(900_000)) }),
  );
  expect(lines[0]?.length).toBeLessThan(20_000);
  expect(JSON.parse(lines[0] ?? '').msg).toMatch(/^Failed query: select .*… \(1200021 characters\)$/);
});

it('has a line without a message say what the program makes of the error', () => {
  const lines: string[] = [];
  const log = createLogger({
    name: 'cms',
    settings: { level: 'info', format: 'json' },
    requestId: () => undefined,
    summary: () => 'the database is away',
    to: { write: (line) => void lines.push(line) },
  });
  log.error({ err: new Error('full') });
  log.error({ err: new Error('full') }, 'not stored');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the database is away', 'not stored']);
});

it('writes nothing below the level that is set', () => {
  const lines: string[] = [];
  const log = createLogger({
    name: 'site',
    settings: { level: 'error', format: 'json' },
    requestId: () => undefined,
    to: { write: (line) => void lines.push(line) },
  });
  log.warn('not of interest');
  log.error('of interest');
  expect(lines.join('')).toMatch(/^[^\n]*"msg":"of interest"[^\n]*\n$/);
});

it('writes lines that people read', () => {
  const { log, lines } = logHere('pretty', 'r-1');
  log.info('ready');
  log.error({ err: new Error('full') }, 'not stored');
  expect(lines[0]).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: site: ready \(r-1\)\n$/);
  expect(lines[1]).toMatch(/ERROR: site: not stored \(r-1\)\n.*full.*logger\.test\.ts/s);
});

it('takes what libraries tell the console', () => {
  const { log, lines } = logHere('json');
  const told: Pick<Console, 'error' | 'warn'> = { error: () => {}, warn: () => {} };
  redirectConsole(log, told);
  told.error('%s of %d failed:', 'one', 2, new Error('boom'));
  told.warn(new Error('alone'));
  told.warn('only words', { a: 1 });
  told.error('\nwith a line to spare\n');
  told.error();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', msg: 'one of 2 failed:', err: { message: 'boom' } },
    { level: 'warn', msg: 'alone', err: { message: 'alone' } },
    { level: 'warn', msg: 'only words { a: 1 }' },
    { level: 'error', msg: 'with a line to spare' },
    { level: 'error', msg: '' },
  ]);
});

it('tells no more than the words of what whoever asked did wrong, below the level of an error', () => {
  const { log, lines } = logHere('json', 'r-1', (error) => error instanceof RangeError);
  log.error({ err: new RangeError('no such page') });
  log.error(new RangeError('by itself'));
  log.warn({ err: new RangeError('page 9') }, 'not found');
  log.error({ err: new TypeError('ours') });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', err: { type: 'RangeError', message: 'no such page' }, request_id: 'r-1' },
    { level: 'info', err: { message: 'by itself' }, msg: 'by itself' },
    { level: 'info', err: { message: 'page 9' }, msg: 'not found' },
    { level: 'error', err: { message: 'ours', stack: expect.stringContaining('logger.test.ts') } },
  ]);
  expect(lines.slice(0, 3).join('')).not.toContain('stack');
});

it('writes to standard error at once, and outlives that nobody can: so much waits, the rest is dropped', () => {
  const write = vi.spyOn(fs, 'writeSync');
  const settings = { level: 'info', format: 'json' } as const;
  const log = createLogger({ name: 'site', settings, requestId: () => undefined });
  const written: string[] = [];
  const works = (descriptor: number, data: string | NodeJS.ArrayBufferView) => {
    if (descriptor === 2) written.push(String(data));
    return Buffer.byteLength(String(data));
  };
  write.mockImplementation(works);
  log.info('ready');
  expect(written.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'ready' }]);
  write.mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  for (const waiting of ['a', 'b', 'c']) log.info({ more: waiting.repeat(400_000) }, waiting.repeat(5));
  write.mockImplementation(works);
  log.info('there is space again');
  const messages = written.join('').matchAll(/"msg":"(\w{5})/g);
  expect([...messages].map(([, begins]) => begins)).toEqual(['ready', 'aaaaa', 'bbbbb', 'there']);
});
