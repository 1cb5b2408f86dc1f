import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { METRICS_PATH } from '@kontorwerk/contract/wire';
import type { Metrics } from '../base/metrics.ts';
import type { ServerSettings } from '../base/settings.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { sendText } from '../http/response-writer.ts';
import type { Submissions } from '../submissions/submissions.ts';
import { createBackendCheck, createDatabaseCheck } from './backend-health.ts';
import { collectMetricsText, sendMetrics } from './metrics-routes.ts';
import { createReadiness } from './readiness.ts';
import { addStateGauges } from './state-gauges.ts';

/** Serves the operator's status endpoints, and returns whether it did. */
export type StatusRoutes = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** Whether a path is a status endpoint. */
export function isStatusPath(path: string): boolean {
  return path === '/healthz' || path === '/readyz' || path === METRICS_PATH;
}

/**
 * Creates the routes. `/healthz`: the process is alive. `/readyz`: whether the site can work, or why not, with the
 * state of the backend and the spool. `/metrics`: the metrics, only if there is a token.
 */
export function createStatusRoutes({
  settings,
  folder,
  store,
  submissions,
  metrics,
  shouldReportState,
  isStopping,
  clock,
}: {
  readonly settings: Pick<ServerSettings, 'backendUrl' | 'token' | 'metrics'>;
  /** The folder of all files that the site's server writes. */
  readonly folder: string;
  readonly store: Pick<ContentStore, 'backendProblem' | 'ready'>;
  readonly submissions: Pick<Submissions, 'spool'>;
  readonly metrics: Metrics;
  /** Whether this process reports the shared state: a worker leaves it to the primary. */
  readonly shouldReportState: boolean;
  readonly isStopping: () => boolean;
  readonly clock: () => number;
}): StatusRoutes {
  const { backendUrl, token } = settings;
  const backendAnswers = createBackendCheck({ backendUrl, token, fetch, clock });
  const databaseAnswers = createDatabaseCheck({ backendUrl, fetch, clock });
  if (shouldReportState) addStateGauges(metrics, { backendAnswers, databaseAnswers, folder, submissions, clock });
  const text = () => collectMetricsText(metrics, { backendUrl, fetch });
  const readiness = createReadiness({
    hasContent: () => store.ready,
    isStopping,
    backendAnswers,
    backendProblem: () => store.backendProblem,
    databaseAnswers,
    spool: submissions.spool,
    folders: ['incoming', 'spool'].map((name) => path.join(folder, name)),
    clock,
  });

  async function sendReadiness(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { problem, facts } = await readiness();
    const body = [problem ?? 'ok', ...facts].map((line) => `${line}\n`).join('');
    sendText(request, response, { status: problem === null ? 200 : 503, contentType: 'text/plain', body });
  }

  return async (request, response, path) => {
    if (path === METRICS_PATH && settings.metrics.token !== null)
      await sendMetrics(request, response, { text, token: settings.metrics.token });
    else if (path === '/readyz') await sendReadiness(request, response);
    else if (path === '/healthz') sendText(request, response, { status: 200, contentType: 'text/plain', body: 'ok\n' });
    else return false;
    return true;
  };
}
