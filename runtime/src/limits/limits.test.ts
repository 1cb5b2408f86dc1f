import { expect, onTestFinished, test, vi } from 'vitest';
import { startSilentServer } from '../testing/listening.ts';
import type { STORE_TIMES } from './circuit-breaker.ts';
import { type Bucket, type LimitStore, type OpenStore, StoreRefusalError } from './limit-store.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { type CountResult, createLimits, type Limits } from './limits.ts';
import { createStoreOpener } from './limits-url.ts';

const TIMES = { patienceMs: 50, openingMs: 100, firstMs: 5, longestMs: 20, steadyMs: 60_000 };
const RATE = { burst: 3, intervalMs: 60_000, capacity: 100 };
const SECRET = 'a secret that all processes share';

/** An in-process store that any number of limits can open, with failures on demand. */
function storeHere() {
  const limiters = new Map<string, Limiter>();
  const seen: string[] = [];
  let asked = 0;
  let trouble: (() => Promise<never>) | null = null;

  function limiterOf({ key, burst, intervalMs }: Bucket): Limiter {
    const limiter = limiters.get(key) ?? createLimiter({ burst, intervalMs, capacity: 1, now: () => 0 });
    limiters.set(key, limiter);
    return limiter;
  }
  const store: LimitStore = {
    async take(buckets) {
      asked += 1;
      await trouble?.();
      seen.push(...buckets.map(({ key }) => key));
      const at = buckets.findIndex((bucket) => limiterOf(bucket).secondsToWait('') > 0);
      if (at < 0) return { isTaken: true, left: buckets.map(() => Number.POSITIVE_INFINITY) };
      for (const bucket of buckets.slice(0, at)) limiterOf(bucket).takeBack('');
      return { isTaken: false, left: buckets.map(({ burst }, place) => (place === at ? 0 : burst)) };
    },
    async giveBack(buckets) {
      for (const bucket of buckets) limiterOf(bucket).takeBack('');
    },
    close: () => {},
  };
  const open: OpenStore = async () => store;
  return {
    open,
    seen,
    asked: () => asked,
    /** Makes the store fail in some way, or recover. */
    fail(how: (() => Promise<never>) | null) {
      trouble = how;
    },
  };
}

type Here = { readonly open: OpenStore };

/** The limits of one process, and its log lines. */
function processOn({ open }: Here, { secret = SECRET, times = TIMES as typeof STORE_TIMES } = {}) {
  const limits = createLimits({ now: Date.now });
  const lines: string[] = [];
  const to = (level: string) => (line: string) => void lines.push(`${level}: ${line}`);
  limits.countTogether({ open, secret, log: { error: to('error'), warn: to('warn'), info: to('info') }, times });
  onTestFinished(limits.stop);
  const until = (words: string) => vi.waitFor(() => expect(lines.join('\n')).toContain(words), { interval: 1 });
  return { ...limits, lines, until };
}

async function processTogether(store: Here, more: Parameters<typeof processOn>[1] = {}) {
  const here = processOn(store, more);
  await here.until('together');
  return here;
}

const secondsOf = async (counted: Promise<CountResult>) => (await counted).secondsToWait;

async function passed(counts: readonly Promise<CountResult>[]): Promise<number> {
  return (await Promise.all(counts)).filter(({ secondsToWait }) => secondsToWait === 0).length;
}

const messagesOf = (limits: Limits) => limits.limit('messages', RATE);

test('without a store each process counts by itself', async () => {
  const limits = createLimits({ now: () => 0 });
  const messages = messagesOf(limits);
  expect(await passed(Array.from({ length: 10 }, () => limits.count([messages, 'a'])))).toBe(3);
  expect(await secondsOf(limits.count([messages, 'a']))).toBe(60);
});

test('of a hundred that come to two processes at once as many pass as to one', async () => {
  const store = storeHere();
  const all = await Promise.all([processTogether(store), processTogether(store)]);
  const counts = all.flatMap((limits) => {
    const messages = messagesOf(limits);
    return Array.from({ length: 50 }, () => limits.count([messages, '203.0.113.1']));
  });
  expect(await passed(counts)).toBe(3);
  const [first] = all;
  expect(await secondsOf(first.count([messagesOf(first), '203.0.113.1']))).toBe(60);
});

test('what is refused at one place counts at none, and what is taken back neither', async () => {
  const store = storeHere();
  const [first, second] = await Promise.all([processTogether(store), processTogether(store)]);
  const places = (limits: Limits, sender: string) =>
    [
      [messagesOf(limits), sender],
      [limits.limit('all', { ...RATE, burst: 2 }), 'everybody'],
    ] as const;
  const counted = await first.count(...places(first, 'a'));
  expect(await passed([1, 2].map(() => first.count(...places(first, 'b'))))).toBe(1);
  for (let times = 0; times < 5; times += 1) expect(await secondsOf(second.count(...places(second, 'c')))).toBe(60);
  counted.takeBack();
  expect(await passed([1, 2, 3].map(() => second.count([messagesOf(second), 'c'])))).toBe(3);
  expect(await passed([1, 2].map(() => second.count(...places(second, 'd'))))).toBe(1);
});

