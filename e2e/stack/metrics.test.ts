import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILLED_MESSAGE } from '@kontorwerk/contract/forms/testing/contact-cases';
import { CONTACT_PATH, METRICS_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { successOf } from '../support/cms/cms.ts';
import { MAIN_STACK, METRICS_TOKEN } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl, cmsUrl } = MAIN_STACK;

const WATCH = path.join(import.meta.dirname, '../../docs/watch');

/** Fetches all metrics, as Prometheus does. */
async function told(): Promise<string> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`${siteUrl}${METRICS_PATH}`, { headers })).text();
}

/** Returns the value of a metric, given with its labels. */
async function counted(name: string): Promise<number> {
  const line = (await told()).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length));
}

test('one address tells what the site counts and what the CMS does, to who may know', async () => {
  expect((await fetch(`${siteUrl}${METRICS_PATH}`)).status).toBe(401);
  const names = ['site_process_resident_memory_bytes', 'cms_process_resident_memory_bytes', 'site_backend_up'];
  // While other tests run, the backend may once answer too late.
  for (const name of names) await until(`${name} is told`, async () => (await counted(name)) > 0, 30_000);
  expect((await fetch(`${cmsUrl}${METRICS_PATH}`)).headers.get('Content-Type')).toMatch(
    /^text\/plain; version=0\.0\.4/,
  );
});

/** Returns how many documents the CMS lists. */
async function listed(address: string): Promise<number> {
  return v.parse(v.object({ totalDocs: v.number() }), await successOf(await admin.get(address))).totalDocs;
}

test('a message is counted where it came in, where it is stored, and by what goes out because of it', async () => {
  // A CMS that answers late has it from the spool.
  const received = async () => {
    const outcomes = ['stored', 'kept'].map((outcome) => `site_submissions_total{form="message",outcome="${outcome}"}`);
    return (await Promise.all(outcomes.map(counted))).reduce((sum, count) => sum + count);
  };
  const before = await received();
  const answer = await fetch(`${siteUrl}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...FILLED_MESSAGE, description: crypto.randomUUID() }),
  });
  expect(answer.status).toBe(200);
  await until('it is counted where it came in', async () => (await received()) > before, 30_000);
  const done = 'where[queue][equals]=mail&where[completedAt][exists]=true';
  // Other tests add and delete meanwhile, so both are read until nothing has changed in between.
  for (const [name, address] of [
    ['cms_inbox_submissions{collection="contact-messages"}', '/api/contact-messages?limit=1&depth=0'],
    ['cms_outbox_deliveries{state="done"}', `/api/payload-jobs?limit=1&depth=0&${done}`],
  ] as const)
    await until(
      `${name} is what is stored`,
      async () => {
        const [first, count, last] = [await listed(address), await counted(name), await listed(address)];
        return count > 0 && count === first && count === last;
      },
      30_000,
    );
});

test.each(['alerts.yaml', 'dashboard.json'])(
  'operators are given %s, which asks for nothing that is not counted',
  async (name) => {
    const kinds = new Map(
      [...(await told()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, of = '', kind = '']) => [of, kind]),
    );
    const asked = readFileSync(path.join(WATCH, name), 'utf8').match(/\b(?:site|cms)_[a-z\d_]+/g) ?? [];
    expect(asked.length).toBeGreaterThan(8);
    const isCounted = (metric: string) =>
      kinds.has(metric) || kinds.get(metric.replace(/_(?:bucket|sum|count)$/, '')) === 'histogram';
    expect(asked.filter((metric) => !isCounted(metric))).toEqual([]);
  },
);
