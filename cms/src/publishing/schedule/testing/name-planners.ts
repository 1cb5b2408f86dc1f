import { getPayload } from 'payload';
import * as v from 'valibot';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on its own database: two editors, one of them without a name, plan a page and share its
 * draft; one link is of an earlier release. Prints as lines of JSON who made these, as a colleague reads it.
 */
const payload = await getPayload({ config });
const [ada, nameless] = [await signInAs(payload, 'editor'), await signInAs(payload, 'editor')];
await payload.db.updateOne({ collection: 'users', id: ada.user.id, data: { name: 'Ada' } });
const { id } = await payload.create({
  collection: 'pages',
  data: { title: 'Lanterns', segment: 'lanterns', page_key: 'page', _status: 'draft' },
  locale: 'en',
  depth: 0,
  overrideAccess: true,
});

const soon = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
for (const [hours, { token }] of [ada, nameless].entries()) {
  const times = { publish_at: null, unpublish_at: soon(hours + 1), timezone: 'Europe/Berlin' };
  await requestRest(config, 'POST', '/api/planned', { token, body: { collection: 'pages', id, ...times } });
  const body = { part: 'pages', document: id, until: soon(hours + 1) };
  await requestRest(config, 'POST', '/api/draft-links', { token, body });
}
const earlier = { part: 'pages', document: id, until: soon(3), made_by: ada.user.email };
await payload.db.create({ collection: 'draft-links', data: earlier });

const reader = await signInAs(payload, 'editor');
const plans = v.object({ planned: v.array(v.object({ by: v.string() })) });
const links = v.object({ docs: v.array(v.object({ made_by: v.string() })) });
async function read(path: string): Promise<unknown> {
  return JSON.parse((await requestRest(config, 'GET', path, { token: reader.token })).text);
}
const { planned } = v.parse(plans, await read(`/api/planned?collection=pages&id=${id}`));
const { docs } = v.parse(links, await read('/api/draft-links?sort=until&depth=0'));
const toName = (name: string) => name.replace(`#${nameless.user.id}`, '#id');
for (const names of [planned.map(({ by }) => by), docs.map((link) => link.made_by)])
  process.stdout.write(`${JSON.stringify(names.map(toName))}\n`);
process.exit(0);
