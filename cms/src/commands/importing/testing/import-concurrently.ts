import { getPayload } from 'payload';
import { paragraph } from '#cms/content/wire/testing/content.ts';
import config from '#cms/schema/payload.config.ts';
import { matchDocument } from '../document-match.ts';
import { Findings } from '../findings.ts';
import type { Incoming } from '../incoming.ts';
import { ImportRecords } from '../writing/records.ts';
import { Writer } from '../writing/writer.ts';

/*
 * Runs in its own process, on the database of the environment: two imports with posts of the same titles at the same
 * time. Prints the number of posts of each title as a line of JSON.
 */
const payload = await getPayload({ config });

async function postFrom(source: string, number: number): Promise<Incoming> {
  const name = `Twice ${number}`;
  const title = { en: name, de: name };
  const body = { en: paragraph(name), de: paragraph(name) };
  const data = { title, description: title, category: title, body, post_type: 'blog', date: '2026-06-15' };
  return {
    collection: 'posts',
    id: number,
    source: `${source}/${number}`,
    name,
    data: { ...data, _status: 'published' },
    match: matchDocument('posts', data),
  };
}

async function importFrom(source: string, posts: readonly number[]): Promise<void> {
  const findings = new Findings();
  const records = await ImportRecords.read(payload);
  const writer = new Writer({ payload, findings, records, overwrite: false });
  await writer.writeAll(await Promise.all(posts.map((number) => postFrom(source, number))));
  for (const problem of findings.problems) process.stderr.write(`${JSON.stringify(problem)}\n`);
}

const POSTS = [1, 2, 3, 4, 5];
await Promise.all(['https://a.example', 'https://b.example'].map((source) => importFrom(source, POSTS)));
const stored = await payload.find({ collection: 'posts', locale: 'en', pagination: false, overrideAccess: true });
const titles = stored.docs.map(({ title }) => title).filter((title) => /^Twice \d$/.test(title));
process.stdout.write(`${JSON.stringify(titles.toSorted())}\n`);
process.exit(0);
