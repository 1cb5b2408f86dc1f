import { changeStream } from '#cms/changes/event-stream.ts';
import { contentHub } from '#cms/changes/hub.ts';
import { CROSS_ORIGIN, preflight } from '#cms/http/responses.ts';
import { payload } from '#cms/payload.ts';
import { shutdown } from '#cms/shutdown.ts';

export const dynamic = 'force-dynamic';

/** The stream of changes; see `changeStream`. */
export async function GET(): Promise<Response> {
  await payload();
  return new Response(changeStream(contentHub, shutdown.signal), {
    headers: {
      ...CROSS_ORIGIN,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}

export const OPTIONS = () => preflight('GET');
