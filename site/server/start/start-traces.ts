import type { Tracing } from '@kontorwerk/contract/tracing/start-tracing';
import { currentRequest } from '../base/current-request.ts';
import type { Log } from '../base/log.ts';
import type { ServerSettings } from '../base/settings.ts';

/** Starts sending spans to a collector; returns null if there is none. The exporter is only loaded if needed. */
export async function startTraces({ traces }: Pick<ServerSettings, 'traces'>, log: Log): Promise<Tracing | null> {
  if (traces === null) return null;
  const { startTracing } = await import('@kontorwerk/contract/tracing/start-tracing');
  return startTracing(traces, { part: 'site', log, requestId: currentRequest.id });
}
