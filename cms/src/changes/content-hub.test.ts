import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentPart, PublishedContent } from '../wire/published.ts';
import { both, published, stored } from '../wire/testing/content.ts';
import { createContentHub } from './content-hub.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function client(en: string) {
  return stored.client({ title: both(en, 'Lumen') });
}

const CONTENT = published({
  pages: [
    stored.page({ id: 1, page_key: 'client', title: 'Clients', sections: [{ blockType: 'ClientSlider' }] }),
    stored.page({ id: 2, page_key: 'career', title: 'Career', sections: [{ blockType: 'CareerGrid' }] }),
  ],
  clients: [client('Lumen')],
  jobs: [stored.job({ title: both('Developer', 'Entwickler'), valid_through: '2026-06-15T12:00:00.000Z' })],
});

function start() {
  let content: PublishedContent = CONTENT;
  const clock = { today: '2026-06-15' };
  const asked = vi.fn((_part: ContentPart) => {});
  const onError = vi.fn();
  const hub = createContentHub({ today: () => clock.today, onError });
  hub.connect(async (part) => {
    const found = content[part];
    asked(part);
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

test('a committed write is announced for the set and language that show it, and only its part is read again', async () => {
  const { hub, asked, events, rename } = start();
  await hub.current();
  asked.mockClear();
  rename('Lumen & Söhne');
  hub.touch('clients', 't1');
  await vi.runAllTimersAsync();
  expect(events).toEqual([]);
  hub.transactionEnded('t1', true);
  await vi.runAllTimersAsync();
  expect(events.map(({ page_key, language }) => `${page_key}/${language}`)).toEqual(['client/en']);
  expect(asked.mock.calls).toEqual([['clients']]);
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
  const { hub, asked, rename } = start();
  await hub.current();
  rename('First');
  asked.mockImplementationOnce(() => {
    rename('Second');
    hub.touch('clients', undefined);
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
  hub.touch('site-settings', undefined);
  await vi.runAllTimersAsync();
  expect(onError).toHaveBeenCalledOnce();
  await expect(hub.current()).rejects.toThrow(TypeError);
  await expect(hub.current()).rejects.toThrow(TypeError);
  store({ 'site-settings': stored.settings({ brand_name: 'Radwerk' }) });
  hub.touch('site-settings', undefined);
  expect((await hub.current()).get('settings/en')?.body).toContain('Radwerk');
  expect(onError).toHaveBeenCalledOnce();
});
