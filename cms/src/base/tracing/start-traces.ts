import { currentRequest } from '../log/current-request.ts';
import { log } from '../log/log.ts';
import { settings } from '../settings.ts';
import { lastBeforeEnd } from '../shutdown.ts';

/** The end may take as long as the process has left: it is over with that. */
const PATIENCE_MS = Number.POSITIVE_INFINITY;

/** Has spans sent where there is a collector, Next's own among them. What does so is loaded for that alone. */
export async function startTraces(): Promise<void> {
  if (settings.traces === null) return;
  const { startTracing } = await import('@kontorwerk/contract/tracing/start-tracing');
  const tracing = startTracing(settings.traces, { part: 'cms', log, requestId: currentRequest.id });
  lastBeforeEnd(() => tracing.stop(PATIENCE_MS));
}
