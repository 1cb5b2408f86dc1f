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
import { inOwnTrace } from './spans.ts';
import { toldSpan } from './told-span.ts';
import type { TraceSettings } from './trace-settings.ts';

/*
 * Import this when there is a collector, and not before: it loads OpenTelemetry's SDK, which nobody else needs.
 */

/** What waits to be sent, in numbers of spans: what comes beyond is dropped. */
const QUEUE = { maxQueueSize: 2_048, maxExportBatchSize: 512 } as const;

/** In milliseconds. */
const TIMES = {
  /** How long spans are gathered. */
  gatheringMs: 2_000,
  /** How long a collector may be silent, and is tried again. */
  silenceMs: 5_000,
  /** How long sending a batch may take, however it drips. */
  sendingMs: 8_000,
  /** The same, for who waits in the queue: more, so that the batch before has ended. */
  waitingMs: 10_000,
  /** How long the end of the process is put off for what is in the queue. */
  endingMs: 2_000,
};
type Times = Readonly<typeof TIMES>;

export type TracingOptions = {
  /** The part of the whole that this process is. */
  readonly part: 'site' | 'cms';
  readonly log: { warn(line: string): void; info(line: string): void };
  /** The request that is being answered, if any. */
  readonly requestId: () => string | undefined;
  readonly times?: Partial<Times>;
};

export type Tracing = {
  /** Sends what is in the queue, for `patienceMs` at most, and ends. Never rejects. */
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

/** Has every span name the request that it was begun for. */
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
 * Sends batches of spans, each within its time. That this doesn't work is told once, and so is that it works again; to who
 * hands them over every batch is done with.
 */
function createSender({ url, headers }: TraceSettings, log: TracingOptions['log'], times: Times): Sender {
  const agent = new (url.startsWith('https:') ? https : http).Agent({ keepAlive: true });
  const exporter = new OTLPTraceExporter({
    url,
    headers: { ...headers },
    timeoutMillis: times.silenceMs,
    // At the end all that is in the queue is sent at once, beside the batch that is on its way.
    concurrencyLimit: QUEUE.maxQueueSize / QUEUE.maxExportBatchSize + 1,
    httpAgentOptions: () => agent,
  });
  const { origin } = new URL(url);
  let failing = false;

  function note({ code, error }: ExportResult): void {
    const fails = code !== ExportResultCode.SUCCESS;
    // It is about none of the requests whose spans are sent.
    inOwnTrace(() => {
      if (fails && !failing) log.warn(`traces can't be sent to ${origin} and are dropped: ${reasonOf(error)}`);
      if (!fails && failing) log.info(`traces are sent to ${origin} again`);
    });
    failing = fails;
  }

  return {
    fails: () => failing,
    export(spans, done) {
      // The exporter itself minds silence alone: one that answers byte by byte would hold its connection for ever.
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        agent.destroy();
      }, times.sendingMs).unref();
      exporter.export(spans.map(toldSpan), (result) => {
        clearTimeout(late);
        // It takes a good status for success, though the rest never came.
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
 * Has spans sent to a collector from now on. Nothing waits for that: while it can't be done they wait in a queue of limited
 * length, and what has no room there is dropped.
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
      // A collector that is away is no reason to end later.
      const longestMs = sender.fails() ? 0 : Math.min(Math.max(0, patienceMs), times.endingMs);
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(longestMs, undefined, { ref: false })]);
    },
  };
}
