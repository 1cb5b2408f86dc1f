import { isIP } from 'node:net';
import { isLoopback } from '@kontorwerk/contract/address/backend-host';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { type CheckResult, createCheckResults } from '@kontorwerk/runtime/setup/check-result';
import { Client, DatabaseError } from 'pg';
import { POSTGRES_OPTIONS } from '#cms/storage/database/adapter.ts';
import { migrationNames } from '#cms/storage/database/migration-names.ts';
import { RIGHTS_ADVICE, RIGHTS_MISSING } from '#cms/storage/database/preparation-problem.ts';
import { describeOffset, measureOffset, REPORTED_OFFSET_MS } from '#cms/storage/processes/database-clock.ts';
import { judgeContents, type TriedDatabase } from './judge-contents.ts';

/** The timeout of the server's answers, in milliseconds. */
const PATIENCE_MS = 5_000;

/** The oldest version with all features that the connections use. */
const OLDEST_VERSION = 12;

/** The most connections of one CMS process: Payload's, those of counters, and the LISTEN connection. */
const CONNECTIONS = 16;

/** Advice by the server's error code (SQLSTATE). */
const REFUSALS: Readonly<Record<string, readonly [verdict: 'missing' | 'wrong', advice: string]>> = {
  '28P01': [
    'wrong',
    'correct the password in DATABASE_URI; characters such as @ : / % # stand there as %40 %3A %2F %25 %23',
  ],
  '28000': ['wrong', 'let its user connect from this machine (pg_hba.conf), or correct DATABASE_URI'],
  '3D000': ['missing', 'make it: createdb --encoding UTF8 --owner USER NAME'],
  '53300': ['wrong', 'raise max_connections there, or end who has them'],
  [RIGHTS_MISSING]: ['wrong', RIGHTS_ADVICE],
};

const ABOUT = `
  SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
    (SELECT pg_encoding_to_char(encoding) FROM pg_database WHERE datname = current_database()) AS encoding,
    current_user AS me, current_database() AS name, current_schema() AS schema,
    coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS may_make_tables,
    has_database_privilege(current_database(), 'CREATE') AS may_make_schemas,
    current_setting('transaction_read_only') = 'on' AS is_read_only,
    coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS is_encrypted,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::int AS connections_left,
    (SELECT CASE WHEN rolconnlimit < 0 THEN NULL ELSE rolconnlimit
      - (SELECT count(*) FROM pg_stat_activity WHERE usename = current_user)::int END
      FROM pg_roles WHERE rolname = current_user) AS role_connections_left, clock_timestamp() AS now`;

type About = {
  readonly version: string;
  readonly number: number;
  readonly encoding: string;
  readonly me: string;
  readonly name: string;
  readonly schema: string | null;
  readonly may_make_tables: boolean;
  readonly may_make_schemas: boolean;
  readonly is_read_only: boolean;
  readonly is_encrypted: boolean;
  readonly connections_left: number;
  readonly role_connections_left: number | null;
  readonly now: Date;
};

/** The tables of the current schema, except those of extensions. */
const TABLES = `
  SELECT c.relname AS name, pg_has_role(c.relowner, 'USAGE') AS is_ours FROM pg_class c
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY name`;

const makeFinding = createCheckResults('DATABASE_URI');

