import type { ClientRequest, IncomingMessage } from 'node:http';
import { noteFailure, traceHeaders, tracer } from '@kontorwerk/contract/tracing/spans';
import { context, SpanKind, trace } from '@opentelemetry/api';

/**
 * Sends a request to the backend in a span that lasts until the answer has ended, complete or not. `send` gets the
 * headers by which the backend continues the trace.
 */
export function tracedRequest(
  method: string,
  send: (headers: Readonly<Record<string, string>>) => ClientRequest,
): ClientRequest {
  const span = tracer().startSpan(`${method} backend`, { kind: SpanKind.CLIENT });
  const request = context.with(trace.setSpan(context.active(), span), () => send(traceHeaders()));
  if (!span.isRecording()) return request;
  request.once('response', ({ statusCode = 0 }: IncomingMessage) =>
    span.setAttribute('http.response.status_code', statusCode),
  );
  request.once('error', (error) => noteFailure(span, error));
  request.once('close', () => span.end());
  return request;
}
