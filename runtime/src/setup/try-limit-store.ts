import pg from 'pg';
import { isPostgresUrl } from '../limits/limits-url.ts';
import { LIMITS_TABLE } from '../limits/postgres-store.ts';
import { openValkeyStore } from '../limits/valkey-store.ts';
import type { CheckResult } from './check-result.ts';
import type { Try } from './run-tries.ts';

const LIMIT_MS = 6_000;
/** Shorter, so that the driver's own timeout reports the reason first. */
const PATIENCE_MS = 5_000;

const SETTING = 'LIMITS_URL';

/** A bucket that expires a millisecond later. */
const PROBE = [{ key: 'setup', burst: 1_000_000, intervalMs: 1 }];

const MAY_COUNT = `
  SELECT to_regclass($1) IS NOT NULL AS is_there,
    has_database_privilege(current_database(), 'CREATE') AS may_make,
    coalesce(has_table_privilege(to_regclass($1), 'SELECT, INSERT, UPDATE, DELETE'), false) AS may_use`;

/** Checks the privileges only: opening the store would create its table. */
async function tryPostgres(connectionString: string): Promise<CheckResult> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Record<'is_there' | 'may_make' | 'may_use', boolean>>(MAY_COUNT, [
      LIMITS_TABLE,
    ]);
    const [found] = rows;
    if (found?.is_there ? found.may_use : found?.may_make)
      return { verdict: 'ok', setting: SETTING, seen: 'PostgreSQL answers, and limits can be counted there' };
    return {
      verdict: 'wrong',
      setting: SETTING,
      seen: 'PostgreSQL answers, but its user may not count there',
      advice: found?.is_there
        ? `GRANT ALL ON TABLE ${LIMITS_TABLE} to it`
        : 'GRANT CREATE ON DATABASE … to it, so that a schema can be made',
    };
  } finally {
    await client.end();
  }
}

async function tryValkey(url: string, signal: AbortSignal): Promise<CheckResult> {
  const store = await openValkeyStore(url, () => {}, signal);
  try {
    const since = performance.now();
    await store.take(PROBE);
    const ms = Math.ceil(performance.now() - since);
    return { verdict: 'ok', setting: SETTING, seen: `the store counts, within ${ms} ms` };
  } finally {
    store.close();
  }
}

/** Checks whether a store for shared rate limits works. */
export function tryLimitStore(url: string): Try {
  return {
    setting: SETTING,
    limitMs: LIMIT_MS,
    advice: `start the store, or correct ${SETTING}, its user and password`,
    run: async (signal) => [await (isPostgresUrl(url) ? tryPostgres(url) : tryValkey(url, signal))],
  };
}
