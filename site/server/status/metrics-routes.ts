import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { METRICS_TYPE } from '../base/measures.ts';
import { sendText } from '../http/send-text.ts';

/** The metrics, and the token that a client needs for them; null allows every client that gets here. */
export type MetricsSource = { readonly text: () => Promise<string>; readonly token: string | null };

const digest = (text: string) => createHash('sha256').update(text).digest();

function knowsToken({ headers }: IncomingMessage, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

/** Sends the metrics. */
export async function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { text, token }: MetricsSource,
): Promise<void> {
  if (token !== null && !knowsToken(request, token)) {
    const headers = ['WWW-Authenticate', 'Bearer'];
    return sendText(request, response, { status: 401, contentType: 'text/plain', body: 'no\n', headers });
  }
  const contentType = METRICS_TYPE.replace(/; *charset=.*$/, '');
  sendText(request, response, { status: 200, contentType, body: await text() });
}
