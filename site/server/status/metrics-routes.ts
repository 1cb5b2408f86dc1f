import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { METRICS_PATH } from '@kontorwerk/contract/wire';
import { reasonOf } from '../base/log.ts';
import { METRICS_TYPE, type Metrics } from '../base/metrics.ts';
import { readBounded } from '../http/bounded-body.ts';
import { sendText } from '../http/response-writer.ts';

/** The timeout, in milliseconds: the CMS counts rows in its database, which may be slow. */
const PATIENCE_MS = 3_000;
const MAX_BYTES = 1_000_000;

const LABEL = String.raw`([a-zA-Z_]\w*)="(?:[^"\\]|\\.)*"`;
const LABELS = String.raw`\{(?:${LABEL}(?:,${LABEL})*)?\}`;
const NUMBER = String.raw`(?:[+-]?(?:\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|Inf)|Na[Nn])`;
/** A line of our CMS's metrics: a sample, or what describes one. */
const CMS_LINE = new RegExp(
  String.raw`^(?:# HELP cms_\w+ .*|# TYPE cms_\w+ (?:counter|gauge|histogram|summary|untyped)|cms_\w+(?:${LABELS})? ${NUMBER})$`,
);
const LABEL_NAMES = new RegExp(LABEL, 'g');

/** Whether a line is valid: one that isn't would make Prometheus refuse all metrics of the site. */
function isCmsLine(line: string): boolean {
  if (!CMS_LINE.test(line)) return false;
  const names = line.startsWith('#') ? [] : [...line.matchAll(LABEL_NAMES)].map(([, name]) => name);
  return new Set(names).size === names.length;
}

/** Returns the CMS's own metrics: another backend could answer anything, such as the site's metrics or half a line. */
function selectCmsMetrics(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => (isCmsLine(line) ? `${line}\n` : []))
    .join('');
}

/** Fetches the CMS's metrics, without any token, wherever it is; empty if there are none. */
async function fetchCmsMetrics(backendUrl: string, fetch: typeof globalThis.fetch): Promise<string> {
  try {
    const answer = await fetch(`${backendUrl}${METRICS_PATH}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const isText = answer.headers.get('content-type')?.startsWith('text/plain; version=');
    if (answer.status === 200 && isText)
      return selectCmsMetrics((await readBounded(answer.body, MAX_BYTES)).toString());
    await answer.body?.cancel();
    return '';
  } catch (error) {
    return `# the CMS doesn't say: ${reasonOf(error)}\n`;
  }
}

/** Returns the metrics of the site and the CMS in Prometheus's format; without the CMS only the site's. */
export async function collectMetricsText(
  metrics: Metrics,
  { backendUrl, fetch }: { readonly backendUrl: string; readonly fetch: typeof globalThis.fetch },
): Promise<string> {
  const [own, cms] = await Promise.all([metrics.text(), fetchCmsMetrics(backendUrl, fetch)]);
  return `${own}${cms}`;
}

/** The metrics, and the token that a client needs for them; null allows every client that gets here. */
export type MetricsSource = { readonly text: () => Promise<string>; readonly token: string | null };

const digest = (text: string) => createHash('sha256').update(text).digest();

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

/** Sends the metrics. */
export async function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { text, token }: MetricsSource,
): Promise<void> {
  if (token !== null && !hasToken(request, token)) {
    const headers = ['WWW-Authenticate', 'Bearer'];
    return sendText(request, response, { status: 401, contentType: 'text/plain', body: 'no\n', headers });
  }
  const contentType = METRICS_TYPE.replace(/; *charset=.*$/, '');
  sendText(request, response, { status: 200, contentType, body: await text() });
}
