import { setTimeout } from 'node:timers/promises';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process on the database from the environment: while a page's form saves, that page and another one are
 * moved to the same place, before or behind a third one. Prints whether all was stored after each round, and no two pages
 * share a place, as a line of JSON.
 */
const ROUNDS = 10;

const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'editor');
const pages = { collection: 'pages', locale: 'en', depth: 0, overrideAccess: true } as const;

async function createPage(title: string): Promise<number> {
  const data = { title, segment: title.toLowerCase(), page_key: 'page', _status: 'published' } as const;
  return (await payload.create({ ...pages, data })).id;
}
const [saved, moved, target] = [await createPage('First'), await createPage('Second'), await createPage('Third')];

const rounds: boolean[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const isBehind = round % 2 === 0;
  const title = `First ${round}`;
  const move = (id: number) =>
    requestRest(config, 'POST', '/api/reorder', {
      token,
      body: {
        collectionSlug: 'pages',
        docsToMove: [id],
        newKeyWillBe: isBehind ? 'greater' : 'less',
        orderableFieldName: '_order',
        target: { id: target, key: 'pending' },
      },
    });
  await Promise.all([
    requestRest(config, 'PATCH', `/api/pages/${saved}?locale=en`, { token, body: { title } }),
    setTimeout(5 * round).then(() => Promise.all([move(saved), move(moved)])),
  ]);
  const { docs } = await payload.find({ ...pages, where: { id: { in: [saved, moved, target] } }, sort: '_order' });
  const isMoved = docs.findIndex(({ id }) => id === target) === (isBehind ? 0 : 2);
  const places = new Set(docs.map(({ _order }) => _order));
  rounds.push(isMoved && places.size === 3 && docs.some((doc) => doc.title === title));
}
process.stdout.write(`${JSON.stringify(rounds)}\n`);
process.exit(0);
