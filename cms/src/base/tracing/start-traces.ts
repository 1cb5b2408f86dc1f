import { currentRequest } from '../log/current-request.ts';
import { log } from '../log/log.ts';
import { settings } from '../settings.ts';
import { runBeforeExit } from '../shutdown.ts';

/** No timeout: the last spans may be sent for as long as the process has left. */
const PATIENCE_MS = Number.POSITIVE_INFINITY;

/** Starts sending spans, including Next's, if a collector is configured. The exporter is loaded only then. */
export async function startTraces(): Promise<void> {
  if (settings.traces === null) return;
  const { startTracing } = await import('@kontorwerk/runtime/tracing/start-tracing');
  const tracing = startTracing(settings.traces, { part: 'cms', log, requestId: currentRequest.id });
  runBeforeExit(() => tracing.stop(PATIENCE_MS));
}
