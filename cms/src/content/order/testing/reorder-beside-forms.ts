import { setTimeout } from 'node:timers/promises';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process on the database from the environment: while a page's form saves, it is moved before or behind
 * another one. Prints whether both were stored after each round, as a line of JSON.
 */
const ROUNDS = 10;

const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'editor');
const pages = { collection: 'pages', locale: 'en', depth: 0, overrideAccess: true } as const;

async function createPage(title: string): Promise<number> {
  const data = { title, segment: title.toLowerCase(), page_key: 'page', _status: 'published' } as const;
  return (await payload.create({ ...pages, data })).id;
}
const [id, other] = [await createPage('First'), await createPage('Second')];

const rounds: boolean[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const isBehind = round % 2 === 0;
  const title = `First ${round}`;
  const move = {
    collectionSlug: 'pages',
    docsToMove: [id],
    newKeyWillBe: isBehind ? 'greater' : 'less',
    orderableFieldName: '_order',
    target: { id: other, key: 'pending' },
  };
  await Promise.all([
    requestRest(config, 'PATCH', `/api/pages/${id}?locale=en`, { token, body: { title } }),
    setTimeout(5 * round).then(() => requestRest(config, 'POST', '/api/reorder', { token, body: move })),
  ]);
  const { docs } = await payload.find({ ...pages, where: { id: { in: [id, other] } }, sort: '_order' });
  const titles = isBehind ? ['Second', title] : [title, 'Second'];
  rounds.push(docs.every((doc, at) => doc.title === titles[at]));
}
process.stdout.write(`${JSON.stringify(rounds)}\n`);
process.exit(0);
