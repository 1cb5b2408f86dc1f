import { getPayload } from 'payload';
import * as v from 'valibot';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on its own database: a translator checks a page before publishing, first as it is published,
 * in either language, then with an editor's draft; at last the editor does. Prints the refusals as lines of JSON.
 */
const payload = await getPayload({ config });
const written = { locale: 'en', depth: 0, overrideAccess: true } as const;
const { id } = await payload.create({
  collection: 'pages',
  data: { title: 'Lanterns', segment: 'lanterns', page_key: 'page', _status: 'published' },
  ...written,
});
const translator = await signInAs(payload, 'translator');
const editor = await signInAs(payload, 'editor');
const checked = v.object({ refusal: v.nullable(v.string()) });

async function check(language: string, { token }: typeof editor): Promise<void> {
  const body = { collection: 'pages', id, data: { title: 'Laternen', sections: [{ blockType: 'RichText' }] } };
  const { text } = await requestRest(config, 'POST', `/api/checks?locale=${language}`, { token, body });
  process.stdout.write(`${JSON.stringify(v.parse(checked, JSON.parse(text)).refusal)}\n`);
}

await check('de', translator);
await check('en', translator);
await payload.update({ collection: 'pages', id, data: { title: 'Lamps', _status: 'draft' }, draft: true, ...written });
await check('de', translator);
await check('de', editor);
process.exit(0);
