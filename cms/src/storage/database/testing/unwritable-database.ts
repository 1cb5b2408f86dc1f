import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

/*
 * Runs in a separate process on the data folder from the environment. Moves the database away and back, takes its room
 * and gives it back. Prints for each the answers of the operators' routes, of the route for a link to a new password,
 * and how often the log named a reason, a line of JSON each.
 */
const CONFIG = import.meta.resolve('#cms/schema/payload.config.ts');
// Next's build resolves this name.
registerHooks({
  resolve: (specifier, context, next) => next(specifier === '@payload-config' ? CONFIG : specifier, context),
});
const [health, metrics, { REST_POST }, { default: config }, { getProcessPayload }, { settings }, { isSqlite }] =
  await Promise.all([
    import('#cms/app/healthz/route.ts'),
    import('#cms/app/metrics/route.ts'),
    import('@payloadcms/next/routes'),
    import('#cms/schema/payload.config.ts'),
    import('#cms/schema/process-payload.ts'),
    import('#cms/base/settings.ts'),
    import('../database-kind.ts'),
  ]);
const { db } = await getProcessPayload();
if (!isSqlite(db)) throw new Error('The database is no file.');
const { client } = db;
const file = join(settings.dataDir, 'cms.sqlite');
const askForPassword = REST_POST(config);

let lines = 0;
console.error = () => {
  lines += 1;
};

async function tell(what: string): Promise<void> {
  const asked = new Request('http://localhost/api/users/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@kontorwerk.example' }),
  });
  const answer = await askForPassword(asked, { params: Promise.resolve({ slug: ['users', 'forgot-password'] }) });
  const text = await answer.text();
  lines = 0;
  const { status } = await health.GET();
  await health.GET();
  const [, isUp] = /^cms_database_up (\d)$/m.exec(await (await metrics.GET()).text()) ?? [];
  process.stdout.write(`${JSON.stringify([what, status, isUp, lines, answer.status, text])}\n`);
}

const clock = performance.now.bind(performance);
let aheadMs = 0;
performance.now = () => clock() + aheadMs;

await tell('as it was');
renameSync(file, `${file}.moved`);
await tell('moved away');
renameSync(`${file}.moved`, file);
await tell('back');
const { rows } = await client.execute('PRAGMA page_count');
await client.execute(`PRAGMA max_page_count = ${rows[0]?.page_count}`);
// Larger than all free pages.
const fill = () =>
  db.create({ collection: 'payload-kv', data: { key: 'large', data: { text: 'x'.repeat(2_000_000) } } }).then(
    () => 'stored',
    () => 'refused',
  );
if ((await fill()) !== 'refused') throw new Error('There was room.');
// The route's own write finds free pages: by then the database takes writes again.
const { status } = await health.GET();
process.stdout.write(`${JSON.stringify(['a write was refused', status])}\n`);
await client.execute('PRAGMA max_page_count = 1000000');
if ((await fill()) !== 'stored') throw new Error('There was no room.');
await tell('with room');
// No other file fits beside it, as on a full disk.
mkdirSync(`${file}-probe`);
aheadMs = 11_000;
process.stdout.write(`${JSON.stringify(['without room for more', (await health.GET()).status])}\n`);
rmdirSync(`${file}-probe`);
aheadMs = 22_000;
await tell('with room again');
process.exit(0);
