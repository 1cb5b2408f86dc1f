import { toContactSubmission } from '@kontorwerk/contract/forms/contact-submission';
import { FILLED_CONTACT } from '@kontorwerk/contract/forms/testing/contact-cases';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { startTracing } from '@kontorwerk/runtime/tracing/start-tracing';
import { type ReceivedSpan, startSpanReceiver } from '@kontorwerk/runtime/tracing/testing/span-receiver';
import type { TraceSettings } from '@kontorwerk/runtime/tracing/trace-settings';
import { expect, it, onTestFinished } from 'vitest';
import { currentRequest } from '../base/log.ts';
import { ask } from '../testing/http-client.ts';
import { createLineLog } from '../testing/line-log.ts';
import { startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

/** A site whose spans go to a receiver, and those of them that requests caused. */
async function tracedSite(...[settings = {}, ...more]: Parameters<typeof startTestSite>) {
  const receiver = await startSpanReceiver();
  onTestFinished(receiver.stop);
  const traces: TraceSettings = {
    url: `${receiver.url}/v1/traces`,
    headers: {},
    serviceName: 'agency',
    sampler: 'parentbased_always_on',
    ratio: 1,
  };
  const lines: string[] = [];
  const site = await startTestSite({ ...settings, traces }, ...more);
  // Spans of the site's start don't belong to the test.
  const tracing = startTracing(traces, {
    part: 'site',
    log: createLineLog(lines),
    requestId: currentRequest.id,
    times: { gatheringMs: 10 },
  });
  onTestFinished(() => tracing.stop(0));
  /** Returns the first span with a name and a condition, once it has arrived. */
  async function spanOf(name: string, isMeant: (span: ReceivedSpan) => boolean = () => true): Promise<ReceivedSpan> {
    const meant = () => receiver.spans.find((span) => span.name === name && isMeant(span));
    await waitUntil(() => meant() !== undefined);
    const span = meant();
    if (span === undefined) throw new Error(`no span ${name}`);
    return span;
  }
  return { site, receiver, spanOf };
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-01$/;

it('names each request as it is counted, and where its page came from', async () => {
  const { site, receiver, spanOf } = await tracedSite();
  for (const path of ['/projects/geheim?about=erika', '/projects/geheim', '/wp-json/bc/v1/homepage', '/none.ico'])
    await ask(`${site.url}${path}`, { headers: { 'User-Agent': 'erika', Cookie: 'name=erika' } });
  await ask(`${site.url}/`, { method: 'PROPFIND' });
  await waitUntil(() => receiver.spans.length >= 7);
  const requests = receiver.spans.filter(({ parentSpanId }) => parentSpanId === '');
  expect(
    requests.map(({ name, attributes }) => [name, attributes['http.response.status_code'], attributes.cache]),
  ).toEqual([
    ['GET project', 200, 'miss'],
    ['GET project', 200, 'hit'],
    ['GET wire', 200, undefined],
    ['GET files', 200, 'miss'],
    ['other home', 405, undefined],
  ]);
  expect(requests[0]?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': 'project',
    'http.response.status_code': 200,
    cache: 'miss',
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const rendered = await spanOf('render project');
  expect(rendered).toMatchObject({ traceId: requests[0]?.traceId, parentSpanId: requests[0]?.spanId });
  expect(receiver.bodies.join()).not.toMatch(/geheim|erika|127\.0\.0\.1/);
});

it('tells of a page that fails that it does, and not why', async () => {
  const { site, receiver, spanOf } = await tracedSite();
  site.render = () => Promise.reject(new RangeError('erika'));
  await ask(site.url);
  const [request, rendered] = await Promise.all([spanOf('GET home'), spanOf('render home')]);
  expect(request).toMatchObject({ failed: true, attributes: { 'http.response.status_code': 500 } });
  expect(rendered).toMatchObject({ failed: true, attributes: { 'error.type': 'RangeError' } });
  expect(receiver.bodies.join()).not.toContain('erika');
});

it('passes the trace on to the backend, whose spans come below that of the asking', async () => {
  const { site, spanOf } = await tracedSite();
  site.backend.answers.set('/api/pages', (_request, response) => response.end('{}'));
  site.backend.answers.set('/uploads/a.webp', (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'image/webp' }).end('pixels'),
  );
  site.backend.answers.set(CONTACT_PATH, (_request, response) => response.end('{}'));
  await ask(`${site.url}/api/pages`, { headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } });
  await ask(site.url + CONTACT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'A' }),
  });
  await ask(`${site.url}/uploads/a.webp`);
  for (const [path, method, route] of [
    ['/api/pages', 'GET', 'admin'],
    [CONTACT_PATH, 'POST', 'wire'],
    ['/uploads/a.webp', 'GET', 'uploads'],
  ] as const) {
    const request = await spanOf(`${method} ${route}`);
    const asking = await spanOf(`${method} backend`, ({ traceId }) => traceId === request.traceId);
    expect(request.parentSpanId).toBe('');
    expect(asking).toMatchObject({
      parentSpanId: request.spanId,
      attributes: { 'http.response.status_code': 200, request_id: request.attributes.request_id },
    });
    const seen = site.backend.requests.find(({ url }) => url === path)?.headers.traceparent;
    expect(TRACEPARENT.exec(String(seen))?.slice(1)).toEqual([asking.traceId, asking.spanId]);
  }
});

