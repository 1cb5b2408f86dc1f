/** The checks of `setup` for stores of shared rate limits. */
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import { tryLimitStore } from '@kontorwerk/runtime/setup/try-limit-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstalledServer } from '../support/services/installed-server.ts';
import { type Postgres, startPostgres } from '../support/services/postgres.ts';
import { startValkey } from '../support/services/valkey.ts';
import { SETUP_POSTGRES_PORT, SETUP_STACK } from '../support/stacks/stacks.ts';

const VALKEY_PORT = SETUP_STACK.port + 3;

let valkey: InstalledServer;
let postgres: Postgres;
beforeAll(async () => {
  valkey = await startValkey(VALKEY_PORT, 'right-word');
  postgres = await startPostgres(SETUP_POSTGRES_PORT);
  postgres.query('CREATE ROLE guest LOGIN');
});
afterAll(async () => {
  await valkey?.stop();
  await postgres?.stop();
});

const tried = (url: string): Promise<readonly CheckResult[]> => tryLimitStore(url).run(AbortSignal.timeout(10_000));

test('a Valkey that takes the password counts', async () => {
  expect(await tried(`redis://:right-word@127.0.0.1:${VALKEY_PORT}`)).toMatchObject([
    { verdict: 'ok', setting: 'LIMITS_URL', seen: expect.stringMatching(/^the store counts, within \d+ ms$/) },
  ]);
});

test('one that refuses it doesn’t', async () => {
  await expect(tried(`redis://:wrong-word@127.0.0.1:${VALKEY_PORT}`)).rejects.toThrow('WRONGPASS');
});

test('a PostgreSQL where its user may make a schema counts, and none is made', async () => {
  expect(await tried(postgres.uri)).toMatchObject([{ verdict: 'ok', setting: 'LIMITS_URL' }]);
  expect(postgres.query("SELECT count(*) FROM pg_namespace WHERE nspname = 'kontorwerk_limits'")).toEqual(['0']);
});

test('one where they may not is wrong', async () => {
  expect(await tried(postgres.uri.replace('kontorwerk@', 'guest@'))).toMatchObject([
    { verdict: 'wrong', advice: expect.stringMatching(/^GRANT CREATE ON DATABASE/) },
  ]);
});
