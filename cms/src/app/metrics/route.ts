import { settings } from '#cms/base/settings.ts';
import { getRegistry } from '#cms/schema/metrics/registry.ts';

export const dynamic = 'force-dynamic';

/** Serves the metrics to the site, which passes them on to authorised clients; 404 unless they are switched on. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  if (!settings.metrics) return new Response('not found\n', { status: 404, headers });
  const counted = getRegistry();
  return new Response(await counted.metrics(), { headers: { ...headers, 'Content-Type': counted.contentType } });
}
