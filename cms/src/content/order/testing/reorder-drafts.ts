import { getPayload } from 'payload';
import { contentHub } from '#cms/content/changes/hub-hooks.ts';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on the database of the environment: of three published pages the first one has a draft,
 * and is moved behind the second one. Prints lines of JSON: the orders on the site, published and of drafts; whether all
 * else of the moved one is as before; its order after an earlier version was restored; the answers to refused requests.
 */
const payload = await getPayload({ config });
const [editor, translator] = [await signInAs(payload, 'editor'), await signInAs(payload, 'translator')];
const asked = { collection: 'pages', locale: 'en', depth: 0, overrideAccess: true } as const;
const print = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`);

const ids: number[] = [];
for (const title of ['First', 'Second', 'Third']) {
  const data = { title, segment: title.toLowerCase(), page_key: 'page', _status: 'published' } as const;
  ids.push((await payload.create({ ...asked, data })).id);
}
const [moved = 0, target = 0] = ids;
await payload.update({ ...asked, id: moved, data: { title: 'First draft' }, draft: true, autosave: true });

async function readAll() {
  const { docs } = await payload.findVersions({ ...asked, where: { parent: { equals: moved } }, pagination: false });
  const versions = docs.map(({ version: { _order, ...version }, ...own }) => ({ ...own, version }));
  const { _order, ...published } = await payload.findByID({ ...asked, id: moved });
  return JSON.stringify([published, versions]);
}

async function listTitles(draft: boolean) {
  const { docs } = await payload.find({ ...asked, draft, where: { id: { in: ids } }, sort: '_order' });
  return docs.map(({ title }) => title);
}

async function reorder(token: string | undefined, body: object) {
  return (await requestRest(config, 'POST', '/api/reorder?locale=en', { ...(token && { token }), body })).status;
}

const siteOrder = async () => {
  const { pages } = await contentHub.content();
  return pages.flatMap(({ id }) => (ids.includes(id) ? [ids.indexOf(id)] : []));
};
await siteOrder();

const body = {
  collectionSlug: 'pages',
  docsToMove: [moved],
  newKeyWillBe: 'greater',
  orderableFieldName: '_order',
  target: { id: target, key: 'pending' },
};
const before = await readAll();
print(await reorder(editor.token, body));
print([await siteOrder(), await listTitles(false), await listTitles(true)]);
print((await readAll()) === before);

const refused = [
  {},
  { ...body, docsToMove: [] },
  { ...body, collectionSlug: 'posts' },
  { ...body, orderableFieldName: 'title' },
  { ...body, target: { id: 999_999, key: 'pending' } },
];
const answers: number[] = [];
for (const wrong of refused) answers.push(await reorder(editor.token, wrong));
answers.push(await reorder(editor.token, { ...body, docsToMove: [999_999] }));
answers.push(await reorder(translator.token, body), await reorder(undefined, body));
print(answers);

const { docs } = await payload.findVersions({ ...asked, where: { parent: { equals: moved } }, sort: 'createdAt' });
await payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id), depth: 0, overrideAccess: true });
print(await listTitles(false));
process.exit(0);
