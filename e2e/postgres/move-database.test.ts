/** An installation that began on SQLite and moves to PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../support/services/postgres.ts';
import { runOnData } from '../support/stacks/run-on-data.ts';
import { createRunner, type Runner } from '../support/stacks/runner.ts';
import { MOVED_POSTGRES_PORT, MOVED_STACK } from '../support/stacks/stacks.ts';
import { COMPANY, useInstallation, WRITER } from './used-installation.ts';

const { siteUrl } = MOVED_STACK;

let postgres: Postgres;
let dataDir: string;
let runners: readonly Runner[];
beforeAll(async () => {
  postgres = await startPostgres(MOVED_POSTGRES_PORT);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-moved-'));
  const place = { DATA_DIR: dataDir };
  runners = [place, { ...place, DATABASE_URI: postgres.uri }].map((settings) => createRunner(MOVED_STACK, settings));
});
afterAll(async () => {
  await Promise.all((runners ?? []).map((runner) => runner.end()));
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const moveTo = (uri: string) => runOnData('move-database', MOVED_STACK, { DATA_DIR: dataDir, DATABASE_URI: uri });
const moved = () => moveTo(postgres.uri);

function writeToFile(sql: string, ...values: readonly string[]): void {
  const database = new DatabaseSync(path.join(dataDir, 'cms.sqlite'));
  database.prepare(sql).run(...values);
  database.close();
}

/** Counts all rows in SQLite, without each database's own tables. */
function rowsOfFile(): number {
  const database = new DatabaseSync(path.join(dataDir, 'cms.sqlite'), { readOnly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  const count = (table: unknown) => Number(database.prepare(`SELECT count(*) AS count FROM "${table}"`).get()?.count);
  const all = tables.filter(({ name }) => name !== 'payload_migrations').map(({ name }) => count(name));
  database.close();
  return all.reduce((sum, each) => sum + each, 0);
}

test('what is moved to PostgreSQL is all there, and visitors and editors see what they saw', async () => {
  const [onFile, onPostgres] = runners;
  if (!onFile || !onPostgres) throw new Error('There are no stacks.');
  const before = await onFile.start('start');
  const { expectAsItWas } = await useInstallation(siteUrl);
  expect(await moved()).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/is in use by another start .* stop that one/),
  });
  await before.stop();

  // Payload would make a database with a mistyped name.
  expect(await moveTo(String(new URL('/mistyped', postgres.uri)))).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/\/mistyped is missing .*: make it \(createdb .*\), or correct DATABASE_URI\./),
  });
  expect(postgres.query("SELECT datname FROM pg_database WHERE datname = 'mistyped'")).toEqual(['']);

  // A character that PostgreSQL doesn't store: the rows before it are rolled back, too.
  const spoil = (company: string) =>
    writeToFile('UPDATE contact_messages SET company = ? WHERE email = ?', company, WRITER);
  spoil('a\0b');
  expect(await moved()).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/does not take the rows of contact_messages: .*Nothing was moved/),
  });
  expect(postgres.query('SELECT count(*) FROM applications')).toEqual(['0']);
  spoil(COMPANY);

  const { code, printed } = await moved();
  expect(code, printed).toBe(0);
  expect(printed).toContain(`${rowsOfFile()} rows of `);
  expect(printed).toContain(
    `Moving the SQLite database ${path.join(dataDir, 'cms.sqlite')} to the PostgreSQL database `,
  );
  expect(await moved()).toMatchObject({ code: 1, printed: expect.stringMatching(/was moved .*name an empty one/s) });

  // Without DATABASE_URI each command would work on the abandoned database.
  const old = (command: 'backup' | 'export' | 'import', ...words: readonly string[]) =>
    runOnData(command, MOVED_STACK, { DATA_DIR: dataDir }, ...words);
  const exported = path.join(dataDir, 'exported');
  const refusal = { code: 1, printed: expect.stringMatching(/cms\.sqlite was moved to postgres:.* and is old/) };
  expect(await old('backup', `${dataDir}-backup`)).toMatchObject(refusal);
  expect(await old('export', exported)).toMatchObject(refusal);
  const current = { DATA_DIR: dataDir, DATABASE_URI: postgres.uri };
  expect(await runOnData('export', MOVED_STACK, current, exported)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Reading the PostgreSQL database postgres://'),
  });
  expect(await old('import', exported)).toMatchObject(refusal);

  await onPostgres.start('start');
  await expectAsItWas();
});
