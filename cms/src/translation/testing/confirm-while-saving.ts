import { setTimeout } from 'node:timers/promises';
import { getPayload } from 'payload';
import { BASED_ON_HEADER } from '#cms/kit/concurrent/protocol.ts';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { createTranslatedPage } from './translated-page.ts';

/*
 * Runs in its own process on the database from the environment: a German title is confirmed while its form saves another
 * text by itself, again and again. Prints the number of outdated German texts after each time, as a line of JSON.
 */
const ROUNDS = 20;

const payload = await getPayload({ config });
const written = { depth: 0, overrideAccess: true } as const;
const id = await createTranslatedPage(payload);
const { token } = await signInAs(payload, 'translator');

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
    requestRest(config, 'PATCH', `/api/pages/${id}?draft=true&autosave=true&depth=0&locale=de`, {
      token,
      body: form,
      headers: { [BASED_ON_HEADER]: updatedAt },
    }),
    setTimeout(round).then(() =>
      requestRest(config, 'POST', '/api/translation-confirmations', {
        token,
        body: { document: `pages/${id}`, places: ['title'] },
      }),
    ),
  ]);
  if (saved.status !== 200 || confirmed.status !== 200)
    throw new Error(`Not stored: ${saved.status}, ${confirmed.status}`);
  const { translation } = await payload.findByID({ collection: 'pages', id, draft: true, ...written });
  outdated.push(translation?.outdated_de);
}
process.stdout.write(`${JSON.stringify(outdated)}\n`);
process.exit(0);
