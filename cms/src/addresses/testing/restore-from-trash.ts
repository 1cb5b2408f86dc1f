import { getPayload, type Where } from 'payload';
import { paragraph } from '#cms/content/wire/testing/content.ts';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on the database of the environment: published documents are trashed, others take their
 * addresses, and the first ones are restored in each way. Prints for each way a line of JSON: how many are published
 * under the address, and how many are out of the trash.
 */
const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'editor');
const written = { locale: 'en', depth: 0, overrideAccess: true } as const;

async function publishPost(title: string) {
  const data = { title, description: title, category: title, body: paragraph(title), date: '2026-06-15' };
  const { id } = await payload.create({ collection: 'posts', draft: true, data, ...written });
  return payload.update({ collection: 'posts', id, data: { _status: 'published' }, ...written });
}
async function publishPage(segment: string) {
  const data = { title: segment, segment };
  const { id } = await payload.create({ collection: 'pages', draft: true, data, ...written });
  return payload.update({ collection: 'pages', id, data: { _status: 'published' }, ...written });
}

type Restore = (collection: 'pages' | 'posts', id: number) => Promise<unknown>;

async function tell(way: string, restore: Restore): Promise<void> {
  for (const [collection, field, publish] of [
    ['posts', 'title', publishPost],
    ['pages', 'segment', publishPage],
  ] as const) {
    const { id } = await publish(way);
    await payload.update({ collection, id, data: { deletedAt: new Date().toISOString() }, ...written });
    await publish(way);
    await restore(collection, id).catch(() => {});
    const where = { [field]: { equals: way } };
    const count = async (narrowed: Where) =>
      (await payload.count({ collection, where: { and: [where, narrowed] }, ...written })).totalDocs;
    const told = [way, collection, await count({ _status: { equals: 'published' } }), await count({})];
    process.stdout.write(`${JSON.stringify(told)}\n`);
  }
}

const RESTORED = { deletedAt: null };
const PUBLISHED = { ...RESTORED, _status: 'published' };
const patch = (path: string, body: object) => requestRest(config, 'PATCH', path, { token, body });

await tell('rest', (collection, id) => patch(`/api/${collection}/${id}?trash=true&locale=en`, RESTORED));
await tell('rest-published', (collection, id) => patch(`/api/${collection}/${id}?trash=true&locale=en`, PUBLISHED));
await tell('bulk', (collection, id) => patch(`/api/${collection}?where[id][in]=${id}&trash=true&locale=en`, RESTORED));
await tell('bulk-published', (collection, id) =>
  patch(`/api/${collection}?where[id][in]=${id}&trash=true&locale=en`, PUBLISHED),
);
await tell('local', (collection, id) => payload.update({ collection, id, data: RESTORED, trash: true, ...written }));
await tell('null', (collection, id) =>
  patch(`/api/${collection}/${id}?trash=true&locale=en`, { ...RESTORED, _status: null }),
);
process.exit(0);
