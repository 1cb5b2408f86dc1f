import { setTimeout } from 'node:timers/promises';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { requestRest } from '#cms/schema/testing/rest-request.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { findPlans, matchOpenPlans } from '../plan-jobs.ts';

/*
 * Runs in its own process, on its own database: a page with German texts only is planned from its forms. Prints the
 * editor's answers and the page's states, each as a line of JSON.
 */
const payload = await getPayload({ config });
const { token } = await signInAs(payload, 'editor');
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
  const { status, text } = await requestRest(config, 'POST', '/api/planned', { token, body });
  return [status, status === 200 ? '' : text];
}
/** Runs due jobs until the plan is done or has failed; returns the page's state, and the plan's error. */
async function becomes(): Promise<readonly unknown[]> {
  const open = () => findPlans(payload, { where: matchOpenPlans('pages', id), limit: 1 });
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
await requestRest(config, 'PATCH', `/api/pages/${id}?locale=de&draft=true`, { token, body: { title: '' } });
tell(await becomes());
process.exit(0);