/** Judges the server and the user's permissions. */
function judgeServer(about: About, uri: string, aheadMs: number): readonly CheckResult[] {
  const { hostname } = new URL(uri);
  const left = Math.min(about.connections_left, about.role_connections_left ?? about.connections_left);
  const isNear = hostname === '' || isLoopback(hostname);
  return [
    ...(about.number < OLDEST_VERSION * 10_000
      ? [makeFinding('wrong', `is PostgreSQL ${about.version}`, `use ${OLDEST_VERSION} or a newer one`)]
      : []),
    ...(about.encoding === 'UTF8'
      ? []
      : [
          makeFinding(
            'wrong',
            `keeps texts as ${about.encoding}, which not all languages’ fit into`,
            'make it anew: createdb --encoding UTF8 --template template0 NAME',
          ),
        ]),
    ...(about.is_read_only
      ? [
          makeFinding(
            'wrong',
            'can only be read',
            'name the server that others copy from, or take default_transaction_read_only away',
          ),
        ]
      : []),
    ...(about.may_make_tables
      ? []
      : [
          makeFinding(
            'wrong',
            `${about.me} may not make tables there`,
            `GRANT CREATE ON SCHEMA public TO ${about.me}, or let it own the database`,
          ),
        ]),
    ...(about.may_make_schemas
      ? []
      : [
          makeFinding(
            'note',
            `${about.me} may not make a schema there, so that attempts to sign in count in each process alone`,
            `GRANT CREATE ON DATABASE ${about.name} TO ${about.me}`,
          ),
        ]),
    ...(Math.abs(aheadMs) > REPORTED_OFFSET_MS
      ? [
          makeFinding(
            'note',
            `tells another time: ${describeOffset(aheadMs, 'its server’s')}, by which planned publishing goes`,
            'have NTP set both clocks',
          ),
        ]
      : []),
    ...(left < CONNECTIONS
      ? [
          makeFinding(
            'note',
            `has ${Math.max(0, left)} connections left; a process of the CMS uses up to ${CONNECTIONS}`,
            'raise max_connections there, or the limit of its user',
          ),
        ]
      : []),
    ...(about.is_encrypted || isNear || (isIP(hostname) === 0 && !hostname.includes('.'))
      ? []
      : [makeFinding('note', 'is spoken to without TLS', 'add ?sslmode=verify-full, unless that network is your own')]),
  ];
}

async function judge(client: Client, uri: string): Promise<TriedDatabase> {
  const askedAt = Date.now();
  const [about] = (await client.query<About>(ABOUT)).rows;
  const answeredAt = Date.now();
  if (about === undefined) throw new Error('no answer');
  const { rows } = await client.query<{ name: string; is_ours: boolean }>(TABLES);
  const tables = rows.map(({ name }) => name);
  const names = async (sql: string) => (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  const migrations = tables.includes('payload_migrations') ? await names('SELECT name FROM payload_migrations') : null;
  const hasUsers = tables.includes('users') && (await names('SELECT 1::text AS name FROM users LIMIT 1')).length > 0;
  const judged = judgeContents({ tables, migrations }, migrationNames('postgres'));
  const foreign = judged.verdict !== 'wrong' ? rows.filter(({ is_ours }) => !is_ours).map(({ name }) => name) : [];
  const server = judgeServer(about, uri, measureOffset(about.now, askedAt, answeredAt));
  return {
    findings: [
      { ...judged, seen: `PostgreSQL ${about.version.split(' ')[0]}, ${about.name}: ${judged.seen}` },
      ...(foreign.length > 0
        ? [
            makeFinding(
              'wrong',
              `has ${foreign.length} tables that belong to somebody else than ${about.me}, such as ${foreign[0]}`,
              `REASSIGN OWNED BY … TO ${about.me}, or name that user in DATABASE_URI`,
            ),
          ]
        : []),
      ...server,
    ],
    isEmpty: tables.length === 0 && server.every(({ verdict }) => verdict !== 'wrong'),
    hasUsers,
  };
}

function explainRefusal(error: unknown): CheckResult {
  const why = reasonOf(error);
  if (error instanceof DatabaseError) {
    const [verdict, advice] = REFUSALS[error.code ?? ''] ?? ['wrong', 'correct DATABASE_URI, or what its user may do'];
    return makeFinding(verdict, `PostgreSQL refuses (${why})`, advice);
  }
  return makeFinding(
    'wrong',
    `PostgreSQL can’t be reached (${why})`,
    'start it, let it listen for this machine, or correct DATABASE_URI',
  );
}

/** Examines a PostgreSQL database and its user's permissions, without changing anything. */
export async function tryPostgres(uri: string): Promise<TriedDatabase> {
  try {
    const client = new Client({
      connectionString: uri,
      application_name: 'kontorwerk setup',
      options: POSTGRES_OPTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', () => {});
    await client.connect();
    try {
      return await judge(client, uri);
    } finally {
      await client.end();
    }
  } catch (error) {
    return { findings: [explainRefusal(error)], isEmpty: false, hasUsers: false };
  }
}
