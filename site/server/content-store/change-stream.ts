import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import { CHANGES_PATH, type ChangedEvent, RECORD_KEYS } from '@kontorwerk/contract/wire';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';
import { type ContentTimes, TEXT_LIMITS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';
import { type Backend, BackendError, backendHeaders, fetchOnHost } from './backend-client.ts';

const changedEvent = v.object({
  page_key: v.picklist([...PAGE_KEYS, ...RECORD_KEYS]),
  language: v.picklist(LANGUAGES),
  endpoint_call: v.fallback(v.string(), ''),
  on_connect: v.fallback(v.boolean(), false),
});

export type ChangeStreamOptions = {
  readonly backend: Backend;
  readonly delays: ContentTimes['reconnect'];
  readonly log: Log;
  /** Ends the stream and the reconnecting. */
  readonly signal: AbortSignal;
  /** Called when the stream opens: earlier changes were not announced. */
  readonly onOpen: () => void;
  /** Called when an attempt failed or the stream ended. */
  readonly onClosed: () => void;
  readonly onChanged: (event: ChangedEvent) => Promise<void>;
  /** Waits before the next attempt; resolves early when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The backend answered, but not with a stream. */
class NoStream extends Error {}

function readChanged(data: string, log: Log): ChangedEvent | null {
  try {
    return v.parse(changedEvent, JSON.parse(data));
  } catch (error) {
    log.warn(`change stream: unreadable event dropped: ${reasonOf(error)}`);
    return null;
  }
}

async function followStream({ backend, signal, onOpen, onChanged, log }: ChangeStreamOptions): Promise<void> {
  const opening = AbortSignal.timeout(backend.timeoutMs);
  const connection = new AbortController();
  const stop = () => connection.abort(signal.reason);
  const giveUp = () => connection.abort(opening.reason);
  signal.addEventListener('abort', stop);
  opening.addEventListener('abort', giveUp);
  try {
    const response = await fetchOnHost(backend, CHANGES_PATH, {
      headers: { ...backendHeaders(backend), Accept: 'text/event-stream' },
      signal: connection.signal,
    });
    opening.removeEventListener('abort', giveUp);
    const isStream = response.ok && /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');
    if (!isStream || !response.body) {
      await response.body?.cancel();
      throw response.status >= 500 ? new Error(`answered ${response.status}`) : new NoStream('this backend has none');
    }
    onOpen();
    const messages = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ maxBufferSize: TEXT_LIMITS.changeMessage }));
    for await (const { event, data } of messages) {
      const changed = event === 'changed' ? readChanged(data, log) : null;
      if (changed) void onChanged(changed);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Follows the backend's change stream until the signal aborts, reconnecting with backoff. */
export async function followChanges(options: ChangeStreamOptions): Promise<void> {
  const { delays, signal, log } = options;
  let delayMs = delays.firstMs;
  let lastReason = '';
  const onOpen = () => {
    delayMs = delays.firstMs;
    lastReason = '';
    options.onOpen();
  };
  while (!signal.aborted) {
    let reason = 'ended';
    let hasStream = true;
    try {
      await followStream({ ...options, onOpen });
    } catch (error) {
      reason = reasonOf(error);
      hasStream = !(error instanceof NoStream || error instanceof BackendError);
    }
    if (signal.aborted) return;
    options.onClosed();
    if (reason !== lastReason) log.warn(`change stream: ${reason}; trying again`);
    lastReason = reason;
    // Read only now: a stream that was open has reset the delay.
    await options.sleep(hasStream ? delayMs : delays.withoutStreamMs, signal);
    delayMs = Math.min(delayMs * 2, delays.longestMs);
  }
}
