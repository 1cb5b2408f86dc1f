import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { DATABASE_UNAVAILABLE, HEALTH_PATH, HEALTHY } from '@kontorwerk/contract/wire';
import { expect, it } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { startTestSite } from '../testing/test-site.ts';
import { createDatabaseCheck } from './backend-health.ts';
import { createReadiness } from './readiness.ts';

const NOTHING_WAITS = { waiting: 0, oldestAt: null, isFull: false, isOff: false };

/** Returns the readiness of a site that is healthy except for what a test sets. */
async function told(given: Partial<Parameters<typeof createReadiness>[0]>) {
  const readiness = createReadiness({
    hasContent: () => true,
    isStopping: () => false,
    backendAnswers: async () => true,
    spool: () => NOTHING_WAITS,
    folders: [await createTemporaryFolder()],
    clock: Date.now,
    ...given,
  });
  return readiness();
}

it('tells that the data folder can’t be written, and that it can again', async () => {
  const folder = path.join(await createTemporaryFolder(), 'site');
  const site = await startTestSite({}, { folder });
  const unready = await ask(`${site.url}/readyz`);
  expect([unready.status, unready.text]).toEqual([
    503,
    expect.stringMatching(/^the data folder can't be written: .*\nbackend: answers\nspool: 0 wait\n$/),
  ]);
  expect((await ask(`${site.url}/healthz`)).status).toBe(200);
  site.time.aheadMs = 10_000;
  await mkdir(`${folder}/incoming`, { recursive: true });
  expect((await ask(`${site.url}/readyz`)).status).toBe(503);
  site.time.aheadMs = 20_000;
  await mkdir(`${folder}/spool`);
  const ready = await ask(`${site.url}/readyz`);
  expect([ready.status, ready.text]).toEqual([200, 'ok\nbackend: answers\nspool: 0 wait\n']);
  expect(await readdir(folder, { recursive: true })).toEqual(['incoming', 'spool']);
});

it('tells that there is no content', async () => {
  const site = await startTestSite({ backendUrl: 'http://127.0.0.1:1' });
  const { status, text } = await ask(`${site.url}/readyz`);
  expect([status, text]).toEqual([503, 'content is not loaded yet\nbackend: does not answer\nspool: 0 wait\n']);
});

it('tells that the database of the backend does not answer, which is no obstacle', async () => {
  const site = await startTestSite();
  const health = (status: number, text: string) =>
    site.backend.answers.set(HEALTH_PATH, (_request, response) => response.writeHead(status).end(text));
  const backendLine = async () => {
    const { status, text } = await ask(`${site.url}/readyz`);
    return [status, text.split('\n')[1]];
  };
  health(503, DATABASE_UNAVAILABLE);
  expect(await backendLine()).toEqual([200, 'backend: answers, its database does not']);
  health(200, HEALTHY);
  site.time.aheadMs = 10_000;
  expect(await backendLine()).toEqual([200, 'backend: answers']);
  health(503, '<h1>Maintenance</h1>');
  site.time.aheadMs = 20_000;
  expect(await backendLine()).toEqual([200, 'backend: answers']);
});

it('goes on asking about the database after a balancer answered in the place of the backend', async () => {
  const site = await startTestSite();
  const health = (status: number, text: string) =>
    site.backend.answers.set(HEALTH_PATH, (_request, response) => response.writeHead(status).end(text));
  const backendLine = async () => (await ask(`${site.url}/readyz`)).text.split('\n')[1];
  health(502, '<h1>Bad gateway</h1>');
  expect(await backendLine()).toBe('backend: answers');
  health(503, DATABASE_UNAVAILABLE);
  site.time.aheadMs = 10_000;
  expect(await backendLine()).toBe('backend: answers, its database does not');
});

it('tells of a database that hangs, also after the backend was away for a moment', async () => {
  const answers: (() => Promise<Response>)[] = [
    async () => new Response(HEALTHY),
    () => Promise.reject(new Error('connect ECONNREFUSED')),
    () => Promise.reject(new DOMException('too late', 'TimeoutError')),
  ];
  let now = 0;
  const look = createDatabaseCheck({
    backendUrl: 'http://127.0.0.1:1',
    fetch: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    clock: () => now,
  });
  const seen: unknown[] = [];
  for (; answers.length > 0; now += 10_000) seen.push(await look());
  expect(seen).toEqual([true, null, false]);
});

it('answers while the backend and its database hang, by what it knew in the last two minutes', async () => {
  let now = 0;
  let look: () => Promise<boolean> = async () => true;
  const readiness = createReadiness({
    hasContent: () => true,
    isStopping: () => false,
    backendAnswers: () => look(),
    databaseAnswers: () => look(),
    spool: () => NOTHING_WAITS,
    folders: [await createTemporaryFolder()],
    clock: () => now,
  });
  const backendLine = async () => (await readiness()).facts[0];
  expect(await backendLine()).toBe('backend: answers');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  look = () => promise;
  now = 119_000;
  expect(await backendLine()).toBe('backend: answers');
  now = 121_000;
  const later = backendLine();
  resolve(false);
  expect(await later).toBe('backend: does not answer');
  look = () => new Promise(() => {});
  expect(await backendLine()).toBe('backend: does not answer');
});

it('tells that a backend answers, and has nothing', async () => {
  const backendProblem = () => 'it answers 404 for every page key';
  expect((await told({ backendProblem })).facts).toEqual([
    'backend: it answers 404 for every page key',
    'spool: 0 wait',
  ]);
  expect(await told({ backendProblem, hasContent: () => false })).toMatchObject({
    problem: 'content is not loaded yet: it answers 404 for every page key',
  });
});

it('tells that the server is stopping', async () => {
  expect(await told({ isStopping: () => true })).toMatchObject({ problem: 'the server is stopping' });
});

it('is ready while the backend is away, and says so, until no submission fits into the spool', async () => {
  const away = { backendAnswers: async () => false };
  expect(await told({ ...away, spool: () => ({ ...NOTHING_WAITS, waiting: 3 }) })).toEqual({
    problem: null,
    facts: ['backend: does not answer', 'spool: 3 wait'],
  });
  const full = () => ({ ...NOTHING_WAITS, waiting: 9, isFull: true });
  expect((await told({ ...away, spool: full })).problem).toBe('the spool is full: 9 submissions wait for the backend');
  expect((await told({ spool: full })).problem).toBeNull();
  const off = () => ({ ...NOTHING_WAITS, isFull: true, isOff: true });
  expect(await told({ ...away, spool: off })).toEqual({
    problem: null,
    facts: ['backend: does not answer', 'spool: off'],
  });
});

it('sees that the backend goes away and comes back, and asks it no more than every other second', async () => {
  const site = await startTestSite();
  const settings = () => site.backend.requests.filter(({ url }) => url === '/wp-json/bc/v1/settings').length;
  const before = settings();
  const facts = async () => (await ask(`${site.url}/readyz`)).text;
  for (let times = 0; times < 5; times += 1) expect(await facts()).toContain('backend: answers');
  expect(settings() - before).toBe(1);
  await site.backend.stop();
  site.time.aheadMs = 10_000;
  expect(await facts()).toContain('backend: does not answer');
  await site.backend.restart();
  site.time.aheadMs = 20_000;
  expect(await facts()).toContain('backend: answers');
});
