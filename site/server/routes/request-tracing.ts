import type { IncomingMessage, ServerResponse } from 'node:http';
import { tracer } from '@kontorwerk/runtime/tracing/spans';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { countedMethod, type Metrics } from '../base/metrics.ts';
import { statusOf } from './request-metrics.ts';

/** Returns a request's name in the metrics, by the status of its answer. */
export type RouteLabel = (status: number) => string;

/** Answers a request within a server span; `answer` returns its label. */
export type RequestTracing = (request: IncomingMessage, response: ServerResponse, answer: () => RouteLabel) => void;

/**
 * Creates a span for each request, named like its metric: by method and route, never by its address. It continues the
 * trace of a declared proxy only: other clients could force the recording of everything.
 */
export function createRequestTracing({ trustedProxies }: { readonly trustedProxies: number }): RequestTracing {
  return (request, response, answer) => {
    const from = trustedProxies > 0 ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, from);
    let labelOf: RouteLabel | undefined;
    if (span.isRecording())
      response.once('close', () => {
        const status = statusOf(response);
        const method = countedMethod(request.method);
        const route = labelOf?.(status) ?? 'unreadable';
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    context.with(trace.setSpan(from, span), () => {
      labelOf = answer();
    });
  };
}

/** Adds the id in the answer to the span of the current request. */
export function traceRequestId(id: string): void {
  trace.getActiveSpan()?.setAttribute('request_id', id);
}

/** Wraps the metrics so that a request's span names the source of its page or list. */
export function traceSources(metrics: Metrics): Metrics {
  const note = (source: string) => trace.getActiveSpan()?.setAttribute('cache', source);
  return {
    ...metrics,
    countHit(page, method, status) {
      note('hit');
      metrics.countHit(page, method, status);
    },
    countList(method, status) {
      note('hit');
      metrics.countList(method, status);
    },
    countPage(source) {
      note(source);
      metrics.countPage(source);
    },
  };
}
