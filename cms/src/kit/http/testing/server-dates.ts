import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in a separate process on the database from the environment: the CMS and clients write documents with dates of
 * the last century. Prints, as a line of JSON each, which of createdAt and updatedAt were stored so.
 */
const LONG_AGO = '1999-01-01T00:00:00.000Z';
const DATES = { createdAt: LONG_AGO, updatedAt: LONG_AGO };

const payload = await getPayload({ config });
const [sales, editor] = [await signInAs(payload, 'sales'), await signInAs(payload, 'editor')];
const written = { depth: 0, overrideAccess: true } as const;

const imported = await payload.create({
  collection: 'redirects',
  data: { from: '/imported', to: '/agency', ...DATES },
  ...written,
});
tell(imported);

const message = await payload.create({
  collection: 'contact-messages',
  data: {
    first_name: 'Eve',
    last_name: 'Example',
    email: 'eve@kontorwerk.example',
    phone_number: '0301234567',
    company: 'Example',
    description: 'Hello',
    status: 'new',
  },
  ...written,
});
const at = `/api/contact-messages/${message.id}`;
await requestRest(config, 'PATCH', at, { token: sales.token, body: DATES });
tell(await payload.findByID({ collection: 'contact-messages', id: message.id, ...written }));

const { text } = await requestRest(config, 'POST', '/api/redirects', {
  token: editor.token,
  body: { from: '/posted', to: '/agency', ...DATES },
});
tell(JSON.parse(text).doc);

await requestRest(config, 'POST', '/api/globals/site-settings', { token: editor.token, body: DATES });
tell(await payload.findGlobal({ slug: 'site-settings', ...written }));

function tell(document: { createdAt?: string | null; updatedAt?: string | null }): void {
  const isSet = [document.createdAt, document.updatedAt].map((date) => date === LONG_AGO);
  process.stdout.write(`${JSON.stringify(isSet)}\n`);
}
process.exit(0);
