import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PAGE_AGES, RENEWED_PAGES } from '../base/limits.ts';
import { finishAnswer } from '../http/finished-answer.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createResponseCache, type RenderedAnswer } from './response-cache.ts';

const { freshMs, staleMs, staleIfErrorMs, missingFreshMs, retryMs, recentMs, outdatedMs } = PAGE_AGES;

async function rendered(text: string, status = 200, shared = true): Promise<RenderedAnswer> {
  return {
    answer: await finishAnswer({ status, contentType: 'text/html', headers: [], body: Buffer.from(text) }),
    isShared: shared,
  };
}

/** A cache with a clock and a revision that the test moves, and a page whose text counts its renderings. */
function setUp(settled?: () => Promise<void>) {
  const now = { ms: 1_000_000, revision: 1, moved: '' };
  const reused: (() => boolean)[] = [];
  const page = { renderings: 0, status: 200, shared: true, fails: false, gate: Promise.resolve() };
  const order: string[] = [];
  const cache = createResponseCache({
    clock: () => now.ms,
    revision: () => now.revision,
    changedAt: () => 0,
    hasMoved: (key) => key === now.moved,
    render: async (key) => {
      page.renderings += 1;
      const text = `rendering ${page.renderings}`;
      order.push(key);
      await page.gate;
      if (page.fails) throw new Error('no');
      return rendered(text, page.status, page.shared);
    },
    onReused: (_answer, wanted) => reused.push(wanted),
    ...(settled && { untilSettled: settled }),
  });
  const ask = async (key = '/x', waits = false) => {
    const { answer, outcome } = await cache.answer(key, waits);
    return `${outcome}: ${answer.identity.body}`;
  };
  const change = () => {
    now.revision += 1;
    cache.renewOutdated();
  };
  /** Delays renderings until the returned function is called. */
  const hold = () => {
    const gate = Promise.withResolvers<void>();
    page.gate = gate.promise;
    return gate.resolve;
  };
  return { now, cache, page, ask, reused, change, hold, order };
}

