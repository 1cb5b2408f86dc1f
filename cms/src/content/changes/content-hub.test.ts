import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ContentSets, recordOf } from '../wire/content-set.ts';
import { CONTENT_PARTS, type ContentPart, type PublishedContent } from '../wire/published-content.ts';
import { both, published, stored } from '../wire/testing/content.ts';
import { createContentHub } from './content-hub.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function client(en: string) {
  return stored.client({ id: 1, title: both(en, 'Lumen') });
}

const CONTENT = published({
  pages: [
    stored.page({ id: 1, page_key: 'client', slug: 'Clients', sections: [{ blockType: 'ClientSlider' }] }),
    stored.page({ id: 2, page_key: 'career', slug: 'Career', sections: [{ blockType: 'CareerGrid' }] }),
  ],
  clients: [client('Lumen')],
  jobs: [stored.job({ title: both('Developer', 'Entwickler'), valid_through: '2026-06-15T12:00:00.000Z' })],
});

/** A changed client. */
const CLIENT = { part: 'clients', ids: [1] } as const;

/** Returns the content of a set as JSON. */
function told(sets: ContentSets, id: string): string {
  const set = sets.get(id);
  return JSON.stringify(set && ('entries' in set ? set.entries : recordOf(set)));
}

function start() {
  let content: PublishedContent = CONTENT;
  const clock = { today: '2026-06-15' };
  const asked = vi.fn((_part: ContentPart, _ids?: readonly number[]) => {});
  const onError = vi.fn();
  const hub = createContentHub({ today: () => clock.today, onError });
  hub.connect(async (part, since) => {
    const found = content[part];
    asked(part, since?.ids);
    return found;
  });
  const events: ChangedEvent[] = [];
  hub.subscribe((event) => events.push(event));
  const store = (parts: Partial<PublishedContent>) => {
    content = { ...content, ...parts };
  };
  const rename = (en: string) => store({ clients: [client(en)] });
  return { hub, clock, asked, events, onError, store, rename };
}

test('a committed write is announced for the set and language that show it, and only what was written is read again', async () => {
  const { hub, asked, events, rename } = start();
  await hub.current();
  asked.mockClear();
  rename('Lumen & Söhne');
  hub.touch(CLIENT, 't1');
  await vi.runAllTimersAsync();
  expect(events).toEqual([]);
  hub.endTransaction('t1', true);
  await vi.runAllTimersAsync();
  expect(events.map(({ page_key, language }) => `${page_key}/${language}`)).toEqual(['client/en']);
  expect(asked.mock.calls).toEqual([['clients', [1]]]);
});

test('a write that was undone, or that changes nothing, is not announced', async () => {
  const { hub, events, rename } = start();
  await hub.current();
  hub.touch(CLIENT, 't1');
  hub.endTransaction('t1', true);
  await vi.runAllTimersAsync();
  rename('Never');
  hub.touch(CLIENT, 't2');
  await vi.runAllTimersAsync();
  hub.endTransaction('t2', false);
  await vi.runAllTimersAsync();
  expect(events).toEqual([]);
});

test('where a write turns out to be nothing that anybody sees, nothing is made again', async () => {
  const { hub, asked } = start();
  const before = await hub.current();
  hub.touch(CLIENT, undefined);
  expect(await hub.current()).toBe(before);
  expect(asked).toHaveBeenLastCalledWith('clients', [1]);
});

test('who asks right after a write gets it', async () => {
  const { hub, rename } = start();
  await hub.current();
  rename('Radwerk');
  hub.touch(CLIENT, undefined);
  expect(told(await hub.current(), 'client/en')).toContain('Radwerk');
});

test('who asks while it is being read gets it too', async () => {
  const { hub, rename } = start();
  await hub.current();
  rename('Radwerk');
  hub.touch(CLIENT, undefined);
  const [, second] = await Promise.all([hub.current(), hub.current()]);
  expect(told(second, 'client/en')).toContain('Radwerk');
});

