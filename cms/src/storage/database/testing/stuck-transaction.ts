import { registerHooks } from 'node:module';

/*
 * Runs in a separate process on the data folder from the environment. Prints the answers of the operators' routes
 * before, while and after a transaction is stuck, a line of JSON each.
 */
const CONFIG = import.meta.resolve('#cms/schema/payload.config.ts');
// Next's build resolves this name.
registerHooks({
  resolve: (specifier, context, next) => next(specifier === '@payload-config' ? CONFIG : specifier, context),
});
const [health, metrics, { getProcessPayload }] = await Promise.all([
  import('#cms/app/healthz/route.ts'),
  import('#cms/app/metrics/route.ts'),
  import('#cms/schema/process-payload.ts'),
]);
const { db } = await getProcessPayload();

async function tell(): Promise<void> {
  const { status } = await health.GET();
  const [, isUp] = /^cms_database_up (\d)$/m.exec(await (await metrics.GET()).text()) ?? [];
  process.stdout.write(`${JSON.stringify([status, isUp])}\n`);
}

const clock = performance.now.bind(performance);
const transaction = await db.beginTransaction();
if (transaction === null) throw new Error('There is no transaction.');
await tell();
performance.now = () => clock() + 61_000;
await tell();
await db.rollbackTransaction(transaction);
await tell();
process.exit(0);
