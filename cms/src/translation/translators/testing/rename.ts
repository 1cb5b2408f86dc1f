import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on its own database: a translator gives a published page another address in their language.
 * Prints the answer, and the number of redirects then, as a line of JSON.
 */
const payload = await getPayload({ config });
const written = { locale: 'de', depth: 0, overrideAccess: true } as const;
const { id } = await payload.create({
  collection: 'pages',
  data: { title: 'Laternen', segment: 'laternen', page_key: 'page', _status: 'published' },
  ...written,
});
const { token } = await signInAs(payload, 'translator');
const body = { title: 'Lampen', segment: 'lampen', _status: 'published' };
const { status } = await requestRest(config, 'PATCH', `/api/pages/${id}?locale=de`, { token, body });
const { totalDocs } = await payload.count({ collection: 'redirects', overrideAccess: true });
process.stdout.write(`${JSON.stringify([status, totalDocs])}\n`);
process.exit(0);
