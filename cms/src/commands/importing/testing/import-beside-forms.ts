import { setTimeout } from 'node:timers/promises';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { Findings } from '../findings.ts';
import { ImportRecords } from '../writing/records.ts';
import { Writer } from '../writing/writer.ts';

/*
 * Runs in its own process on the database from the environment: while a page's form saves that it has no menu, an
 * import changes its title. Prints whether both were stored after each round, as a line of JSON.
 */
const ROUNDS = 10;

const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'editor');
const findings = new Findings();
const records = await ImportRecords.read(payload);
const read = { collection: 'pages', locale: 'en', depth: 0, overrideAccess: true } as const;

/** Imports the page; returns its id. */
async function importTitled(name: string): Promise<number> {
  const writer = new Writer({ payload, findings, records, overwrite: true });
  const title = { en: name, de: name };
  await writer.write({
    collection: 'pages',
    id: 1,
    source: 'https://a.example/1',
    name,
    data: { title, segment: { en: 'imported', de: 'importiert' }, page_key: 'page', _status: 'published' },
    match: [],
  });
  return writer.ids.get('pages', 1) ?? 0;
}

const id = await importTitled('Imported');
const rounds: boolean[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const [title, plain] = [`Imported ${round}`, round % 2 === 0];
  const [saved] = await Promise.all([
    requestRest(config, 'PATCH', `/api/pages/${id}?locale=en`, { token, body: { plain } }),
    setTimeout(5 * round).then(() => importTitled(title)),
  ]);
  const stored = await payload.findByID({ ...read, id });
  rounds.push(saved.status === 200 && stored.title === title && stored.plain === plain);
}
for (const problem of findings.problems) process.stderr.write(`${JSON.stringify(problem)}\n`);
process.stdout.write(`${JSON.stringify(rounds)}\n`);
process.exit(0);
