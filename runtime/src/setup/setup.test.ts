import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { reasonOf } from '../error-reason.ts';
import { listen, startSilentServer } from '../testing/listening.ts';
import { freePort } from '../testing/ports.ts';
import { traceSettings } from '../tracing/trace-settings.ts';
import { createReachTry } from './reach.ts';
import { runTries, type Try } from './run-tries.ts';
import { tryCollector } from './try-collector.ts';
import { tryLimitStore } from './try-limit-store.ts';

/** The lines that the launcher receives. */
async function told(...tries: readonly Try[]): Promise<readonly Readonly<Record<string, string>>[]> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runTries(tries);
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  write.mockRestore();
  return lines;
}

const quickly = (each: Try): Try => ({ ...each, limitMs: 100 });

test('a server that can be reached is good, and what else stands in its address is not told', async () => {
  const port = await listen(net.createServer());
  const tried = createReachTry('WEBHOOK_URL', `http://127.0.0.1:${port}/hooks/secret`, 'start it');
  expect(await told(tried)).toEqual([
    { verdict: 'ok', setting: 'WEBHOOK_URL', seen: `http://127.0.0.1:${port} can be reached; nothing was sent` },
  ]);
});

test('nobody there is wrong', async () => {
  const port = await freePort();
  const [found] = await told(createReachTry('PURGE_URL', `http://127.0.0.1:${port}/purge`, 'start it'));
  expect(found).toMatchObject({ verdict: 'wrong', setting: 'PURGE_URL', advice: 'start it' });
  expect(found?.seen).toMatch(/can’t be reached \(connect ECONNREFUSED/);
});

test('who speaks no TLS where it should is wrong', async () => {
  const port = await listen(http.createServer());
  const [found] = await told(createReachTry('WEBHOOK_URL', `https://127.0.0.1:${port}/`, 'start it'));
  expect(found).toMatchObject({ verdict: 'wrong', seen: expect.stringContaining('can’t be reached') });
});

test('who says nothing is given up, at the same time as others, and each is told in its order', async () => {
  const { port } = await startSilentServer();
  const since = performance.now();
  const found = await told(
    quickly(createReachTry('WEBHOOK_URL', `https://127.0.0.1:${port}/`, 'start it')),
    quickly(tryCollector(collector(port))),
    quickly(tryLimitStore(`redis://127.0.0.1:${port}`)),
    quickly({
      setting: 'PORT',
      limitMs: 0,
      advice: '',
      run: async () => [{ verdict: 'ok', setting: 'PORT', seen: 'free' }],
    }),
  );
  expect(found.map(({ verdict, setting }) => [verdict, setting])).toEqual([
    ['wrong', 'WEBHOOK_URL'],
    ['wrong', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    ['wrong', 'LIMITS_URL'],
    ['ok', 'PORT'],
  ]);
  expect(performance.now() - since).toBeLessThan(5_000);
});

test('an error that nobody expected is told, and what comes too late may clean up', async () => {
  let isClean = false;
  const found = await told(
    {
      setting: 'S3_BUCKET',
      limitMs: 1_000,
      advice: 'correct it',
      run: () => Promise.reject(new Error('fetch failed', { cause: new Error('because\nof this') })),
    },
    {
      setting: 'PORT',
      limitMs: 10,
      advice: 'wait',
      async run() {
        await sleep(50);
        isClean = true;
        return [];
      },
    },
  );
  expect(found).toEqual([
    { verdict: 'wrong', setting: 'S3_BUCKET', seen: 'can’t be used (because)', advice: 'correct it' },
    { verdict: 'wrong', setting: 'PORT', seen: 'gives no answer within 0 s', advice: 'wait' },
  ]);
  expect(isClean).toBe(true);
});

test('an attempt at several addresses has a reason, too', () => {
  expect(reasonOf(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
});

function collector(port: number) {
  const settings = traceSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/v1/traces`,
    OTEL_EXPORTER_OTLP_HEADERS: { Authorization: 'Bearer right' },
    OTEL_SERVICE_NAME: 'kontorwerk',
    OTEL_TRACES_SAMPLER: 'always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
  if (settings === null) throw new Error('There are no settings.');
  return settings;
}

test.each([
  [200, 'ok', undefined],
  [401, 'wrong', 'correct OTEL_EXPORTER_OTLP_HEADERS'],
  [404, 'wrong', 'see that it takes OTLP over HTTP in JSON, or correct OTEL_EXPORTER_OTLP_ENDPOINT'],
])('a collector that answers %d is %s', async (status, verdict, advice) => {
  const asked: (string | undefined)[] = [];
  const port = await listen(
    http.createServer((request, response) => {
      asked.push(request.headers.authorization);
      response.writeHead(status).end();
    }),
  );
  const [found] = await told(tryCollector(collector(port)));
  expect([found?.verdict, found?.advice]).toEqual([verdict, advice]);
  expect(asked).toEqual(['Bearer right']);
});
