import http, { type Server } from 'node:http';
import { METRICS_PATH } from '@kontorwerk/contract/wire';
import { type Log, reasonOf } from '../base/log.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { type MetricsSource, sendMetrics } from '../status/metrics-routes.ts';
import { listen } from './listening.ts';

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
