import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http/send-text.ts';
import type { Readiness } from './readiness.ts';

/** Answers `/healthz` (the process lives) and `/readyz` (the site can do its work), and returns whether it did. */
export async function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  readiness: Readiness,
): Promise<boolean> {
  if (path !== '/healthz' && path !== '/readyz') return false;
  const problem = path === '/healthz' ? null : await readiness();
  sendText(request, response, {
    status: problem === null ? 200 : 503,
    contentType: 'text/plain',
    body: `${problem ?? 'ok'}\n`,
  });
  return true;
}
