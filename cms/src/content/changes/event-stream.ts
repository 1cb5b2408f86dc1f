import type { ChangedEvent } from '@kontorwerk/contract/wire';
import type { ContentHub } from './content-hub.ts';

/** The interval of heartbeats, in milliseconds, by which proxies and browsers see that the connection is alive. */
const HEARTBEAT_MS = 15_000;

/** The maximum of unread bytes per client; the initial events take some 150 bytes for each set. */
const MOST_UNREAD = 4 * 1024 * 1024;

function formatEvent(event: ChangedEvent): string {
  return `event: changed\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * Returns the change stream (reading guide, additive) as server-sent events: one `changed` event, with a `ChangedEvent`
 * as data, for each content set and language whose content changed. A new client first gets such an event for every
 * set, marked `on_connect`, so that it misses nothing between two connections: whatever it holds under a different
 * `endpoint_call` is outdated. The stream ends with `shutdown`, since a closing server waits for its responses, and for
 * a client that doesn't read, which gets everything when it reconnects.
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
      // Subscribes before reading, so that a change in between is sent twice rather than never.
      const unsubscribe = hub.subscribe((event) => sendIfRead(formatEvent(event)));
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
          send(formatEvent({ page_key, language, endpoint_call, on_connect: true }));
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
