import { getPayload } from 'payload';
import config from '../../payload.config.ts';
import { createEditor } from '../../testing/test-users.ts';

/*
 * Runs in its own process, on the data folder of the environment: an editor creates and saves a position with a date of
 * posting, which an import may set. Prints the stored dates as a line of JSON.
 */
const payload = await getPayload({ config });
const user = await createEditor(payload);
const as = { collection: 'jobs', user, depth: 0, overrideAccess: false } as const;
const posted = '2020-01-01T12:00:00.000Z';
const made = await payload.create({ ...as, draft: true, data: { title: 'Tester', posted } });
const saved = await payload.update({ ...as, id: made.id, draft: true, data: { posted } });
const imported = await payload.update({ ...as, overrideAccess: true, id: made.id, draft: true, data: { posted } });
const told = [made, saved, imported].map((job) => job.posted ?? null);
process.stdout.write(`${JSON.stringify(told)}\n`);
process.exit(0);
