import { expect, test } from 'vitest';
import { DatabaseBusy, DatabaseFileChanged, databaseFault, databaseFaultSummary, isBusy } from './database-fault.ts';

const coded = (code: string, message = code) => Object.assign(new Error(message), { code });
const fatal = (code: string, message: string) => Object.assign(coded(code, message), { severity: 'FATAL' });
const query = (cause: Error) => new Error('Failed query: select "disk full"\nparams: erika@example.com', { cause });

test.each([
  ['another writer', new DatabaseBusy(), 'busy'],
  ['SQLite on a full disk', coded('SQLITE_FULL', 'SQLITE_FULL: database or disk is full'), 'full'],
  ['SQLite that can’t write', query(coded('SQLITE_IOERR_WRITE', 'disk I/O error')), 'full'],
  ['PostgreSQL on a full disk', query(coded('53100', 'could not extend file')), 'full'],
  ['a file without room', coded('ENOSPC', 'ENOSPC: no space left on device, write'), 'full'],
  ['a file that was moved away', new DatabaseFileChanged('/data/cms.sqlite'), 'changed'],
  [
    'a transaction on a file that was moved away',
    new Error(`Error: cannot begin transaction: ${new DatabaseFileChanged('/data/cms.sqlite').message}`),
    'changed',
  ],
  ['a damaged file', query(coded('SQLITE_CORRUPT', 'SQLITE_CORRUPT: database disk image is malformed')), 'damaged'],
  ['a file that is something else', coded('SQLITE_NOTADB', 'file is not a database'), 'damaged'],
  ['too many connections', query(coded('53300', 'sorry, too many clients already')), 'away'],
  ['a server that stops', coded('57P01'), 'away'],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), 'away'],
  ['a connection that can’t be set up', query(fatal('XX000', 'could not write init file')), 'away'],
  ['a server that isn’t there', query(coded('ECONNREFUSED')), 'away'],
  ['a transaction that can’t begin', new Error('Error: cannot begin transaction: connect ECONNREFUSED'), 'away'],
  ['a mail server that isn’t there', coded('ECONNREFUSED'), null],
  ['a query that is wrong', query(coded('42P01', 'relation does not exist')), null],
  ['no error', 'disk is full', null],
])('%s', (_, error, fault) => {
  expect(databaseFault(error)).toBe(fault);
});

test('the log names the database and the innermost reason, and nothing of the query', () => {
  const error = query(coded('53300', 'sorry, too many clients already'));
  expect(databaseFaultSummary(error)).toBe('The database can’t be reached: sorry, too many clients already');
  expect(databaseFaultSummary(new Error('else'))).toBeUndefined();
});

test.each([
  new DatabaseBusy(),
  new Error('SQLITE_BUSY: database is locked'),
  new Error('Failed query: update "users"', { cause: new Error('database is locked') }),
  new Error('Failed query: SELECT pg_advisory_xact_lock', {
    cause: Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
  }),
])('%s may succeed in a moment', (error) => {
  expect(isBusy(error)).toBe(true);
});

test.each([new Error('database disk image is malformed'), new Error('x', { cause: 'SQLITE_BUSY' }), 'SQLITE_BUSY'])(
  '%s will not',
  (error) => {
    expect(isBusy(error)).toBe(false);
  },
);
