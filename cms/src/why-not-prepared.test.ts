import { expect, test } from 'vitest';
import { StartError } from './start-error.ts';
import { whyNotPrepared } from './why-not-prepared.ts';

const PLACES = { dataDir: '/data', databaseUri: 'postgres://cms:secret@db.example.com/cms' };

const systemError = (code: string) => Object.assign(new Error(`${code}: no luck, copyfile 'a' -> 'b'`), { code });

test.each([
  [
    'a full disk',
    systemError('ENOSPC'),
    "/data is full: make room there, or let DATA_DIR name another folder (ENOSPC: no luck, copyfile 'a' -> 'b').",
  ],
  [
    'a full disk, as SQLite tells it',
    new Error('Failed query', { cause: new Error('SQLITE_FULL: database or disk is full') }),
    '/data is full: make room there, or let DATA_DIR name another folder (SQLITE_FULL: database or disk is full).',
  ],
  [
    'a server that is not there',
    new Error('Error: cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:5999'),
    'The database postgres://db.example.com/cms cannot be reached (connect ECONNREFUSED 127.0.0.1:5999): start it, or correct DATABASE_URI.',
  ],
  ['what was put into words already', new StartError('The database is damaged.'), 'The database is damaged.'],
])('%s is told in one line, with what helps and without a password', (_, error, line) => {
  expect(whyNotPrepared(error, PLACES)).toBe(line);
});

test('what nobody expected keeps its stack', () => {
  expect(whyNotPrepared(new TypeError('x is not a function'), PLACES)).toBeNull();
});
