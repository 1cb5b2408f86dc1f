import type { IncomingMessage, ServerResponse } from 'node:http';
import { tracer } from '@kontorwerk/contract/tracing/spans';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { countedMethod, type Measures } from '../metrics/measures.ts';
import { statusOf } from './count-request.ts';
import { routeName } from './route-name.ts';

/** Answers a request in a span of its own. */
export type RequestTracing = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

/**
 * Makes a span for each request, called as it is counted: by its method and the name of its route, never by its address.
 * It continues the trace of a declared proxy, and of nobody else, who could have everything recorded.
 */
export function createRequestTracing({ trustedProxies }: { readonly trustedProxies: number }): RequestTracing {
  return (request, response, answer) => {
    const from = trustedProxies > 0 ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, from);
    if (span.isRecording())
      response.once('close', () => {
        const status = statusOf(response);
        const method = countedMethod(request.method);
        const route = routeName(request.url, status);
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    context.with(trace.setSpan(from, span), answer);
  };
}

/** Names in the span of the current request the id that its answer bears. */
export function traceRequestId(id: string): void {
  trace.getActiveSpan()?.setAttribute('request_id', id);
}

/** Has the span of a request say what is counted of its page or list: where it came from. */
export function tracingSources(measures: Measures): Measures {
  const note = (source: string) => trace.getActiveSpan()?.setAttribute('cache', source);
  return {
    ...measures,
    hit(page, method, status) {
      note('hit');
      measures.hit(page, method, status);
    },
    list(method, status) {
      note('hit');
      measures.list(method, status);
    },
    page(source) {
      note(source);
      measures.page(source);
    },
  };
}
