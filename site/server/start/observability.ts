import http, { type Server } from 'node:http';
import { METRICS_PATH } from '@kontorwerk/contract/wire';
import type { Tracing } from '@kontorwerk/runtime/tracing/start-tracing';
import { currentRequest, type Log, reasonOf } from '../base/log.ts';
import type { ServerSettings } from '../base/settings.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { type MetricsSource, sendMetrics } from '../status/metrics-routes.ts';
import { listen } from './listener.ts';

/** Serves only the metrics, at a separate address. Throws a `SettingsError` if it is taken. */
export async function listenForMetrics(
  address: { readonly port: number; readonly host: string },
  source: MetricsSource,
  log: Log,
): Promise<Server> {
  const server = http.createServer((request, response) => {
    const asks = request.url?.replace(/\?.*/, '') === METRICS_PATH && request.method === 'GET';
    if (!asks) return sendErrorPage(request, response, 'missing');
    sendMetrics(request, response, source).catch((error) => {
      log.error(`metrics: ${reasonOf(error)}`);
      sendErrorPage(request, response, 'failed');
    });
  });
  await listen(server, address, 'METRICS_PORT');
  return server;
}

/** Starts sending spans to a collector; returns null if there is none. The exporter is only loaded if needed. */
export async function startTraces({ traces }: Pick<ServerSettings, 'traces'>, log: Log): Promise<Tracing | null> {
  if (traces === null) return null;
  const { startTracing } = await import('@kontorwerk/runtime/tracing/start-tracing');
  return startTracing(traces, { part: 'site', log, requestId: currentRequest.id });
}
