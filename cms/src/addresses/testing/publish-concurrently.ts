import { getPayload } from 'payload';
import { paragraph } from '#cms/content/wire/testing/content.ts';
import config from '#cms/schema/payload.config.ts';

/*
 * Runs in its own process, on the database of the environment: publishes documents at the same moment under one
 * address. Prints for each round how many of the two were stored, as a line of JSON.
 */
const payload = await getPayload({ config });
const written = { locale: 'en', depth: 0, overrideAccess: true } as const;
const published = { _status: 'published' } as const;

async function tellStored(what: string, writes: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(writes);
  const stored = outcomes.filter(({ status }) => status === 'fulfilled').length;
  process.stdout.write(`${JSON.stringify([what, stored])}\n`);
}

async function draftOfPost(title: string): Promise<number> {
  const texts = { title, description: title, category: title, body: paragraph(title) };
  const data = { ...texts, date: '2026-06-15' };
  return (await payload.create({ collection: 'posts', draft: true, data, ...written })).id;
}
async function draftOfPage(segment: string, parent?: number): Promise<number> {
  const data = { title: segment, segment, parent };
  return (await payload.create({ collection: 'pages', draft: true, data, ...written })).id;
}
const publishPost = (id: number) => payload.update({ collection: 'posts', id, data: published, ...written });
const publishPage = (id: number) => payload.update({ collection: 'pages', id, data: published, ...written });
const redirect = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to }, ...written });

const posts = [await draftOfPost('Twice'), await draftOfPost('Twice')];
await tellStored('posts of one title', posts.map(publishPost));

const pages = [await draftOfPage('spring'), await draftOfPage('autumn')];
for (const id of pages) await publishPage(id);
const moveTo = (segment: string) => (id: number) =>
  payload.update({ collection: 'pages', id, data: { ...published, segment }, ...written });
await tellStored('pages of one address', pages.map(moveTo('summer')));

await tellStored('redirects in a circle', [redirect('/a', '/b'), redirect('/b', '/a')]);

const above = await draftOfPage('above');
await publishPage(above);
const below = await draftOfPage('below', above);
const takeAway = payload.update({ collection: 'pages', id: above, data: { _status: 'draft' }, ...written });
await tellStored('a page, and the one above it taken away', [publishPage(below), takeAway]);

// Payload saves those in parallel, in one transaction.
const tellTogether = (what: string, { docs }: { readonly docs: readonly unknown[] }) =>
  process.stdout.write(`${JSON.stringify([what, docs.length])}\n`);
const chosen = { id: { in: [await draftOfPost('Together'), await draftOfPost('Together')] } };
tellTogether(
  'posts of one title, chosen together',
  await payload.update({ collection: 'posts', where: chosen, data: published, ...written }),
);
const moved = { ...published, segment: 'together' };
tellTogether(
  'pages of one address, chosen together',
  await payload.update({ collection: 'pages', where: { id: { in: pages } }, data: moved, ...written }),
);
process.exit(0);
