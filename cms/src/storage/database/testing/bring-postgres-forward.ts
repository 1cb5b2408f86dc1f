import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { migrations } from '#cms/migrations/postgres/index.ts';
import { ROWS_AFTER, ROWS_BEFORE } from './rows-before-keys.ts';

/** The index of the first migration that the earlier version didn't have. */
const ADDED = migrations.findIndex(({ name }) => name.endsWith('email_keys'));

/**
 * Fills an empty database with an earlier version's rows and migrates it. Returns the results of the queries in
 * `ROWS_AFTER`.
 */
export async function bringPostgresForward(uri: string): Promise<typeof ROWS_AFTER> {
  const client = new pg.Client(uri);
  await client.connect();
  try {
    const db = drizzle(client);
    const run = async (some: typeof migrations) => {
      for (const { up } of some) await Reflect.apply(up, undefined, [{ db }]);
    };
    await run(migrations.slice(0, ADDED));
    for (const statement of ROWS_BEFORE) await client.query(statement);
    await run(migrations.slice(ADDED));
    const answers: [string, string[]][] = [];
    for (const [query] of ROWS_AFTER) {
      const { rows } = await client.query({ text: query, rowMode: 'array' });
      answers.push([query, rows.map(([value]: readonly unknown[]) => String(value))]);
    }
    return answers;
  } finally {
    await client.end();
  }
}
