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
 * Spans are made through OpenTelemetry's API alone. Without a collector nothing stands behind it, and all of this does no
 * more than call the work.
 */

/** Under which name spans are ours, and not a library's. */
export const OUR_SPANS = 'kontorwerk';

/** The tracer of the moment: one that was asked for before tracing began, or after it ended, would stay what it is. */
export function tracer(): Tracer {
  return trace.getTracer(OUR_SPANS);
}

/** Notes of what sort a failure was. Its words are left out: they may be what people have written. */
export function noteFailure(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Does work in a span below the one that is active; a failure is noted, and thrown on. */
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

/** Does work that is nobody's who asks for something just now: its spans are a trace of their own. */
export function inOwnTrace<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

/** The headers by which whoever is asked continues the trace; none where there is no trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The id of the trace that the running code belongs to. */
export function activeTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}
