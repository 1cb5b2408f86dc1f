import { MOST_REDIRECTS, MOST_USES_AT_ONCE } from '@kontorwerk/contract/address/redirects';
import { REDIRECT_USES_PATH } from '@kontorwerk/contract/wire';
import { expect, onTestFinished, test } from 'vitest';
import { REDIRECT_USES_TIMES } from '../base/limits.ts';
import { createLineLog } from '../testing/line-log.ts';
import { startTestBackend } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createRedirectUses } from './redirect-uses.ts';

type Use = { readonly from: string; readonly times: number; readonly last: string };

/** A CMS that records the reported uses, or answers with the test's status. */
async function cmsHere(everyMs: number, { lastMs } = REDIRECT_USES_TIMES) {
  const backend = await startTestBackend();
  const told: (readonly Use[])[] = [];
  const cms = { status: 204, told, asked: 0 };
  backend.answers.set(REDIRECT_USES_PATH, ({ body }, response) => {
    cms.asked += 1;
    if (cms.status === 204) told.push(JSON.parse(body.toString()).uses);
    response.writeHead(cms.status).end();
  });
  const lines: string[] = [];
  const day = { now: Date.UTC(2026, 2, 31) };
  const uses = createRedirectUses({
    backendUrl: backend.url,
    token: 'the token',
    fetch,
    clock: () => day.now,
    log: createLineLog(lines),
    times: { ...REDIRECT_USES_TIMES, everyMs, lastMs },
  });
  onTestFinished(() => uses.stop());
  return { uses, cms, told, lines, day, backend };
}

const NEVER_MS = 3_600_000;
const used = (from: string) => ({ from, isCounted: true });

test('many uses are told at once, with the last day, and nothing where nothing was used', async () => {
  const { uses, cms, told, day } = await cmsHere(NEVER_MS);
  for (let use = 0; use < 1_000; use += 1) uses.count(used('/a'));
  day.now += 86_400_000;
  uses.count(used('/b'));
  uses.count(used('/a'));
  uses.count({ from: '/c', isCounted: false });
  await uses.stop();
  expect(told).toEqual([
    [
      { from: '/a', times: 1_001, last: '2026-04-01' },
      { from: '/b', times: 1, last: '2026-04-01' },
    ],
  ]);
  await uses.stop();
  expect(cms.asked).toBe(1);
});

test('a CMS that is away is told later, all of it', async () => {
  const { uses, cms, told, lines } = await cmsHere(10);
  cms.status = 503;
  uses.count(used('/a'));
  await waitUntil(() => cms.asked > 2);
  uses.count(used('/a'));
  cms.status = 204;
  await waitUntil(() => told.flat().reduce((sum, { times }) => sum + times, 0) === 2);
  expect(lines.filter((line) => line.includes("isn't told how often"))).toHaveLength(1);
});

test('what the CMS refuses is not sent again', async () => {
  const { uses, cms, lines } = await cmsHere(NEVER_MS);
  cms.status = 400;
  uses.count(used('/a'));
  await uses.stop();
  await uses.stop();
  expect([cms.asked, lines.length]).toEqual([1, 1]);
});

test('what waits is bounded, and told in pieces', async () => {
  const { uses, told } = await cmsHere(NEVER_MS);
  for (let at = 0; at < MOST_REDIRECTS + 100; at += 1) uses.count(used(`/${at}`));
  uses.count(used('/0'));
  await uses.stop();
  expect(told.flat()).toHaveLength(MOST_REDIRECTS);
  expect(told.flat()[0]).toMatchObject({ from: '/0', times: 2 });
  expect(Math.max(...told.map((some) => some.length))).toBe(MOST_USES_AT_ONCE);
});

test('a CMS that is away when the site ends holds nobody up', async () => {
  const { uses, backend } = await cmsHere(NEVER_MS);
  await backend.stop();
  uses.count(used('/a'));
  await uses.stop();
});

test('however many calls it takes, a slow CMS holds the end of the site up for one stretch of time alone', async () => {
  const lastMs = 300;
  const { uses, backend, lines } = await cmsHere(NEVER_MS, { ...REDIRECT_USES_TIMES, lastMs });
  backend.delayMs = 200;
  for (let at = 0; at < 20 * MOST_USES_AT_ONCE; at += 1) uses.count(used(`/${at}`));
  const start = performance.now();
  await uses.stop();
  expect(performance.now() - start).toBeLessThan(5 * lastMs);
  expect(lines).toEqual([expect.stringMatching(/^the CMS isn't told how often redirects are used: /)]);
});

test('who is being told when the site ends may end with that, and is told once', async () => {
  const { uses, cms, told, backend } = await cmsHere(1);
  backend.delayMs = 200;
  uses.count(used('/a'));
  await waitUntil(() => backend.requests.some(({ url }) => url === REDIRECT_USES_PATH));
  uses.count(used('/b'));
  await uses.stop();
  expect(told.map((some) => some.map(({ from }) => from))).toEqual([['/a'], ['/b']]);
  expect(cms.asked).toBe(2);
});
