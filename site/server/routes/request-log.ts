import type { IncomingMessage, ServerResponse } from 'node:http';
import { truncateAddress } from '@kontorwerk/runtime/http/client-address';
import { activeTraceId } from '@kontorwerk/runtime/tracing/spans';
import type { Log } from '../base/log.ts';
import { redactPath } from '../http/request-target.ts';
import { visitorAddress } from '../http/visitor.ts';

/** Logs a request once it is answered, or aborted. */
export type RequestLog = (request: IncomingMessage, response: ServerResponse, id: string) => void;

/** Creates the log. It holds only the client's network, and the path without its query. Times are in milliseconds. */
export function createRequestLog({
  log,
  clock,
  trustedProxies,
}: {
  readonly log: Pick<Log, 'info'>;
  readonly clock: () => number;
  readonly trustedProxies: number;
}): RequestLog {
  return (request, response, id) => {
    const since = clock();
    const { method = '' } = request;
    const path = redactPath(request.url);
    // When the line is written the trace context is gone.
    const trace_id = activeTraceId();
    const client = truncateAddress(visitorAddress(request, trustedProxies));
    response.once('close', () => {
      const { statusCode: status, writableFinished: complete } = response;
      const facts = { request_id: id, trace_id, method, path, status, complete, ms: clock() - since, client };
      log.info(facts, `${method} ${path} ${status}`);
    });
  };
}
