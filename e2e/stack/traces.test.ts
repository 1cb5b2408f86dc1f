import { FILLED_CONTACT, FILLED_MESSAGE } from '@kontorwerk/contract/forms/testing/contact-cases';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import {
  type ReceivedSpan,
  type SpanReceiver,
  startSpanReceiver,
} from '@kontorwerk/runtime/tracing/testing/span-receiver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../support/services/mail-server.ts';
import { createRunner } from '../support/stacks/runner.ts';
import { TRACED_MAIL_SERVER_PORT, TRACED_STACK } from '../support/stacks/stacks.ts';

const { siteUrl } = TRACED_STACK;

let collector: SpanReceiver;
let mails: MailServer;
beforeAll(async () => {
  [collector, mails] = await Promise.all([startSpanReceiver(), startMailServer(TRACED_MAIL_SERVER_PORT)]);
});
afterAll(() => Promise.all([collector.stop(), mails.stop()]));

/**
 * Starts a stack of two workers, views a page, sends a message, waits for its sender's mail and for the awaited spans,
 * and stops the stack. Returns the id of the message's request, and the stack's output.
 */
async function visited(settings: Readonly<Record<string, string>>, email: string, awaited: () => boolean = () => true) {
  const runner = createRunner(TRACED_STACK, {
    WORKERS: '2',
    LOG_REQUESTS: 'on',
    SMTP_URL: `smtp://127.0.0.1:${TRACED_MAIL_SERVER_PORT}`,
    MAIL_FROM: 'website@kontorwerk.example',
    ...settings,
  });
  try {
    const launched = await runner.start('start');
    await (await fetch(`${siteUrl}/projects?about=${email}`)).text();
    const answer = await fetch(`${siteUrl}${CONTACT_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': email },
      body: JSON.stringify({ ...FILLED_MESSAGE, email }),
    });
    expect(answer.status).toBe(200);
    await mails.mailTo(email);
    // At the end the queue is flushed for a moment only, which may be too short on a busy machine.
    await vi.waitUntil(awaited, { timeout: 30_000, interval: 100 });
    await launched.stop();
    return { id: answer.headers.get('X-Request-Id'), printed: launched.printed() };
  } finally {
    await runner.end();
  }
}

function spanNamed(service: string, name: string, facts: object = {}): ReceivedSpan {
  const found = collector.spans.filter((span) => span.service === service && span.name === name);
  const [first] = found.filter((span) => {
    expect.soft(span.failed, `${service} ${name}`).toBe(false);
    return Object.entries(facts).every(([key, value]) => span.attributes[key] === value);
  });
  if (first === undefined) {
    const all = collector.spans.map((span) => `${span.service} ${span.name} ${JSON.stringify(span.attributes)}`);
    throw new Error(`no span ${service} ${name}:\n${all.join('\n')}`);
  }
  return first;
}

/** Lists a span's ancestors, from its parent to the root of the trace. */
function above(span: ReceivedSpan): readonly ReceivedSpan[] {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent === undefined ? [] : [parent, ...above(parent)];
}

/** Whether a span and all its ancestors have arrived. */
function isThereToItsTop(name: string): boolean {
  const found = collector.spans.find((span) => span.name === name);
  return found !== undefined && (above(found).at(-1) ?? found).parentSpanId === '';
}

const called = ({ service, name }: ReceivedSpan) => `${service} ${name}`;

test('a message is one trace from the visitor to the database, which says nothing of who wrote it', async () => {
  const email = 'ada-of-the-traces@example.com';
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'agency' };
  const { id, printed } = await visited(settings, email, () =>
    ['render projects', 'store submission', 'send mail'].every(isThereToItsTop),
  );

  const stored = spanNamed('agency-cms', 'store submission', { request_id: id });
  expect(stored.attributes).toMatchObject({ collection: 'contact-messages', outcome: 'written' });
  const way = above(stored).map(called);
  // Next's own spans lie in between.
  expect(way.filter((name) => !/^agency-cms [A-Z]\w+\.\w+$/.test(name))).toEqual([
    'agency-cms POST /wp-json/bc/v1/submit-form',
    'agency-site POST backend',
    'agency-site POST wire',
    'agency-site POST wire',
  ]);
  for (const span of above(stored))
    expect(span).toMatchObject({ traceId: stored.traceId, attributes: { request_id: id } });

  const page = spanNamed('agency-site', 'GET projects');
  expect(page).toMatchObject({ parentSpanId: '', attributes: { 'http.response.status_code': 200 } });
  expect(above(spanNamed('agency-site', 'render projects')).map(called)).toEqual(['agency-site GET projects']);

  const sent = spanNamed('agency-cms', 'send mail', { kind: 'contact_confirmation' });
  expect(above(sent).map(called)).toEqual(['agency-cms job sendMail']);

  const line = printed.split('\n').find((each) => each.startsWith('{') && each.includes(`"${id}"`));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ request_id: id, trace_id: stored.traceId });

  const told = collector.bodies.join();
  for (const secret of [email, FILLED_CONTACT.message, FILLED_CONTACT.name, 'about=', '127.0.0.1', siteUrl])
    expect(told).not.toContain(secret);
});

test('nothing is sent to anybody unless a collector is set', async () => {
  const before = collector.requests.length;
  // The variable that OpenTelemetry's own parts would read, if they were there.
  await visited({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url }, 'ada-without-traces@example.com');
  expect(collector.requests.length).toBe(before);
});
