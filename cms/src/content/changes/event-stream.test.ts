import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { mapContentSets } from '../wire/content-set.ts';
import { published } from '../wire/testing/content.ts';
import type { ChangeListener, ContentHub } from './content-hub.ts';
import { changeStream } from './event-stream.ts';

function fakeHub() {
  const listeners = new Set<ChangeListener>();
  const hub: ContentHub = {
    connect() {},
    touch() {},
    endTransaction() {},
    checkDay() {},
    markAllStale() {},
    content: async () => published(),
    current: async () => mapContentSets(published(), '2026-06-15'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { hub, listeners };
}

test('the stream tells first how every set is, then what changes, and stops listening when it is left', async () => {
  const { hub, listeners } = fakeHub();
  const reader = changeStream(hub, new AbortController().signal).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  const sets = (await hub.current()).size;
  let text = '';
  while (text.split('event: changed').length - 1 < sets) text += await next();
  // None of them is a real change.
  expect(text.split('"on_connect":true').length - 1).toBe(sets);
  const event: ChangedEvent = { page_key: 'blog', language: 'de', endpoint_call: 'blog/de@new' };
  for (const listener of listeners) listener(event);
  expect(await next()).toBe(`event: changed\ndata: ${JSON.stringify(event)}\n\n`);
  await reader.cancel();
  expect(listeners.size).toBe(0);
});

test('the stream ends when the server shuts down', async () => {
  const { hub, listeners } = fakeHub();
  const shutdown = new AbortController();
  const reader = changeStream(hub, shutdown.signal).getReader();
  await reader.read();
  shutdown.abort();
  while (!(await reader.read()).done);
  expect(listeners.size).toBe(0);
});

test('the stream of a client that reads nothing ends before it fills the memory', async () => {
  const { hub, listeners } = fakeHub();
  const reader = changeStream(hub, new AbortController().signal).getReader();
  await reader.read();
  const event: ChangedEvent = { page_key: 'blog', language: 'de', endpoint_call: 'x'.repeat(1024 * 1024) };
  for (let told = 0; told < 10; told += 1) for (const listener of listeners) listener(event);
  expect(listeners.size).toBe(0);
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.byteLength;
  expect(bytes).toBeLessThan(6 * 1024 * 1024);
});
