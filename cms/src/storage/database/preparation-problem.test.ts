import { expect, test } from 'vitest';
import { StartError } from '#cms/base/start-error.ts';
import { describePreparationProblem } from './preparation-problem.ts';

const POSTGRES = 'postgres://cms:secret@db.example.com/cms';

const systemError = (code: string) => Object.assign(new Error(`${code}: no luck, copyfile 'a' -> 'b'`), { code });

test.each<[string, Error, string, string?]>([
  [
    'a full disk',
    systemError('ENOSPC'),
    "/data is full: make room there, or let DATA_DIR name another folder (ENOSPC: no luck, copyfile 'a' -> 'b').",
  ],
  [
    'a full disk, as SQLite tells it',
    new Error('Failed query', { cause: new Error('SQLITE_FULL: database or disk is full') }),
    'The database /my db/cms.sqlite lies on a disk that is full: make room there, or let DATABASE_URI name another place (SQLITE_FULL: database or disk is full).',
    'file:/my%20db/cms.sqlite',
  ],
  [
    'a database that may not be written',
    new Error('Failed query', { cause: new Error('SQLITE_READONLY: attempt to write a readonly database') }),
    'The database /db/cms.sqlite may not be written: let the user that starts this write it, and its folder (SQLITE_READONLY: attempt to write a readonly database).',
    'file:/db/cms.sqlite',
  ],
  [
    'a database that may not be made',
    new Error('Error: cannot connect to SQLite: Unable to open connection to local database /db/cms.sqlite: 14'),
    'The database /db/cms.sqlite cannot be opened: see that its folder is there, and let the user that starts this write both (Error: cannot connect to SQLite: Unable to open connection to local database /db/cms.sqlite: 14).',
    'file:/db/cms.sqlite',
  ],
  [
    'a server that is not there',
    new Error('Error: cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:5999'),
    'The database postgres://db.example.com/cms cannot be reached (connect ECONNREFUSED 127.0.0.1:5999): start it, or correct DATABASE_URI.',
  ],
  [
    'a server that is there under neither address of its name',
    new Error('Error: cannot connect to Postgres: '),
    'The database postgres://db.example.com/cms cannot be reached: start it, or correct DATABASE_URI.',
  ],
  [
    'a database that was never made',
    new Error('Error: cannot connect to Postgres: database "cms" does not exist'),
    'The database postgres://db.example.com/cms is missing (database "cms" does not exist): make it (createdb --encoding UTF8 --owner USER NAME), or correct DATABASE_URI.',
  ],
  [
    'a server without a connection left',
    new Error('Error: cannot connect to Postgres: sorry, too many clients already'),
    'The database postgres://db.example.com/cms takes no further connection (sorry, too many clients already): close some, or raise max_connections.',
  ],
  [
    'a server whose last connections are kept for administrators',
    new Error(
      'Error: cannot connect to Postgres: remaining connection slots are reserved for roles with the SUPERUSER attribute',
    ),
    'The database postgres://db.example.com/cms takes no further connection (remaining connection slots are reserved for roles with the SUPERUSER attribute): close some, or raise max_connections.',
  ],
  [
    'a user of PostgreSQL without the rights of the tables’ owner',
    new Error('Failed query: select "name" from "payload_migrations"', {
      cause: Object.assign(new Error('permission denied for table payload_migrations'), { code: '42501' }),
    }),
    'The user of the database postgres://db.example.com/cms may not do what is needed (permission denied for table payload_migrations): let its user act as the owner of the tables: GRANT owner TO it; ALTER ROLE it SET role TO owner. Where it may not even connect: GRANT CONNECT ON DATABASE …. In a database without tables: GRANT CREATE ON SCHEMA public TO it.',
  ],
  ['what was put into words already', new StartError('The database is damaged.'), 'The database is damaged.'],
])('%s is told in one line, with what helps and without a password', (_, error, line, databaseUri = POSTGRES) => {
  expect(describePreparationProblem(error, { dataDir: '/data', databaseUri })).toBe(line);
});

test('what nobody expected keeps its stack', () => {
  expect(
    describePreparationProblem(new TypeError('x is not a function'), { dataDir: '/data', databaseUri: POSTGRES }),
  ).toBeNull();
});
