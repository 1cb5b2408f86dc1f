import type { ChangedEvent } from '@kontorwerk/contract/wire';
import type { ContentHub } from './content-hub.ts';

/** So that proxies and browsers see that the line still stands. */
const HEARTBEAT_MS = 15_000;

/** What is written for a client that doesn't read, in bytes; the first events alone are some 150 bytes for each set. */
const MOST_UNREAD = 4 * 1024 * 1024;

function changed(event: ChangedEvent): string {
  return `event: changed\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * The change stream (reading guide, additive) as server-sent events, one `changed` event for each content set and
 * language whose content changed, its data a `ChangedEvent`. Whoever connects first gets one such event for
 * every set as it is now, marked `on_connect`, so that nothing is missed between two connections: what is held under
 * another `endpoint_call` is out of date. The stream ends with `shutdown`: a server that closes waits for its answers. It ends
 * for a client that doesn't read it, too, which is told everything when it connects again.
 */
export function changeStream(hub: ContentHub, shutdown: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send('retry: 1000\n\n');
      const close = () => {
        end();
        controller.close();
      };
      const sendIfRead = (text: string) => ((controller.desiredSize ?? 0) > 0 ? send(text) : close());
      // Listens before it reads: what changes meanwhile is told twice rather than never.
      const unsubscribe = hub.subscribe((event) => sendIfRead(changed(event)));
      const heartbeat = setInterval(() => sendIfRead(': still here\n\n'), HEARTBEAT_MS);
      heartbeat.unref();
      end = () => {
        clearInterval(heartbeat);
        unsubscribe();
        shutdown.removeEventListener('abort', close);
      };
      shutdown.addEventListener('abort', close);
      try {
        for (const { page_key, language, endpoint_call } of (await hub.current()).values()) {
          send(changed({ page_key, language, endpoint_call, on_connect: true }));
        }
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    cancel() {
      end();
    },
  };
  return new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD }));
}
