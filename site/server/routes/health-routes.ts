import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '../http/send-text.ts';

/** Answers `/healthz` (the process lives) and `/readyz` (pages can be served), and returns whether it did. */
export function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  ready: () => boolean,
): boolean {
  if (path !== '/healthz' && path !== '/readyz') return false;
  const well = path === '/healthz' || ready();
  sendText(request, response, {
    status: well ? 200 : 503,
    contentType: 'text/plain',
    body: well ? 'ok\n' : 'content is not loaded yet\n',
  });
  return true;
}
