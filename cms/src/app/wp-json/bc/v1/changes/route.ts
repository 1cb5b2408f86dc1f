import { shutdown } from '#cms/base/shutdown.ts';
import { changeStream } from '#cms/content/changes/event-stream.ts';
import { contentHub } from '#cms/content/changes/hub-hooks.ts';
import { CROSS_ORIGIN, preflight } from '#cms/kit/http/responses.ts';
import { getProcessPayload } from '#cms/schema/process-payload.ts';

export const dynamic = 'force-dynamic';

/** Streams changes; see `changeStream`. */
export async function GET(): Promise<Response> {
  await getProcessPayload();
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