it('continues the trace of a declared proxy, and does as that has decided', async () => {
  const { site, receiver, spanOf } = await tracedSite({ trustedProxies: 1 });
  const of = (trace: string, flags: string) => ({ traceparent: `00-${trace.repeat(32)}-${'b'.repeat(16)}-${flags}` });
  await ask(site.url, { headers: of('a', '01') });
  await ask(`${site.url}/projects`, { headers: of('c', '00') });
  await ask(`${site.url}/wp-json/bc/v1/homepage`, { headers: { traceparent: 'nonsense' } });
  expect(await spanOf('GET home')).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) });
  await spanOf('GET wire', ({ parentSpanId }) => parentSpanId === '');
  expect(receiver.spans.filter(({ name }) => name === 'GET projects')).toEqual([]);
});

it('hands a submission over from the spool in a trace of its own', async () => {
  const settings = { '/wp-json/bc/v1/settings': { idempotent_submissions: true } };
  const { site, spanOf } = await tracedSite({}, {}, settings);
  await site.backend.stop();
  const message = toContactSubmission(FILLED_CONTACT, { variant: 'full', language: 'en' });
  const headers = { 'Content-Type': 'application/json' };
  const sent = await ask(site.url + CONTACT_PATH, { method: 'POST', headers, body: JSON.stringify(message) });
  expect(sent.status).toBe(200);
  site.backend.answers.set(CONTACT_PATH, (_request, response) => response.end('{"data":{}}'));
  await site.backend.restart();
  const handed = await spanOf('hand over submission', ({ attributes }) => attributes.outcome === 'stored');
  expect(handed.parentSpanId).toBe('');
  expect(handed.traceId).not.toBe((await spanOf('POST wire')).traceId);
  const asking = await spanOf('POST backend', ({ parentSpanId }) => parentSpanId === handed.spanId);
  expect(asking.attributes['http.response.status_code']).toBe(200);
});

it('renders in a trace of its own what nobody waits for', async () => {
  const { site, spanOf } = await tracedSite();
  await ask(site.url);
  const first = await spanOf('render home');
  const changed = [{ title: 'New', meta: [], endpoint_call: 'homepage@2' }];
  site.backend.content.set('/wp-json/bc/v1/homepage', changed);
  site.backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
  const again = await spanOf('render home', ({ spanId }) => spanId !== first.spanId);
  expect(again.parentSpanId).toBe('');
});

it('passes no trace on that a visitor made up where none are made', async () => {
  const site = await startTestSite();
  site.backend.answers.set('/api/pages', (_request, response) => response.end('{}'));
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'a=b', baggage: 'a=b' };
  await ask(`${site.url}/api/pages`, { headers });
  const seen = site.backend.requests.find(({ url }) => url === '/api/pages');
  expect(Object.keys(seen?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^trace|baggage/)]),
  );
});
