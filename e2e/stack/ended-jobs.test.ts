/** The address of a job that ends, in each way in which a job can end. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { find, successOf } from '../support/cms/cms.ts';
import { editor } from '../support/cms/staff.ts';
import { inLanguage } from '../support/pages/routes.ts';
import { graphsIn } from '../support/pages/structured-data.ts';
import { MAIN_STACK, mainSites } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl } = MAIN_STACK;
const created = v.object({ doc: v.object({ id: v.number() }) });

/** How long a publication may take to appear while other tests publish too, in milliseconds. */
const SOON_MS = 20_000;

const made: number[] = [];

afterAll(async () => {
  for (const id of made) await admin.send('DELETE', `/api/jobs/${id}?trash=true`);
});

/** Creates a job like one of the sample content, under another name; returns its id and path. */
async function makeJob(status: 'draft' | 'published'): Promise<{ readonly id: number; readonly path: string }> {
  const name = crypto.randomUUID();
  const [sample] = await find(editor, 'jobs', { _status: 'published' }, { locale: 'en', limit: '1' });
  const { id: _id, createdAt: _made, updatedAt: _changed, posted: _posted, ...fields } = sample ?? { id: 0 };
  const job = { ...fields, title: `Job ${name}`, valid_through: null, _status: status };
  const answer = await editor.send('POST', `/api/jobs?locale=en&depth=0&draft=${status === 'draft'}`, job);
  const { id } = v.parse(created, await successOf(answer)).doc;
  made.push(id);
  return { id, path: `/jobapply/job-${name}` };
}

async function change(id: number, fields: object): Promise<void> {
  await successOf(await editor.send('PATCH', `/api/jobs/${id}?locale=en&depth=0`, fields));
}

async function look(path: string, site = siteUrl) {
  const response = await fetch(`${site}${path}`, { redirect: 'manual' });
  return { status: response.status, to: response.headers.get('location'), html: await response.text() };
}

/** Waits until every site answers an address with a status. */
function answers(path: string, status: number): Promise<void> {
  const everySiteDoes = async () => {
    const found = await Promise.all(mainSites().map((site) => look(path, site)));
    return found.every((one) => one.status === status);
  };
  return until(`${path} answers ${status}`, everySiteDoes, SOON_MS);
}

const yesterday = () => new Date(Date.now() - 48 * 3_600_000).toISOString();

test('a job that has ended is gone from its address in both languages, from the list and from what is described', async () => {
  const { id, path } = await makeJob('published');
  await answers(path, 200);
  const [graph = []] = graphsIn((await look(path)).html);
  expect(graph.find((node) => node['@type'] === 'JobPosting')).toMatchObject({
    datePosted: new Intl.DateTimeFormat('en-CA', { timeZone: AGENCY_TIME_ZONE }).format(),
  });
  await change(id, { valid_through: yesterday(), _status: 'published' });
  await answers(path, 410);
  for (const language of LANGUAGES) {
    await answers(inLanguage(path, language), 410);
    const { html } = await look(inLanguage(path, language));
    expect((await look(`${inLanguage(path, language)}.md`)).status, language).toBe(410);
    expect(graphsIn(html), language).toEqual([]);
    expect(html, language).toContain(`href="${inLanguage('/contactus/career', language)}"`);
    expect((await look(inLanguage('/contactus/career', language))).html, language).not.toContain(path);
  }
  await change(id, { valid_through: null, _status: 'published' });
  await answers(path, 200);
});

test('a job that is withdrawn has ended, and one that is deleted for good has never been', async () => {
  const { id, path } = await makeJob('published');
  await answers(path, 200);
  await change(id, { _status: 'draft' });
  await answers(path, 410);
  await successOf(
    await editor.send('PATCH', `/api/jobs/${id}?locale=en&depth=0`, { deletedAt: new Date().toISOString() }),
  );
  expect((await look(path)).status).toBe(410);
  await successOf(await admin.send('DELETE', `/api/jobs/${id}?trash=true`));
  await answers(path, 302);
  expect((await look(`${path}.md`)).status).toBe(404);
});

test('a job that was never published has never been', async () => {
  const { path } = await makeJob('draft');
  expect(await look(path)).toMatchObject({ status: 302, to: '/404' });
});
