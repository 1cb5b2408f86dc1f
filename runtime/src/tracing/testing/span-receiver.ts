import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';

const value = v.object({
  stringValue: v.optional(v.string()),
  intValue: v.optional(v.union([v.string(), v.number()])),
  boolValue: v.optional(v.boolean()),
});
const attributes = v.array(v.object({ key: v.string(), value }));
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  attributes: v.optional(attributes, []),
  events: v.optional(v.array(v.unknown()), []),
  status: v.object({ code: v.optional(v.number()), message: v.optional(v.string()) }),
});
const batch = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes }),
      scopeSpans: v.array(v.object({ spans: v.array(span) })),
    }),
  ),
});

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A span as a collector receives it. */
export type ReceivedSpan = {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the root span of a trace. */
  readonly parentSpanId: string;
  readonly failed: boolean;
  readonly attributes: Attributes;
};

function readAttributes(given: v.InferOutput<typeof attributes>): Attributes {
  return Object.fromEntries(
    given.map(({ key, value: { stringValue, intValue, boolValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? boolValue : Number(intValue)),
    ]),
  );
}

function readBatch(body: unknown): readonly ReceivedSpan[] {
  return v.parse(batch, body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(readAttributes(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, ...told }) => ({
        service,
        name,
        traceId,
        spanId,
        parentSpanId,
        failed: told.status.code === 2,
        attributes: readAttributes(told.attributes),
      })),
    );
  });
}

/** A collector on a real socket that accepts OTLP/HTTP with JSON. */
export type SpanReceiver = {
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** The request bodies as received. */
  readonly bodies: string[];
  readonly requests: { readonly path: string | undefined; readonly headers: IncomingHttpHeaders }[];
  /** Answers further requests; by default with success. */
  answer: (response: ServerResponse) => void;
  stop(): Promise<void>;
};

export async function startSpanReceiver(port = 0): Promise<SpanReceiver> {
  const server = http.createServer(async (request, response) => {
    const body = await json(request);
    receiver.requests.push({ path: request.url, headers: request.headers });
    receiver.bodies.push(JSON.stringify(body));
    receiver.spans.push(...readBatch(body));
    receiver.answer(response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the receiver listens on no port');
  const receiver: SpanReceiver = {
    url: `http://127.0.0.1:${address.port}`,
    spans: [],
    bodies: [],
    requests: [],
    answer: (response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return receiver;
}
