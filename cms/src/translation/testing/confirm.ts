import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { createTranslatedPage } from './translated-page.ts';

/*
 * Runs in its own process, on its own database: a page's English title is changed, and the translator of each language
 * confirms the German one. Prints each answer's status, and the number of outdated German texts then, as a line of JSON.
 */
const payload = await getPayload({ config });
const written = { depth: 0, overrideAccess: true } as const;
const id = await createTranslatedPage(payload);
await payload.update({ collection: 'pages', id, data: { title: 'Lamps' }, locale: 'en', ...written });

for (const role of ['translator_en', 'translator'] as const) {
  const { token } = await signInAs(payload, role);
  const body = { document: `pages/${id}`, places: ['title'] };
  const { status } = await requestRest(config, 'POST', '/api/translation-confirmations', { token, body });
  const { translation } = await payload.findByID({ collection: 'pages', id, ...written });
  process.stdout.write(`${JSON.stringify([status, translation?.outdated_de])}\n`);
}
process.exit(0);
