import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { Findings } from '../findings.ts';
import { ImportRecords } from '../writing/records.ts';
import { Writer } from '../writing/writer.ts';

/*
 * Runs in its own process on the database from the environment: while a page's form saves that it has no menu, an
 * import changes its English title. Prints whether both were stored after each round, and its German title and its
 * address stayed, as a line of JSON.
 */
const ROUNDS = 10;

const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'editor');
const findings = new Findings();
const records = await ImportRecords.read(payload);
const read = { collection: 'pages', locale: 'all', depth: 0, overrideAccess: true } as const;
const TITLE_DE = 'Importiert';
const SEGMENT = { en: 'imported', de: 'importiert' };

/** Imports the page; returns its id. */
async function importTitled(name: string, rest: Untrusted = {}): Promise<number> {
  const writer = new Writer({ payload, findings, records, overwrite: true });
  await writer.write({
    collection: 'pages',
    id: 1,
    source: 'https://a.example/1',
    name,
    data: { title: { en: name }, page_key: 'page', _status: 'published', ...rest },
    match: [],
  });
  return writer.ids.get('pages', 1) ?? 0;
}

const id = await importTitled('Imported', { title: { en: 'Imported', de: TITLE_DE }, segment: SEGMENT });
const rounds: boolean[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const [name, plain] = [`Imported ${round}`, round % 2 === 0];
  const [saved] = await Promise.all([
    requestRest(config, 'PATCH', `/api/pages/${id}?locale=en`, { token, body: { plain } }),
    setTimeout(5 * round).then(() => importTitled(name)),
  ]);
  const { title, segment, plain: hasNoMenu } = await payload.findByID({ ...read, id });
  const expected = [{ en: name, de: TITLE_DE }, SEGMENT, plain];
  rounds.push(saved.status === 200 && isDeepStrictEqual([title, segment, hasNoMenu], expected));
}
for (const problem of findings.problems) process.stderr.write(`${JSON.stringify(problem)}\n`);
process.stdout.write(`${JSON.stringify(rounds)}\n`);
process.exit(0);
