import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { OUR_SPANS } from './spans.ts';

/** What may be told of a span that a library made. Next's own also hold addresses as they were asked for. */
const OF_LIBRARIES: ReadonlySet<string> = new Set([
  'request_id',
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'next.route',
  'next.span_type',
]);

/** Next's span for a whole request. */
const NEXTS_REQUEST = 'BaseServer.handleRequest';

/** A name with nothing in it that whoever asks has made up. */
function boundedName({ attributes }: ReadableSpan): string {
  const { 'next.span_type': type, 'http.method': method, 'http.route': route } = attributes;
  if (type === NEXTS_REQUEST) return `${method} ${route ?? 'unknown'}`;
  return typeof type === 'string' ? type : 'unknown';
}

function toldAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => OF_LIBRARIES.has(name)));
}

/**
 * A span as it may leave the process: no addresses, no words of errors, nothing that people have written. Ours are made
 * that way; of a library's only what is known to be harmless is left.
 */
export function toldSpan(span: ReadableSpan): ReadableSpan {
  const isOurs = span.instrumentationScope.name === OUR_SPANS;
  const attributes = isOurs ? span.attributes : toldAttributes(span.attributes);
  return {
    name: isOurs ? span.name : boundedName(span),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes,
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
