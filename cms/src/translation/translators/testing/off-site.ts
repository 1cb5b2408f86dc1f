import { getPayload } from 'payload';
import * as v from 'valibot';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on its own database: a German translator tries to take a page and a global off the site, and
 * to write English. Prints each answer's status and refusal as a line of JSON; then, behind the answers to a draft of
 * their own and to a save without a status, the page as it is published.
 */
const payload = await getPayload({ config });
const written = { locale: 'de', depth: 0, overrideAccess: true } as const;
const { id } = await payload.create({
  collection: 'pages',
  data: { title: 'Laternen', segment: 'laternen', page_key: 'page', _status: 'published' },
  ...written,
});
await payload.updateGlobal({ slug: 'words', data: { _status: 'published' }, ...written });
const { token } = await signInAs(payload, 'translator');
const refusal = v.object({ errors: v.tuple([v.object({ message: v.string() })]) });

async function save(method: 'PATCH' | 'POST', path: string, body: object): Promise<void> {
  const { status, text } = await requestRest(config, method, `/api/${path}`, { token, body });
  const said = status === 200 ? '' : v.parse(refusal, JSON.parse(text)).errors[0].message;
  process.stdout.write(`${JSON.stringify([status, said])}\n`);
}

const page = `pages/${id}?locale=de`;
await save('PATCH', page, { _status: null });
await save('PATCH', `${page}&draft=true`, { _status: '' });
await save('PATCH', `${page}&unpublishAllLocales=true`, {});
await save('PATCH', 'pages?locale=de&where[id][exists]=true', { _status: null });
await save('PATCH', 'pages?locale=de&where[id][exists]=true&unpublishAllLocales=true', {});
await save('POST', 'globals/words?locale=de', { _status: null });
await save('POST', 'globals/words?locale=de&unpublishAllLocales=true', {});
await save('PATCH', `${page}&publishSpecificLocale=en`, { title: 'Lanterns' });
await save('PATCH', `${page}&draft=true`, { title: 'Lampen' });
await save('PATCH', page, {});

const { _status, title } = await payload.findByID({ collection: 'pages', id, ...written });
const words = await payload.findGlobal({ slug: 'words', ...written });
process.stdout.write(`${JSON.stringify([_status, title, words._status])}\n`);
process.exit(0);
