import { setTimeout } from 'node:timers/promises';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { askRest } from '#cms/schema/testing/ask-rest.ts';
import { signedInAs } from '#cms/schema/testing/signed-in.ts';
import { findPlanned, openOf } from '../planned.ts';

/*
 * In a process of its own, on a database of its own: a page that has German texts alone is planned from its forms. What the
 * editor is answered, and what becomes of the page, is told as a line of JSON for each.
 */
const payload = await getPayload({ config });
const { token } = await signedInAs(payload, 'editor');
const tell = (told: unknown) => process.stdout.write(`${JSON.stringify(told)}\n`);
const { id } = await payload.create({
  collection: 'pages',
  data: { title: 'Laternen', page_key: 'page', _status: 'draft' },
  draft: true,
  locale: 'de',
  depth: 0,
  overrideAccess: true,
});

async function plan(written_in: 'en' | 'de', time: object): Promise<readonly [number, string]> {
  const body = { collection: 'pages', id, timezone: 'Europe/Berlin', written_in, ...time };
  const { status, text } = await askRest(config, 'POST', '/api/planned', { token, body });
  return [status, status === 200 ? '' : text];
}
/** Runs what is due until it is done or has failed; how the page is then, and why a plan failed. */
async function becomes(): Promise<readonly unknown[]> {
  const open = () => findPlanned(payload, { where: openOf('pages', id), limit: 1 });
  let [plan] = await open();
  for (let tries = 0; tries < 100 && plan && plan.state !== 'failed'; tries += 1) {
    await payload.jobs.run({ queue: 'default' });
    await setTimeout(100);
    [plan] = await open();
  }
  const { _status } = await payload.findByID({ collection: 'pages', id, depth: 0, overrideAccess: true });
  return [_status, plan?.problem ?? ''];
}
const soon = () => new Date(Date.now() + 500).toISOString();

tell(await plan('en', { publish_at: soon() }));
tell(await plan('de', { publish_at: soon() }));
tell(await becomes());
tell(await plan('de', { unpublish_at: soon() }));
tell(await becomes());
tell(await plan('de', { publish_at: soon() }));
await askRest(config, 'PATCH', `/api/pages/${id}?locale=de&draft=true`, { token, body: { title: '' } });
tell(await becomes());
process.exit(0);
