import { settings } from '#cms/base/settings.ts';
import { registry } from '#cms/schema/metrics/registry.ts';

export const dynamic = 'force-dynamic';

/** What is counted, for the site, which tells it to who may know; nothing where nobody has asked for it. */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  if (!settings.metrics) return new Response('not found\n', { status: 404, headers });
  const counted = registry();
  return new Response(await counted.metrics(), { headers: { ...headers, 'Content-Type': counted.contentType } });
}
