import { setTimeout } from 'node:timers/promises';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { EXPIRY_MS, noteAbsence, notePresence } from '../presence.ts';

/*
 * Runs in a separate process on the data folder from the environment: users open and close documents. Prints the names
 * shown after each step as a line of JSON, and the number of remaining records at the end.
 */
const payload = await getPayload({ config });
const [ada, ben] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
const begun = Date.now();
const tell = async (who: typeof ada, path: string, after: number) => {
  const others = await notePresence(payload, path, who, begun + after);
  process.stdout.write(`${JSON.stringify(others.map(({ name }) => name))}\n`);
};

await tell(ada, 'pages/1', 0);
await tell(ben, 'pages/1', 1);
await tell(ada, 'pages/1', 2);
// In several windows at once.
await Promise.all(Array.from({ length: 10 }, () => tell(ben, 'pages/12', 3)));
// In windows that open and close at the same moment, as when the language is changed.
for (let round = 0; round < 20; round++) {
  const opened = Array.from({ length: 5 }, () => notePresence(payload, 'pages/12', ben, begun + 3));
  const closed = Array.from({ length: 4 }, async (_, at) => {
    await setTimeout(3 * at);
    await noteAbsence(payload, 'pages/12', ben.id);
  });
  await Promise.all([...opened, ...closed]);
}
await noteAbsence(payload, 'pages/1', ben.id);
await tell(ada, 'pages/1', 4);
await tell(ben, 'pages/1', 5 + EXPIRY_MS);
const { totalDocs } = await payload.db.count({ collection: 'payload-kv', where: { key: { like: 'present:' } } });
process.stdout.write(`${totalDocs}\n`);
process.exit(0);
