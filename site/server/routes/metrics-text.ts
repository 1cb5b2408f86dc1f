import { METRICS_PATH } from '@kontorwerk/contract/wire';
import { reasonOf } from '../base/log.ts';
import { readBounded } from '../http/bounded-body.ts';
import type { Measures } from '../metrics/measures.ts';

/** The CMS counts what is in its database, which it may have to wait for; in milliseconds. */
const PATIENCE_MS = 3_000;
const MAX_BYTES = 1_000_000;

/** A CMS of ours listens on this machine alone; whoever else is the backend is not asked, and could answer anything. */
function isHere(backendUrl: string): boolean {
  return ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(backendUrl).hostname);
}

/** What the CMS counts; empty where there is nothing to be had. */
async function ofTheCms(backendUrl: string, fetch: typeof globalThis.fetch): Promise<string> {
  if (!isHere(backendUrl)) return '';
  try {
    const answer = await fetch(`${backendUrl}${METRICS_PATH}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const isText = answer.headers.get('content-type')?.startsWith('text/plain; version=');
    if (answer.status === 200 && isText) return (await readBounded(answer.body, MAX_BYTES)).toString();
    await answer.body?.cancel();
    return '';
  } catch (error) {
    return `# the CMS doesn't say: ${reasonOf(error)}\n`;
  }
}

/** All that is counted, here and by the CMS, as Prometheus reads it. Without the CMS the site's own part remains. */
export async function metricsText(
  measures: Measures,
  { backendUrl, fetch }: { readonly backendUrl: string; readonly fetch: typeof globalThis.fetch },
): Promise<string> {
  const [own, cms] = await Promise.all([measures.text(), ofTheCms(backendUrl, fetch)]);
  return `${own}${cms}`;
}
