import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { OUR_SPANS } from './spans.ts';

/** The attributes of libraries' spans that may be exported. Next's own also hold requested addresses. */
const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'request_id',
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'next.route',
  'next.span_type',
]);

/** Next's span of a whole request. */
const NEXT_REQUEST_SPAN = 'BaseServer.handleRequest';

/** A name of bounded cardinality, without anything the client sent. */
function buildBoundedName({ attributes }: ReadableSpan): string {
  const { 'next.span_type': type, 'http.method': method, 'http.route': route } = attributes;
  if (type === NEXT_REQUEST_SPAN) return `${method} ${route ?? 'unknown'}`;
  return typeof type === 'string' ? type : 'unknown';
}

function keepAllowedAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => ALLOWED_ATTRIBUTES.has(name)));
}

/**
 * Sanitises a span for export: no addresses, no error messages, no personal data. Our own spans are made that way; of a
 * library's only an allowlist is kept.
 */
export function sanitiseSpan(span: ReadableSpan): ReadableSpan {
  const isOurs = span.instrumentationScope.name === OUR_SPANS;
  const attributes = isOurs ? span.attributes : keepAllowedAttributes(span.attributes);
  return {
    name: isOurs ? span.name : buildBoundedName(span),
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
