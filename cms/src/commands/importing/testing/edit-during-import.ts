import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { Findings } from '../findings.ts';
import { ImportRecords } from '../writing/records.ts';
import { Writer } from '../writing/writer.ts';

/*
 * Runs in its own process on the database from the environment: two pages below a third one that comes later are imported,
 * and an editor changes the first one meanwhile. Prints for both whether they are below it then, and their titles.
 */
const payload = await getPayload({ config });
const written = { collection: 'pages', locale: 'en', depth: 0, overrideAccess: true } as const;
const records = await ImportRecords.read(payload);
const writer = new Writer({ payload, findings: new Findings(), records, overwrite: false });

async function importPage(id: number, name: string, parent?: number): Promise<void> {
  const texts = { title: { en: name, de: name }, segment: { en: `page-${id}`, de: `seite-${id}` } };
  const data = { ...texts, page_key: 'page', _status: 'published', ...(parent && { parent }) };
  await writer.write({ collection: 'pages', id, source: `https://a.example/${id}`, name, data, match: [] });
}
const storedId = (id: number) => writer.ids.get('pages', id) ?? 0;

await importPage(1, 'First', 3);
await importPage(2, 'Second', 3);
await payload.update({ ...written, id: storedId(1), data: { title: 'Edited' } });
await importPage(3, 'Parent');
await writer.finish();
const stored = [1, 2].map(async (id) => {
  const { parent, title } = await payload.findByID({ ...written, id: storedId(id) });
  return [parent === storedId(3), title];
});
process.stdout.write(`${JSON.stringify(await Promise.all(stored))}\n`);
process.exit(0);
