import { existsSync } from 'node:fs';
import { databaseFile } from '#cms/base/database-uri.ts';
import { withPostgresConnection } from '#cms/storage/database/postgres-connection.ts';
import { openReadOnly } from '#cms/storage/database/read-only-database.ts';
import type { OutboxCounts } from './judge-counts.ts';

/** Runs on both databases, without Payload, which takes seconds to load and would migrate. */
const COUNTS = `
  SELECT count(*) FILTER (WHERE has_error IS NOT TRUE) AS waiting, count(*) FILTER (WHERE has_error IS TRUE) AS failed,
    min(created_at) FILTER (WHERE has_error IS NOT TRUE) AS oldest
  FROM payload_jobs WHERE queue = 'mail' AND completed_at IS NULL`;

/** Whether the table of jobs exists, which an empty database lacks. */
const [SQLITE_TABLE, POSTGRES_TABLE] = [
  "SELECT 1 FROM sqlite_schema WHERE name = 'payload_jobs'",
  "SELECT 1 WHERE to_regclass('payload_jobs') IS NOT NULL",
];

type Row = { readonly waiting?: unknown; readonly failed?: unknown; readonly oldest?: unknown };

function parseCounts({ waiting, failed, oldest }: Row): OutboxCounts {
  const time = oldest === null || oldest === undefined ? null : new Date(String(oldest)).getTime();
  return { waiting: Number(waiting), failed: Number(failed), oldestMs: time };
}

/** Counts pending and failed deliveries, from the database itself; null without the table. */
export async function countOutbox(databaseUri: string): Promise<OutboxCounts | null> {
  const file = databaseFile(databaseUri);
  if (file === null)
    return withPostgresConnection(databaseUri, async (client) => {
      if ((await client.query(POSTGRES_TABLE)).rows.length === 0) return null;
      return parseCounts((await client.query<Row>(COUNTS)).rows[0] ?? {});
    });
  if (!existsSync(file)) return null;
  const database = openReadOnly(file);
  try {
    return database.prepare(SQLITE_TABLE).get() === undefined
      ? null
      : parseCounts(database.prepare(COUNTS).get() ?? {});
  } finally {
    database.close();
  }
}
