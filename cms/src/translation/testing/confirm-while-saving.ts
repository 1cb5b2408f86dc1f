import { setTimeout } from 'node:timers/promises';
import { getPayload, handleEndpoints } from 'payload';
import { BASED_ON_HEADER } from '#cms/kit/concurrent/protocol.ts';
import config from '#cms/schema/payload.config.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process on the database from the environment: a German title is confirmed while its form saves another
 * text by itself, again and again. Prints the number of outdated German texts after each time, as a line of JSON.
 */
const ROUNDS = 20;

const payload = await getPayload({ config });
const written = { depth: 0, overrideAccess: true } as const;
const { id } = await payload.create({
  collection: 'pages',
  data: { title: 'Lanterns', segment: 'lanterns', page_key: 'page', _status: 'published' },
  locale: 'en',
  ...written,
});
await payload.update({ collection: 'pages', id, data: { title: 'Laternen' }, locale: 'de', ...written });
const { token } = await signInAs(payload, 'translator');

function send(method: 'PATCH' | 'POST', path: string, body: object, headers: Record<string, string> = {}) {
  const request = new Request(`http://127.0.0.1:3001/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}`, ...headers },
    body: JSON.stringify(body),
  });
  return handleEndpoints({ config, request });
}

const outdated: unknown[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const { updatedAt } = await payload.update({
    collection: 'pages',
    id,
    data: { title: `Lamps ${round}` },
    locale: 'en',
    draft: true,
    ...written,
  });
  const form = { title: 'Laternen', seo: { title: `Leuchten ${round}` } };
  const [saved, confirmed] = await Promise.all([
    send('PATCH', `pages/${id}?draft=true&autosave=true&depth=0&locale=de`, form, { [BASED_ON_HEADER]: updatedAt }),
    setTimeout(round).then(() =>
      send('POST', 'translation-confirmations', { document: `pages/${id}`, places: ['title'] }),
    ),
  ]);
  if (!saved.ok || !confirmed.ok) throw new Error(`Not stored: ${saved.status}, ${confirmed.status}`);
  const { translation } = await payload.findByID({ collection: 'pages', id, draft: true, ...written });
  outdated.push(translation?.outdated_de);
}
process.stdout.write(`${JSON.stringify(outdated)}\n`);
process.exit(0);