describe('createResponseCache', () => {
  it('renders a page once and serves it from then on', async () => {
    const { ask, cache } = setUp();
    expect(cache.findFresh('/x')).toBeUndefined();
    expect([await ask(), await ask()]).toEqual(['miss: rendering 1', 'hit: rendering 1']);
    expect(cache.findFresh('/x')?.answer.identity.body).toBe('rendering 1');
  });

  it('forgets a page from where visitors are sent on', async () => {
    const { ask, cache, change, now } = setUp();
    await ask();
    now.moved = '/x';
    change();
    expect(await ask()).toBe('miss: rendering 2');
    expect(cache.findFresh('/x')).toBeDefined();
  });

  it('renders once for many who ask at the same time', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('miss: rendering 1'));
  });

  it('renders anew after a content change, at once, and nobody waits for it', async () => {
    const { ask, cache, change, hold } = setUp();
    await ask();
    const go = hold();
    change();
    expect(cache.findFresh('/x')).toBeUndefined();
    expect([await ask(), await ask()]).toEqual(['stale: rendering 1', 'stale: rendering 1']);
    go();
    await waitUntil(async () => (await ask()) === 'hit: rendering 2');
  });

  it('renders anew once for changes that come together, and whoever published has the new page before that', async () => {
    const settled = Promise.withResolvers<void>();
    const { ask, change, page } = setUp(() => settled.promise);
    expect(await ask()).toBe('miss: rendering 1');
    for (let times = 0; times < 3; times += 1) {
      change();
      expect(await ask()).toBe('stale: rendering 1');
    }
    expect(await ask('/x', true)).toBe('miss: rendering 2');
    change();
    settled.resolve();
    await waitUntil(() => page.renderings === 3);
    await setImmediate();
    expect(await ask()).toBe('hit: rendering 3');
  });

  it('has whoever published wait for the new page', async () => {
    const { ask, change, page } = setUp();
    await ask();
    change();
    expect(await ask('/x', true)).toBe('miss: rendering 2');
    expect(page.renderings).toBe(2);
  });

  it('renews the most wanted first, and before these what somebody waits for', async () => {
    const { ask, change, hold, order, cache } = setUp();
    for (const key of ['/once', '/asked', '/often', '/often', '/often', '/twice', '/twice']) await ask(key);
    const go = hold();
    order.length = 0;
    change();
    await waitUntil(() => order.length === 1);
    expect(await ask('/asked')).toMatch('stale');
    // A change during the renewal replaces the one before.
    change();
    go();
    await waitUntil(() => ['/once', '/asked', '/often', '/twice'].every((key) => cache.findFresh(key) !== undefined));
    expect(order).toEqual(['/often', '/asked', '/often', '/twice', '/once']);
  });

  it('renews a page after each change as long as somebody asked for it lately', async () => {
    const { ask, change, now, page } = setUp();
    await ask();
    for (let changes = 1; changes < 4; changes += 1) {
      now.ms += recentMs / 4;
      change();
      // One turn of the event loop: polling the cache would request the page.
      await setImmediate();
      expect(page.renderings).toBe(1 + changes);
    }
    now.ms += recentMs / 4;
    change();
    await setImmediate();
    expect(page.renderings).toBe(4);
    expect(await ask()).toBe('miss: rendering 5');
  });

  it('has nobody wait for a minute where more pages are asked for than are renewed at once', async () => {
    const { ask, change, now, hold, cache } = setUp();
    const often = Array.from({ length: RENEWED_PAGES }, (_, at) => `/${at}`);
    for (const key of ['/x', '/z', ...often, ...often]) await ask(key);
    change();
    await waitUntil(() => often.every((key) => cache.findFresh(key) !== undefined));
    expect([cache.findFresh('/x'), cache.findFresh('/z')]).toEqual([undefined, undefined]);
    now.ms += outdatedMs - 1;
    const go = hold();
    expect(await ask('/x')).toBe('stale: rendering 1');
    go();
    await waitUntil(() => cache.findFresh('/x') !== undefined);
    now.ms += 1;
    expect(await ask('/z')).toMatch('miss');
  });

  it('counts the minute from the first change that a page has missed', async () => {
    const { ask, change, now, cache } = setUp();
    const often = Array.from({ length: RENEWED_PAGES }, (_, at) => `/${at}`);
    for (const key of ['/x', ...often, ...often]) await ask(key);
    change();
    now.ms += outdatedMs;
    change();
    await waitUntil(() => often.every((key) => cache.findFresh(key) !== undefined));
    expect(cache.findFresh('/x')).toBeUndefined();
    expect(await ask('/x')).toMatch('miss');
  });

  it('does not let a rendering that began before a change count as the new page', async () => {
    const { ask, now, page } = setUp();
    const gate = Promise.withResolvers<void>();
    page.gate = gate.promise;
    const before = ask();
    await Promise.resolve();
    now.revision += 1;
    const after = ask();
    gate.resolve();
    expect(await Promise.all([before, after])).toEqual(['stale: rendering 1', 'miss: rendering 2']);
    expect(await ask()).toBe('hit: rendering 2');
  });

  it('serves an old page while it is rendered again, if the content is the same', async () => {
    const { ask, now, page } = setUp();
    await ask();
    now.ms += freshMs;
    expect(await ask()).toBe('stale: rendering 1');
    await waitUntil(async () => (await ask()) === 'hit: rendering 2');
    expect(page.renderings).toBe(2);
    now.ms += freshMs + staleMs;
    expect(await ask()).toBe('miss: rendering 3');
  });

  it('serves the previous page when rendering fails, until the hard end', async () => {
    const { ask, now, page } = setUp();
    await ask();
    now.revision += 1;
    page.fails = true;
    expect(await ask()).toBe('stale: rendering 1');
    expect(await ask()).toBe('stale: rendering 1');
    expect(page.renderings).toBe(2);
    now.ms += retryMs;
    page.fails = false;
    page.status = 500;
    expect(await ask()).toBe('stale: rendering 1');
    now.ms += staleIfErrorMs;
    expect(await ask()).toBe('miss: rendering 4');
    page.fails = true;
    await expect(ask()).rejects.toThrow('no');
  });

  it('recovers after the pause between attempts', async () => {
    const { ask, now, page } = setUp();
    await ask();
    now.revision += 1;
    page.fails = true;
    await ask();
    page.fails = false;
    now.ms += retryMs;
    expect(await ask()).toBe('miss: rendering 3');
  });

  it.each([404, 410])(
    'keeps pages that do not exist (%i) for a short time, and other answers not at all',
    async (none) => {
      const { ask, now, page } = setUp();
      page.status = none;
      expect([await ask(), await ask()]).toEqual(['miss: rendering 1', 'hit: rendering 1']);
      now.ms += missingFreshMs;
      expect(await ask()).toBe('miss: rendering 2');
      page.status = 302;
      expect([await ask('/y'), await ask('/y')]).toEqual(['miss: rendering 3', 'miss: rendering 4']);
    },
  );

  it('lets go of a page that has ceased to exist', async () => {
    const { ask, now, page } = setUp();
    await ask();
    now.revision += 1;
    page.status = 404;
    await ask();
    now.ms += missingFreshMs;
    page.fails = true;
    await expect(ask()).rejects.toThrow('no');
  });

  it('keeps nothing that is for one visitor only', async () => {
    const { ask, page } = setUp();
    page.shared = false;
    expect([await ask(), await ask()]).toEqual(['miss: rendering 1', 'miss: rendering 2']);
  });

  it('asks for no work on pages that do not exist', async () => {
    const { ask, page, reused } = setUp();
    page.status = 404;
    await ask();
    await ask();
    expect(reused).toEqual([]);
  });

  it('tells once that a page was asked for again, and whether it is still wanted', async () => {
    const { ask, now, reused } = setUp();
    await ask();
    expect(reused).toEqual([]);
    await ask();
    await ask();
    expect(reused.map((wanted) => wanted())).toEqual([true]);
    now.revision += 1;
    await ask();
    await ask();
    expect(reused.map((wanted) => wanted())).toEqual([false, true]);
  });
});
