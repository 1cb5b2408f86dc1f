import type { ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { activeTraceId, inOwnTrace, inSpan, traceHeaders } from './spans.ts';
import { startTracing, type TracingOptions } from './start-tracing.ts';
import { startSpanReceiver } from './testing/span-receiver.ts';
import type { TraceSettings } from './trace-settings.ts';

/** Short enough for a test. */
const TIMES = { gatheringMs: 10, silenceMs: 200, sendingMs: 400, waitingMs: 800, endingMs: 2_000 };

function startHere(url: string, settings: Partial<TraceSettings> = {}, options: Partial<TracingOptions> = {}) {
  const lines: string[] = [];
  const log = {
    warn: (line: string) => lines.push(`warn ${line}`),
    info: (line: string) => lines.push(`info ${line}`),
  };
  const tracing = startTracing(
    {
      url: `${url}/v1/traces`,
      headers: {},
      serviceName: 'agency',
      sampler: 'parentbased_always_on',
      ratio: 1,
      ...settings,
    },
    { part: 'site', log, requestId: () => undefined, times: TIMES, ...options },
  );
  onTestFinished(() => tracing.stop(0));
  return { tracing, lines };
}

async function receiverHere(port?: number) {
  const receiver = await startSpanReceiver(port);
  onTestFinished(receiver.stop);
  return receiver;
}

const span = (name: string) => inSpan(name, {}, async () => undefined);

it('does no more than the work while nobody started it', async () => {
  expect(await inSpan('work', {}, async () => [activeTraceId(), traceHeaders()])).toEqual([undefined, {}]);
});

it('sends spans, each below the one that it was begun in, with the request that they are for', async () => {
  const receiver = await receiverHere();
  startHere(receiver.url, { headers: { 'X-Key': 'k' } }, { requestId: () => 'r-1' });
  const failure = new RangeError('Erika');
  const work = inSpan('outer', { attributes: { size: 3 } }, async (outer) => {
    await inSpan('inner', {}, () => Promise.reject(failure)).catch(() => undefined);
    await inOwnTrace(() => span('apart'));
    outer.addEvent('Erika').addLink({ context: outer.spanContext() });
    return [activeTraceId(), traceHeaders().traceparent];
  });
  const [traceId, traceparent] = await work;
  await vi.waitFor(() => expect(receiver.spans).toHaveLength(3));
  const [inner, apart, outer] = receiver.spans;
  expect(outer).toMatchObject({
    service: 'agency-site',
    name: 'outer',
    traceId,
    parentSpanId: '',
    failed: false,
    attributes: { size: 3, request_id: 'r-1' },
  });
  expect(traceparent).toBe(`00-${traceId}-${outer?.spanId}-01`);
  expect(inner).toMatchObject({
    name: 'inner',
    traceId,
    parentSpanId: outer?.spanId,
    failed: true,
    attributes: { 'error.type': 'RangeError' },
  });
  expect(apart).toMatchObject({ name: 'apart', parentSpanId: '' });
  expect(apart?.traceId).not.toBe(traceId);
  expect(receiver.bodies.join()).not.toContain('Erika');
  expect(receiver.requests[0]).toMatchObject({
    path: '/v1/traces',
    headers: { 'content-type': 'application/json', 'x-key': 'k' },
  });
});

it('tells of what a library made only what it knows to be harmless', async () => {
  const receiver = await receiverHere();
  startHere(receiver.url);
  const next = trace.getTracer('next.js');
  const attributes = {
    'next.span_type': 'BaseServer.handleRequest',
    'next.span_name': 'GET /reset/erika',
    'http.method': 'GET',
    'http.target': '/reset/erika',
    'http.route': '/reset/[token]',
    'http.status_code': 200,
  };
  next.startSpan('GET /reset/erika', { attributes }).end();
  const fetching = { 'next.span_type': 'AppRender.fetch', 'http.url': 'https://x.example/erika' };
  next.startSpan('fetch GET https://x.example/erika', { attributes: fetching }).end();
  trace
    .getTracer('another')
    .startSpan('erika', { attributes: { erika: 'erika' } })
    .end();
  await vi.waitFor(() => expect(receiver.spans).toHaveLength(3));
  expect(receiver.spans.map(({ name }) => name)).toEqual(['GET /reset/[token]', 'AppRender.fetch', 'unknown']);
  expect(receiver.spans[0]?.attributes).toEqual({
    'next.span_type': 'BaseServer.handleRequest',
    'http.method': 'GET',
    'http.route': '/reset/[token]',
    'http.status_code': 200,
  });
  expect(receiver.bodies.join()).not.toContain('erika');
});

it.each([
  ['always_off', 0, 0],
  ['parentbased_always_off', 0, 1],
  ['traceidratio', 0, 0],
  ['parentbased_traceidratio', 0, 1],
  ['always_on', 2, 2],
] as const)('%s records %i of two traces, and %i of the two that others began', async (sampler, own, begun) => {
  const receiver = await receiverHere();
  const { tracing } = startHere(receiver.url, { sampler, ratio: 0 });
  for (const name of ['own', 'own']) await span(name);
  for (const flags of ['00', '01']) {
    const carrier = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-${flags}` };
    await context.with(propagation.extract(ROOT_CONTEXT, carrier), () => span('begun'));
  }
  await tracing.stop(2_000);
  const count = (name: string) => receiver.spans.filter((received) => received.name === name).length;
  expect([count('own'), count('begun')]).toEqual([own, begun]);
});

it('has lines of the log name the trace', async () => {
  const receiver = await receiverHere();
  startHere(receiver.url);
  const lines: string[] = [];
  const settings = { level: 'info', format: 'json' } as const;
  const to = { write: (line: string) => void lines.push(line) };
  const log = createLogger({ name: 'site', settings, requestId: () => undefined, to });
  const id = await inSpan('work', {}, async () => {
    log.info('within');
    return activeTraceId();
  });
  log.info('outside');
  const [within, outside] = lines.map((line) => JSON.parse(line));
  expect(within.trace_id).toBe(id);
  expect(outside).not.toHaveProperty('trace_id');
});

it('sends what is in the queue when it ends', async () => {
  const receiver = await receiverHere();
  const { tracing } = startHere(receiver.url, {}, { times: { ...TIMES, gatheringMs: 60_000 } });
  for (let at = 0; at < 1_100; at += 1) await span(`span ${at}`);
  await tracing.stop(2_000);
  expect(receiver.spans).toHaveLength(1_100);
  expect(await inSpan('later', {}, async () => traceHeaders())).toEqual({});
});

/** The failures of a collector, as its clients see them. */
const TROUBLES: readonly (readonly [string, RegExp, (response: ServerResponse) => void])[] = [
  ['refuses', /401/, (response) => response.writeHead(401).end()],
  ['is busy', /retry|503/i, (response) => response.writeHead(503).end()],
  ['says nothing', /timed out|hang up/i, () => {}],
  ['breaks off', /ECONNRESET|hang up/, (response) => response.destroy()],
  [
    'drips',
    /no whole answer in time/,
    (response) => {
      response.writeHead(200);
      const dripping = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(dripping));
    },
  ],
];

it.each(TROUBLES)('a collector that %s is told of once, and holds nobody up', async (_what, reason, answer) => {
  const receiver = await receiverHere();
  const well = receiver.answer;
  receiver.answer = answer;
  const { lines, tracing } = startHere(receiver.url);
  const since = performance.now();
  for (let at = 0; at < 5_000; at += 1) await span(`span ${at}`);
  expect(performance.now() - since).toBeLessThan(1_000);
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
  const before = receiver.requests.length;
  await span('once more');
  await vi.waitFor(() => expect(receiver.requests.length).toBeGreaterThan(before), 10_000);
  expect(lines).toEqual([
    expect.stringMatching(/^warn traces can't be sent to http:\/\/127\.0\.0\.1:\d+ and are dropped: ./),
  ]);
  expect(lines[0]).toMatch(reason);
  receiver.answer = well;
  await vi.waitFor(async () => {
    await span('at last');
    expect(lines[1]).toBe(`info traces are sent to ${receiver.url} again`);
  }, 10_000);
  await tracing.stop(2_000);
});

it('ends at once where nobody listens', async () => {
  const gone = await startSpanReceiver();
  await gone.stop();
  const { tracing, lines } = startHere(gone.url);
  await span('lost');
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]), 10_000);
  for (let at = 0; at < 5_000; at += 1) await span(`span ${at}`);
  const since = performance.now();
  await tracing.stop(10_000);
  expect(performance.now() - since).toBeLessThan(1_000);
});

it('waits no longer than it may for a collector that says nothing', async () => {
  const receiver = await receiverHere();
  receiver.answer = () => {};
  const { tracing } = startHere(receiver.url, {}, { times: { ...TIMES, gatheringMs: 60_000, silenceMs: 60_000 } });
  await span('waits');
  const since = performance.now();
  await tracing.stop(150);
  expect(performance.now() - since).toBeLessThan(1_000);
});
