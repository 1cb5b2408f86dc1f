import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/*
 * Spans are made through OpenTelemetry's API only. Without a collector that is a no-op, and all of this just runs the
 * work.
 */

/** The instrumentation scope of our own spans, as opposed to libraries'. */
export const OUR_SPANS = 'kontorwerk';

/** Returns the current tracer: one obtained before tracing began, or after it ended, would never change. */
export function tracer(): Tracer {
  return trace.getTracer(OUR_SPANS);
}

/** Records a failure's type. Its message is left out: it may contain personal data. */
export function noteFailure(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work in a child span of the active one; records a failure and rethrows it. */
export function inSpan<T>(
  name: string,
  options: { readonly kind?: SpanKind; readonly attributes?: Attributes },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs background work outside the current request's trace: its spans form a separate one. */
export function inOwnTrace<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

/** The headers that propagate the trace to a callee; empty without a trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The id of the active trace. */
export function activeTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}
