import { createLocalReq, getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { forgotPassword } from '../forgot-password.ts';
import { answerAbandoned } from '../password-requests.ts';

/*
 * Runs in its own process, on the data folder of the environment: links to new passwords are requested for an account
 * and an unknown address, while the disk is full at one moment or another. Prints each answer, and how many mails and
 * requests are stored, as JSON.
 */
const payload = await getPayload({ config });
const { db } = payload;
const { create, updateOne } = db;
const full = () => Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));

const known = 'ada@kontorwerk.example';
const unknown = 'nobody@kontorwerk.example';
const data = { email: known, password: 'a long enough one', roles: ['editor' as const] };
await payload.create({ collection: 'users', data, depth: 0, overrideAccess: true });

async function ask(email: string): Promise<string> {
  const req = await createLocalReq({ req: { headers: new Headers() } }, payload);
  const asked = Object.assign(req, { data: { email } });
  return Promise.resolve(forgotPassword.handler(asked)).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
}

async function stored() {
  const mails = await payload.count({ collection: 'payload-jobs', overrideAccess: true });
  const asks = await db.count({ collection: 'payload-kv', where: { key: { like: 'password-ask:' } } });
  return [mails.totalDocs, asks.totalDocs];
}

/** Returns what is stored once nothing is in progress. */
async function settled(mails: number, asks: number) {
  for (let tries = 0; tries < 200; tries += 1) {
    const now = await stored();
    if (now[0] === mails && now[1] === asks) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return stored();
}

async function tell(step: string, mails: number, asks: number): Promise<void> {
  const answers = [await ask(known), await ask(unknown)];
  const isSame = answers[0] === answers[1];
  process.stdout.write(
    `${JSON.stringify([step, answers[0]?.slice(0, 24), isSame, ...(await settled(mails, asks))])}\n`,
  );
}
async function later(step: string, minutes: number): Promise<void> {
  const failure = await answerAbandoned(payload, Date.now() + minutes * 60_000).catch((error: Error) => error.message);
  process.stdout.write(`${JSON.stringify([step, ...(failure ? [failure] : []), ...(await stored())])}\n`);
}

db.create = full;
// More often than the limit: refused requests aren't counted.
for (let tries = 0; tries < 6; tries += 1) await ask(known);
await tell('full from the beginning', 0, 0);
db.create = create;
db.updateOne = full;
await tell('full afterwards', 0, 1);
db.updateOne = updateOne;
await later('at once nothing is taken for left', 0);
await later('with room', 2);
await tell('with room from the beginning', 1, 0);
db.updateOne = full;
await tell('full again', 1, 1);
db.updateOne = updateOne;
await db.deleteMany({ collection: 'payload-jobs', where: {} });
await later('after more than an hour', 62);

const { forgotPassword: makeLink } = payload;
payload.forgotPassword = () => Promise.reject(new Error('unreachable'));
await tell('two are left', 0, 2);
payload.forgotPassword = (asked) =>
  asked.data.email === unknown ? Promise.reject(new Error('unreadable')) : makeLink(asked);
await later('one fails again', 2);
payload.forgotPassword = makeLink;
for (const address of ['a\0da@kontorwerk.example', `${'a'.repeat(250)}@b.example`, ' '])
  process.stdout.write(`${JSON.stringify([(await ask(address)).slice(0, 3), (await stored())[1]])}\n`);
process.exit(0);
