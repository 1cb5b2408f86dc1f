import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { sanitiseSpan } from './exported-span.ts';
import { inOwnTrace } from './spans.ts';
import type { TraceSettings } from './trace-settings.ts';

/* Import this only if there is a collector: it loads OpenTelemetry's SDK. */

/** The bounds of the queue and of a batch, in spans: the excess is dropped. */
const QUEUE = { maxQueueSize: 2_048, maxExportBatchSize: 512 } as const;

/** In milliseconds. */
const TIMES = {
  /** How long spans are batched. */
  gatheringMs: 2_000,
  /** How long a collector may be silent; retries happen within this time. */
  silenceMs: 5_000,
  /** The limit of sending a batch, even if the answer trickles in. */
  sendingMs: 8_000,
  /** The batch processor's own limit: longer, so that the batch before has ended. */
  waitingMs: 10_000,
  /** How long shutdown waits for the queue. */
  endingMs: 2_000,
};
type Times = Readonly<typeof TIMES>;

export type TracingOptions = {
  /** The process: site or CMS. */
  readonly part: 'site' | 'cms';
  readonly log: { warn(line: string): void; info(line: string): void };
  /** The id of the current request, if any. */
  readonly requestId: () => string | undefined;
  readonly times?: Partial<Times>;
};

export type Tracing = {
  /** Flushes the queue, for `patienceMs` at most, and ends. Never rejects. */
  stop(patienceMs: number): Promise<void>;
};

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const isParentBased = sampler.startsWith('parentbased_');
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'traceidratio'
      ? new TraceIdRatioBasedSampler(ratio)
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

/** Adds the id of the current request to every span. */
function namingRequests(requestId: () => string | undefined): SpanProcessor {
  return {
    onStart(span) {
      const id = requestId();
      if (id !== undefined) span.setAttribute('request_id', id);
    },
    onEnd() {},
    forceFlush: async () => {},
    shutdown: async () => {},
  };
}

function reasonOf(error: Error | undefined): string {
  if (error === undefined) return 'no answer';
  const code = 'code' in error ? String(error.code) : '';
  return [error.message.includes(code) ? '' : code, error.message].filter(Boolean).join(' ') || error.name;
}

type Sender = SpanExporter & { readonly fails: () => boolean };

/**
 * Exports batches of spans, each with a time limit. Logs the first failure and the recovery; the caller sees every
 * batch as done.
 */
function createSender({ url, headers }: TraceSettings, log: TracingOptions['log'], times: Times): Sender {
  const agent = new (url.startsWith('https:') ? https : http).Agent({ keepAlive: true });
  const exporter = new OTLPTraceExporter({
    url,
    headers: { ...headers },
    timeoutMillis: times.silenceMs,
    // At shutdown the whole queue is sent at once, beside the batch in flight.
    concurrencyLimit: QUEUE.maxQueueSize / QUEUE.maxExportBatchSize + 1,
    httpAgentOptions: () => agent,
  });
  const { origin } = new URL(url);
  let failing = false;

  function note({ code, error }: ExportResult): void {
    const fails = code !== ExportResultCode.SUCCESS;
    // The log line belongs to none of the requests whose spans are sent.
    inOwnTrace(() => {
      if (fails && !failing) log.warn(`traces can't be sent to ${origin} and are dropped: ${reasonOf(error)}`);
      if (!fails && failing) log.info(`traces are sent to ${origin} again`);
    });
    failing = fails;
  }

  return {
    fails: () => failing,
    export(spans, done) {
      // The exporter's timeout only covers silence: a response trickling in byte by byte would keep its connection open
      // for ever.
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        agent.destroy();
      }, times.sendingMs).unref();
      exporter.export(spans.map(sanitiseSpan), (result) => {
        clearTimeout(late);
        // The exporter reports a good status as success, although the body never completed.
        note(isLate ? { code: ExportResultCode.FAILED, error: new Error('no whole answer in time') } : result);
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    async shutdown() {
      await exporter.shutdown();
      agent.destroy();
    },
  };
}

/**
 * Starts exporting spans to a collector. Nothing waits for it: unsent spans stay in a bounded queue, and the excess is
 * dropped.
 */
export function startTracing(settings: TraceSettings, options: TracingOptions): Tracing {
  const times = { ...TIMES, ...options.times };
  const sender = createSender(settings, options.log, times);
  const own = { 'service.name': `${settings.serviceName}-${options.part}`, 'process.pid': process.pid };
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource().merge(resourceFromAttributes(own)),
    spanLimits: { attributeValueLengthLimit: 200, attributeCountLimit: 32, eventCountLimit: 0, linkCountLimit: 0 },
    spanProcessors: [
      namingRequests(options.requestId),
      new BatchSpanProcessor({
        exporter: sender,
        ...QUEUE,
        scheduledDelayMillis: times.gatheringMs,
        exportTimeoutMillis: times.waitingMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop(patienceMs) {
      for (const api of [trace, context, propagation]) api.disable();
      // An unreachable collector must not delay shutdown.
      const longestMs = sender.fails() ? 0 : Math.min(Math.max(0, patienceMs), times.endingMs);
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(longestMs, undefined, { ref: false })]);
    },
  };
}