test('the store is told of nobody, and what it is told is of no use without the secret', async () => {
  const store = storeHere();
  for (const secret of [SECRET, 'another secret of somebody else’s']) {
    const limits = await processTogether(store, { secret });
    for (const name of ['messages', 'applications']) await limits.count([limits.limit(name, RATE), '203.0.113.1']);
  }
  const keys = new Set(store.seen.filter((key) => key !== 'probe'));
  expect(keys.size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
});

test.each([
  ['fails', async () => Promise.reject(new Error('the connection broke'))],
  ['falls silent', () => new Promise<never>(() => {})],
])(
  'while the store %s each counts by itself with what it knows, and a line tells when that begins and ends',
  async (_how, how) => {
    const store = storeHere();
    const limits = await processTogether(store);
    const messages = messagesOf(limits);
    expect(await passed([limits.count([messages, 'a']), limits.count([messages, 'a'])])).toBe(2);
    store.fail(how);
    expect(await passed([1, 2].map(() => limits.count([messages, 'a'])))).toBe(1);
    expect(await passed([1, 2, 3, 4].map(() => limits.count([messages, 'b'])))).toBe(3);
    // Several attempts follow, none of which is logged.
    const before = store.asked();
    await vi.waitFor(() => expect(store.asked()).toBeGreaterThan(before + 2), { interval: 1 });
    expect(limits.lines.filter((line) => line.startsWith('warn: '))).toEqual([
      expect.stringContaining('by itself until their store answers'),
    ]);
    store.fail(null);
    await vi.waitFor(() => expect(limits.lines).toHaveLength(3), { interval: 1 });
    expect(limits.lines[2]).toContain('info: limits count together');
    expect(await passed([1, 2, 3, 4].map(() => limits.count([messages, 'c'])))).toBe(3);
  },
);

test('once it is too slow nobody waits for it any more', async () => {
  const store = storeHere();
  const limits = await processTogether(store, { times: { ...TIMES, firstMs: 60_000, longestMs: 60_000 } });
  const messages = messagesOf(limits);
  store.fail(() => new Promise<never>(() => {}));
  await limits.count([messages, 'a']);
  const before = store.asked();
  expect(await passed(['b', 'c', 'd'].map((sender) => limits.count([messages, sender])))).toBe(3);
  expect(store.asked()).toBe(before);
});

test('what one process has learned of others holds when the store is gone', async () => {
  const store = storeHere();
  const [first, second] = await Promise.all([processTogether(store), processTogether(store)]);
  expect(await passed([1, 2, 3].map(() => first.count([messagesOf(first), 'a'])))).toBe(3);
  const messages = messagesOf(second);
  expect(await secondsOf(second.count([messages, 'a']))).toBe(60);
  const before = store.asked();
  expect(await secondsOf(second.count([messages, 'a']))).toBe(60);
  expect(store.asked()).toBe(before);
});

test('a store that refuses is for somebody to look into, one that is merely away is not', async () => {
  const refused = processOn({ open: () => Promise.reject(new StoreRefusalError('WRONGPASS')) });
  await refused.until('error: limits count in each process by itself: their store refuses this one (WRONGPASS)');
  const away = processOn({ open: () => Promise.reject(new AggregateError([], '')) });
  await away.until('warn: limits count in each process by itself until their store answers (AggregateError)');
  expect([...refused.lines, ...away.lines]).toHaveLength(2);
});

test.each(['redis://me:secret-word@', 'postgres://me:secret-word@'])(
  'at %s, nobody there or nobody who answers keeps anybody waiting, and the log names no password',
  async (scheme) => {
    for (const port of [1, (await startSilentServer()).port]) {
      const times = { ...TIMES, openingMs: 50 };
      const limits = processOn({ open: createStoreOpener(`${scheme}127.0.0.1:${port}/0`) }, { times });
      const messages = messagesOf(limits);
      expect(await passed([1, 2, 3, 4].map(() => limits.count([messages, 'a'])))).toBe(3);
      await limits.until('warn: limits count in each process by itself');
      expect(limits.lines.join()).not.toContain('secret-word');
      limits.stop();
    }
  },
);

test('attempts at a Valkey that takes connections and says nothing leave none of them open', async () => {
  const server = await startSilentServer();
  const limits = processOn({ open: createStoreOpener(`redis://:secret-word@127.0.0.1:${server.port}`) });
  await vi.waitFor(() => expect(server.made()).toBeGreaterThan(3), { timeout: 10_000 });
  expect(server.open.size).toBeLessThanOrEqual(1);
  limits.stop();
  await vi.waitFor(() => expect(server.open.size).toBe(0));
});

test('a Valkey that is reached after the attempt was given up is left at once', async () => {
  const server = await startSilentServer();
  const attempt = new AbortController();
  const opening = createStoreOpener(`redis://:secret-word@127.0.0.1:${server.port}`)(() => {}, attempt.signal);
  attempt.abort();
  await expect(opening).rejects.toThrow();
  await vi.waitFor(() => expect(server.open.size).toBe(0));
});
