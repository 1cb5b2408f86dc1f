import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentPart, Doc } from '../wire/parts.ts';
import { createContentHub } from './content-hub.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const stored: Partial<Record<ContentPart, readonly Doc[]>> = {
    pages: [
      { id: 1, page_key: 'client', title: 'Clients', sections: [{ blockType: 'ClientSlider' }] },
      { id: 2, page_key: 'career', title: 'Career', sections: [{ blockType: 'CareerGrid' }] },
    ],
    clients: [{ id: 1, title: { en: 'Lumen', de: 'Lumen' } }],
    jobs: [{ id: 1, title: { en: 'Developer', de: 'Entwickler' }, valid_through: '2026-06-15T12:00:00.000Z' }],
  };
  const clock = { today: '2026-06-15' };
  const read = vi.fn(async (part: ContentPart) => stored[part] ?? []);
  const hub = createContentHub({ today: () => clock.today, onError: (error) => expect.unreachable(String(error)) });
  hub.connect(read);
  const events: ChangedEvent[] = [];
  hub.subscribe((event) => events.push(event));
  const rename = (en: string) => {
    stored.clients = [{ id: 1, title: { en, de: 'Lumen' } }];
  };
  return { hub, clock, read, events, rename };
}

test('a committed write is announced for the set and language that show it, and only its part is read again', async () => {
  const { hub, read, events, rename } = start();
  await hub.current();
  read.mockClear();
  rename('Lumen & Söhne');
  hub.touch('clients', 't1');
  await vi.runAllTimersAsync();
  expect(events).toEqual([]);
  hub.transactionEnded('t1', true);
  await vi.runAllTimersAsync();
  expect(events.map(({ page_key, language }) => `${page_key}/${language}`)).toEqual(['client/en']);
  expect(read.mock.calls).toEqual([['clients']]);
});

test('a write that was undone, or that changes nothing, is not announced', async () => {
  const { hub, events, rename } = start();
  await hub.current();
  hub.touch('clients', 't1');
  hub.transactionEnded('t1', true);
  await vi.runAllTimersAsync();
  rename('Never');
  hub.touch('clients', 't2');
  await vi.runAllTimersAsync();
  hub.transactionEnded('t2', false);
  await vi.runAllTimersAsync();
  expect(events).toEqual([]);
});

test('who asks right after a write gets it', async () => {
  const { hub, rename } = start();
  await hub.current();
  rename('Radwerk');
  hub.touch('clients', undefined);
  expect((await hub.current()).get('client/en')?.body).toContain('Radwerk');
});

test('a write during a reading is read too', async () => {
  const { hub, read, rename } = start();
  await hub.current();
  read.mockImplementationOnce(async () => {
    rename('Second');
    hub.touch('clients', undefined);
    return [{ id: 1, title: { en: 'First', de: 'First' } }];
  });
  hub.touch('clients', undefined);
  expect((await hub.current()).get('client/en')?.body).toContain('Second');
});

test('a job that closes at midnight leaves its list by itself', async () => {
  const { hub, clock, events } = start();
  await hub.current();
  clock.today = '2026-06-16';
  hub.dayMayHaveChanged();
  await vi.runAllTimersAsync();
  expect(events.map(({ page_key, language }) => `${page_key}/${language}`)).toEqual(['career/en', 'career/de']);
});

test('a reading that fails is tried again with the next question', async () => {
  const { hub, read } = start();
  read.mockRejectedValueOnce(new Error('busy'));
  await expect(hub.current()).rejects.toThrow('busy');
  expect((await hub.current()).size).toBeGreaterThan(0);
});
