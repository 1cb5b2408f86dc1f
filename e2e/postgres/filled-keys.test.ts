/** The keys that an update adds to an earlier PostgreSQL database: of addresses, and of documents' references. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringPostgresForward } from '../../cms/src/storage/database/testing/bring-postgres-forward.ts';
import { ROWS_AFTER } from '../../cms/src/storage/database/testing/rows-before-keys.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { FILLED_POSTGRES_PORT } from '../support/stacks.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres(FILLED_POSTGRES_PORT);
}, 60_000);
afterAll(() => postgres?.stop());

test('ten thousand rows get the keys of their addresses and what they refer to', async () => {
  expect(await bringPostgresForward(postgres.uri)).toEqual(ROWS_AFTER);
}, 120_000);