test('a write during a reading is read too', async () => {
  const { hub, asked, rename } = start();
  await hub.current();
  rename('First');
  asked.mockImplementationOnce(() => {
    rename('Second');
    hub.touch(CLIENT, undefined);
  });
  hub.touch(CLIENT, undefined);
  expect(told(await hub.current(), 'client/en')).toContain('Second');
});

test('who asks while writes keep coming is answered with those from before, and the others are read later', async () => {
  const { hub, asked, rename } = start();
  await hub.current();
  asked.mockClear();
  let writes = 0;
  asked.mockImplementation(() => {
    writes += 1;
    if (writes < 1_000) hub.touch(CLIENT, undefined);
  });
  rename('Radwerk');
  hub.touch(CLIENT, undefined);
  expect(told(await hub.current(), 'client/en')).toContain('Radwerk');
  expect(asked.mock.calls.length).toBeLessThan(10);
  asked.mockReset();
  rename('Sturm');
  expect(told(await hub.current(), 'client/en')).toContain('Sturm');
});

test('a job that closes at midnight leaves its list by itself', async () => {
  const { hub, clock, events } = start();
  await hub.current();
  clock.today = '2026-06-16';
  hub.checkDay();
  await vi.runAllTimersAsync();
  expect(events.map(({ page_key, language }) => `${page_key}/${language}`)).toEqual(['career/en', 'career/de']);
});

test('what one transaction wrote is read at once, and a part as a whole where nobody says what of it', async () => {
  const { hub, asked } = start();
  await hub.current();
  asked.mockClear();
  hub.touch(CLIENT, 't1');
  hub.touch({ part: 'clients', ids: [2] }, 't1');
  hub.touch({ part: 'jobs' }, 't1');
  hub.touch({ part: 'jobs', ids: [3] }, 't1');
  hub.endTransaction('t1', true);
  await vi.runAllTimersAsync();
  expect(asked.mock.calls).toEqual([
    ['clients', [1, 2]],
    ['jobs', undefined],
  ]);
});

test('where something may have been missed everything is read again, and what differs is announced', async () => {
  const { hub, asked, events, rename } = start();
  await hub.current();
  asked.mockClear();
  rename('Radwerk');
  hub.markAllStale();
  await vi.runAllTimersAsync();
  expect(asked.mock.calls.map(([part, ids]) => [part, ids])).toEqual(CONTENT_PARTS.map((part) => [part, undefined]));
  expect(events.map(({ page_key, language }) => `${page_key}/${language}`)).toEqual(['client/en']);
});

test('what could not be read again is not forgotten', async () => {
  const { hub, asked, rename } = start();
  await hub.current();
  rename('Radwerk');
  asked.mockClear();
  asked.mockImplementationOnce(() => {
    throw new Error('busy');
  });
  hub.touch(CLIENT, undefined);
  await expect(hub.current()).rejects.toThrow('busy');
  expect(told(await hub.current(), 'client/en')).toContain('Radwerk');
  expect(asked.mock.calls).toEqual([
    ['clients', [1]],
    ['clients', [1]],
  ]);
});

test('a reading that fails is tried again with the next question', async () => {
  const { hub, asked } = start();
  asked.mockImplementationOnce(() => {
    throw new Error('busy');
  });
  await expect(hub.current()).rejects.toThrow('busy');
  expect((await hub.current()).size).toBeGreaterThan(0);
});

test('settings that can not be mapped are told with every question, and never passed over for what was before', async () => {
  const { hub, onError, store } = start();
  await hub.current();
  store({ 'site-settings': JSON.parse('null') });
  hub.touch({ part: 'site-settings' }, undefined);
  await vi.runAllTimersAsync();
  expect(onError).toHaveBeenCalledOnce();
  await expect(hub.current()).rejects.toThrow(TypeError);
  await expect(hub.current()).rejects.toThrow(TypeError);
  store({ 'site-settings': stored.settings({ brand_name: 'Radwerk' }) });
  hub.touch({ part: 'site-settings' }, undefined);
  expect(told(await hub.current(), 'settings/en')).toContain('Radwerk');
  expect(onError).toHaveBeenCalledOnce();
});
