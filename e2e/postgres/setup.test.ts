/** The checks of `setup` for a PostgreSQL, an object store and a mail server: correct, and wrong in each known way. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CMS_ROOT } from '../../cms/src/base/folders.ts';
import { parseSettings } from '../../cms/src/base/settings.ts';
import { tryBucket } from '../../cms/src/commands/setup/try-bucket.ts';
import { tryPostgres } from '../../cms/src/commands/setup/try-postgres.ts';
import { migrationNames } from '../../cms/src/storage/database/migration-names.ts';
import { startCarelessStore } from '../support/services/careless-store.ts';
import { startMailServer } from '../support/services/mail-server.ts';
import { type ObjectStore, startObjectStore } from '../support/services/object-store.ts';
import { type Postgres, startPostgres } from '../support/services/postgres.ts';
import { trySettings } from '../support/stacks/set-up.ts';
import { SETUP_OBJECTS_PORT, SETUP_POSTGRES_PORT, SETUP_STACK } from '../support/stacks/stacks.ts';

/** The port after the object store's four. */
const CARELESS_PORT = SETUP_STACK.port + 9;

let postgres: Postgres;
let objects: ObjectStore;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-set-up-'));
  postgres = await startPostgres(SETUP_POSTGRES_PORT);
  objects = await startObjectStore(SETUP_OBJECTS_PORT);
  const [hba = ''] = postgres.query('SHOW hba_file');
  writeFileSync(hba, `host all guest 127.0.0.1/32 scram-sha-256\n${readFileSync(hba, 'utf8')}`);
  postgres.query("CREATE ROLE guest LOGIN PASSWORD 'right-word' CONNECTION LIMIT 5");
  postgres.query('SELECT pg_reload_conf()');
});
afterAll(async () => {
  await objects?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function addressOf(database: string, user = 'kontorwerk'): string {
  return `postgres://${user}@127.0.0.1:${SETUP_POSTGRES_PORT}/${database}`;
}

/** Creates a database and runs SQL in it. */
async function makeDatabase(name: string, sql: string, options = ''): Promise<void> {
  const { Client } = await import('pg');
  postgres.query(`CREATE DATABASE ${name} ${options}`);
  const client = new Client({ connectionString: addressOf(name) });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Creates those of the CMS's tables that are checked. */
function ours(migrations: readonly string[]): string {
  const rows = migrations.map((name) => `('${name}')`).join(', ');
  return `CREATE TABLE payload_migrations (name text); INSERT INTO payload_migrations VALUES ${rows}`;
}

const MIGRATIONS = migrationNames('postgres');

type Case = {
  readonly what: string;
  readonly sql?: string;
  readonly options?: string;
  readonly user?: string;
  readonly verdict: CheckResult['verdict'];
  readonly seen: string;
};

const CASES: readonly Case[] = [
  { what: 'empty', verdict: 'ok', seen: 'is empty: the first start makes the tables' },
  { what: 'current', sql: ours(MIGRATIONS), verdict: 'ok', seen: 'is of this version' },
  {
    what: 'unreleased',
    sql: ours(['20261121_020356_initial']),
    verdict: 'wrong',
    seen: 'was made before the first release, or by another application',
  },
  { what: 'newer', sql: ours([...MIGRATIONS, '29990101_more']), verdict: 'note', seen: 'is of a newer version' },
  {
    what: 'shop',
    sql: 'CREATE TABLE shop_orders (id int)',
    verdict: 'wrong',
    seen: 'tables of something else (shop_orders)',
  },
  {
    what: 'latin',
    options: "ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
    verdict: 'wrong',
    seen: 'keeps texts as LATIN1',
  },
  {
    what: 'read_only',
    sql: 'ALTER DATABASE read_only SET default_transaction_read_only = on',
    verdict: 'wrong',
    seen: 'can only be read',
  },
  { what: 'no_rights', user: 'guest:right-word', verdict: 'wrong', seen: 'guest may not make tables there' },
  {
    what: 'no_schemas',
    sql: 'GRANT CREATE ON SCHEMA public TO guest',
    user: 'guest:right-word',
    verdict: 'note',
    seen: 'guest may not make a schema there',
  },
  { what: 'few_left', user: 'guest:right-word', verdict: 'note', seen: 'has 4 connections left' },
  {
    what: 'of_others',
    sql: `${ours(MIGRATIONS)}; GRANT SELECT ON payload_migrations TO guest`,
    user: 'guest:right-word',
    verdict: 'wrong',
    seen: 'has 1 tables that belong to somebody else than guest, such as payload_migrations',
  },
  {
    what: 'of_its_owner',
    sql: ours(MIGRATIONS),
    user: 'guest:right-word',
    verdict: 'wrong',
    seen: 'PostgreSQL refuses (permission denied for table payload_migrations',
  },
  {
    what: 'locked',
    user: 'guest:wrong-word',
    verdict: 'wrong',
    seen: 'PostgreSQL refuses (password authentication failed',
  },
];

describe('a database', () => {
  test.each(CASES)('that is $what is told', async ({ what, sql = 'SELECT 1', options, user, verdict, seen }) => {
    await makeDatabase(what, sql, options);
    const { findings } = await tryPostgres(addressOf(what, user));
    expect(findings).toContainEqual(
      expect.objectContaining({ verdict, setting: 'DATABASE_URI', seen: expect.stringContaining(seen) }),
    );
    expect(JSON.stringify(findings)).not.toMatch(/right-word|wrong-word/);
  });

  test('takes a second user who acts as the owner of its tables, as the advice says', async () => {
    await makeDatabase('lent', ours(MIGRATIONS));
    expect((await tryPostgres(addressOf('lent', 'guest:right-word'))).findings).toMatchObject([
      { verdict: 'wrong', advice: expect.stringContaining('ALTER ROLE it SET role TO owner') },
    ]);
    postgres.query('GRANT kontorwerk TO guest');
    postgres.query('ALTER ROLE guest SET role TO kontorwerk');
    onTestFinished(() => {
      postgres.query('ALTER ROLE guest RESET role');
      postgres.query('REVOKE kontorwerk FROM guest');
    });
    const { findings } = await tryPostgres(addressOf('lent', 'guest:right-word'));
    expect(findings.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  test('whose user may make no tables stops a start with a line that says what to grant', async () => {
    await makeDatabase('not_granted', '');
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URI: addressOf('not_granted', 'guest:right-word') };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/commands/prepare.ts'], {
      cwd: CMS_ROOT,
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      step: 'failed',
      message: expect.stringMatching(/permission denied for schema public.*GRANT CREATE ON SCHEMA public TO it/),
    });
    expect(stderr).not.toContain('CREATE TYPE');
  });

  test('that is not there is missing', async () => {
    expect((await tryPostgres(addressOf('nowhere'))).findings).toMatchObject([
      { verdict: 'missing', advice: expect.stringContaining('createdb') },
    ]);
  });

  test('is the same after it was looked at', async () => {
    await makeDatabase('untouched', 'SELECT 1');
    const { isEmpty } = await tryPostgres(addressOf('untouched'));
    expect(isEmpty).toBe(true);
    expect((await tryPostgres(addressOf('untouched'))).isEmpty).toBe(true);
  });
});

function tryTheBucket(settings: Readonly<Record<string, string>>): Promise<readonly CheckResult[]> {
  const { bucket } = parseSettings({ DATA_DIR: dataDir, ...settings });
  if (!bucket) throw new Error('There is no bucket.');
  return tryBucket(bucket).run(AbortSignal.timeout(30_000));
}

describe('a bucket', () => {
  test('that its key may use is good, and nothing is left in it', async () => {
    expect(await tryTheBucket(objects.settings)).toMatchObject([
      { verdict: 'ok', seen: expect.stringContaining('takes, gives, lists and deletes files') },
    ]);
    expect(await objects.keys()).toEqual([]);
  });

  test.each([
    [{ S3_BUCKET: 'another' }, 'has no bucket “another”'],
    [{ S3_SECRET_ACCESS_KEY: 'another' }, 'refuses the key'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, 'cannot be reached'],
  ])('with %j is wrong', async (settings, seen) => {
    expect(await tryTheBucket({ ...objects.settings, ...settings })).toMatchObject([
      { verdict: 'wrong', setting: 'S3_BUCKET', seen: expect.stringContaining(seen) },
    ]);
  });
});

describe('a careless object store', () => {
  async function tried(careless: Parameters<typeof startCarelessStore>[2]): Promise<readonly CheckResult[]> {
    const store = await startCarelessStore(CARELESS_PORT, objects.settings.S3_ENDPOINT ?? '', careless);
    try {
      return await tryTheBucket({ ...objects.settings, S3_ENDPOINT: store.url });
    } finally {
      store.stop();
    }
  }

  test('that shows resumes to anybody is wrong', async () => {
    expect(await tried({ isOpen: true })).toEqual([
      expect.objectContaining({ verdict: 'ok' }),
      {
        verdict: 'wrong',
        setting: 'S3_BUCKET',
        seen: 'anybody can read its files and list them without a key, resumes among them',
        advice: 'make the bucket private',
      },
    ]);
    expect(await objects.keys()).toEqual([]);
  });

  test.each([
    ['PUT', 'writing is refused'],
    ['DELETE', 'deleting is refused'],
  ])('that refuses %s is wrong', async (method, seen) => {
    const found = await tried({ isOpen: false, refused: [method] });
    expect(found).toContainEqual(
      expect.objectContaining({ verdict: 'wrong', seen: expect.stringContaining(seen), advice: expect.any(String) }),
    );
    for (const key of await objects.keys()) await objects.drop(key);
  });
});

test('a whole installation is tried, also when much of it is wrong, and no secret is told', async () => {
  const mailPort = SETUP_STACK.port + 8;
  const mails = await startMailServer(mailPort);
  await makeDatabase('whole', 'SELECT 1');
  const right = {
    ...objects.settings,
    PORT: String(SETUP_STACK.port),
    CMS_PORT: String(SETUP_STACK.cmsPort),
    PUBLIC_URL: SETUP_STACK.siteUrl,
    DATA_DIR: dataDir,
    DATABASE_URI: addressOf('whole'),
    PAYLOAD_SECRET: 'a-secret-of-at-least-32-characters',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'office@example.com',
  };
  const good = await trySettings(right, '--mail-to', 'you@example.com');
  expect(good.code, good.printed).toBe(0);
  expect(good.printed).toMatch(/^ok {7}DATABASE_URI +PostgreSQL [\d.]+, whole: is empty/m);
  expect(mails.mailsTo('you@example.com').map(({ subject }) => subject)).toEqual(['A test mail of localhost']);
  await mails.stop();

  const bad = await trySettings({
    ...right,
    SMPT_URL: 'smtp://127.0.0.1:1',
    METRICS_TOKEN: 'short-token',
    DATABASE_URI: addressOf('whole', 'guest:wrong-word'),
    S3_SECRET_ACCESS_KEY: 'wrong-key',
    TRUSTED_PROXIES: '1',
  });
  expect(bad.code).toBe(1);
  for (const name of ['SMPT_URL', 'METRICS_TOKEN', 'DATABASE_URI', 'S3_BUCKET', 'SMTP_URL', 'TRUSTED_PROXIES'])
    expect(bad.printed).toMatch(new RegExp(`^wrong {4}${name} `, 'm'));
  expect(bad.printed).not.toMatch(/short-token|wrong-word|wrong-key|a-secret/);
});
