import pg from 'pg';
import { type Bucket, type LimitStore, StoreRefusalError } from './limit-store.ts';

const SCHEMA = 'kontorwerk_limits';
/** The table of token buckets. */
export const LIMITS_TABLE = `${SCHEMA}.buckets`;

/** The pool's size per process. */
const CONNECTIONS = 4;
/** The timeout of connecting and of each query, in milliseconds. */
const PATIENCE_MS = 5_000;
/** The interval at which full buckets are deleted, in milliseconds, and the batch size. */
const [SWEEP_MS, SWEPT] = [60_000, 10_000];

/**
 * A bucket is stored as the time when it is full again. Unlogged: it need not survive a crash, which empties the table,
 * and neither replicas nor WAL archives receive it. In its own schema, so that it is not among the content's tables.
 */
const MAKE = `
  SELECT pg_advisory_xact_lock(hashtext('kontorwerk limits'));
  CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
  CREATE UNLOGGED TABLE IF NOT EXISTS ${LIMITS_TABLE} (key text PRIMARY KEY, full_at timestamptz NOT NULL)`;

const SWEEP = `
  DELETE FROM ${LIMITS_TABLE} WHERE key IN
    (SELECT key FROM ${LIMITS_TABLE} WHERE full_at < clock_timestamp() LIMIT ${SWEPT} FOR UPDATE SKIP LOCKED)`;

/**
 * READ COMMITTED: after a lock wait the taking statement still sees its old snapshot, so the remainder is read again.
 */
const READ = `
  SELECT key, extract(epoch FROM full_at - clock_timestamp())::float8 AS seconds FROM ${LIMITS_TABLE} WHERE key = ANY($1)`;

const GIVE_BACK = `UPDATE ${LIMITS_TABLE} SET full_at = full_at - $2::float8 * interval '1 ms' WHERE key = $1`;

/**
 * One statement for `count` buckets: each gives a token only if the one before it did, and only if it has one. Rows are
 * locked in their order, so that concurrent statements don't deadlock.
 */
function buildTakeStatement(count: number): string {
  const steps: string[] = [];
  const columns: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    const [key, interval, burst] = [`$${3 * at - 2}`, `$${3 * at - 1}::float8 * interval '1 ms'`, `$${3 * at}::float8`];
    const full = 'greatest(bucket.full_at, clock_timestamp())';
    steps.push(`taken_${at} AS (
      INSERT INTO ${LIMITS_TABLE} AS bucket (key, full_at)
      SELECT ${key}, clock_timestamp() + ${interval} ${at > 1 ? `FROM taken_${at - 1}` : ''}
      ON CONFLICT (key) DO UPDATE SET full_at = ${full} + ${interval}
        WHERE ${full} + ${interval} <= clock_timestamp() + ${burst} * ${interval}
      RETURNING full_at)`);
    columns.push(`(SELECT extract(epoch FROM full_at - clock_timestamp())::float8 FROM taken_${at}) AS seconds_${at}`);
  }
  return `WITH ${steps.join(', ')} SELECT ${columns.join(', ')}`;
}

/** SQLSTATEs that persist until a setting or a privilege changes: authentication, missing objects, read-only. */
const REFUSALS = /^(?:28|3D|42|25006)/;

function explainError(error: unknown): unknown {
  return error instanceof pg.DatabaseError && REFUSALS.test(error.code ?? '')
    ? new StoreRefusalError(error.message, { cause: error })
    : error;
}

type Row = Readonly<Record<string, string | number | boolean | null>>;

/** @param seconds until the bucket is full */
function countTokensLeft({ burst, intervalMs }: Bucket, seconds: unknown): number {
  return burst - (Math.max(0, Number(seconds ?? 0)) * 1_000) / intervalMs;
}

/** Keeps rate limits in PostgreSQL, creating the table if it is missing. */
export async function openPostgresStore(uri: string, onLost: (error: Error) => void): Promise<LimitStore> {
  const pool = new pg.Pool({
    connectionString: uri,
    application_name: 'kontorwerk limits',
    max: CONNECTIONS,
    keepAlive: true,
    // Connecting takes longer than a visitor is to wait.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  pool.on('error', onLost);

  async function query(sql: string, values: readonly unknown[] = []): Promise<pg.QueryResult<Row>> {
    try {
      return await pool.query<Row>(sql, [...values]);
    } catch (error) {
      throw explainError(error);
    }
  }

  async function giveBack(buckets: readonly Bucket[]): Promise<void> {
    for (const { key, intervalMs } of buckets) await query(GIVE_BACK, [key, intervalMs]);
  }

  async function sweep(): Promise<void> {
    for (let swept = SWEPT; swept === SWEPT; ) swept = (await query(SWEEP)).rowCount ?? 0;
  }

  const sweeping = setInterval(() => sweep().catch(onLost), SWEEP_MS).unref();
  function close(): void {
    clearInterval(sweeping);
    pool.end().catch(() => {});
  }

  try {
    const { rows } = await query(`SELECT to_regclass('${LIMITS_TABLE}') IS NOT NULL AS is_there`);
    // A role without the privilege to create the table can use an existing one.
    if (rows[0]?.is_there !== true) await pool.query(MAKE);
  } catch (error) {
    close();
    throw explainError(error);
  }

  return {
    async take(buckets) {
      const values = buckets.flatMap(({ key, intervalMs, burst }) => [key, intervalMs, burst]);
      const { rows } = await query(buildTakeStatement(buckets.length), values);
      const [row = {}] = rows;
      const taken = buckets.filter((_bucket, at) => typeof row[`seconds_${at + 1}`] === 'number');
      if (taken.length === buckets.length)
        return { isTaken: true, left: buckets.map((bucket, at) => countTokensLeft(bucket, row[`seconds_${at + 1}`])) };
      await giveBack(taken);
      const kept = await query(READ, [buckets.map(({ key }) => key)]);
      const secondsOf = new Map(kept.rows.map(({ key, seconds }) => [key, seconds]));
      return { isTaken: false, left: buckets.map((bucket) => countTokensLeft(bucket, secondsOf.get(bucket.key))) };
    },
    giveBack,
    close,
  };
}
