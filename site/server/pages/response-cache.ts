import { type Bounds, createBoundedStore } from '../base/bounded-store.ts';
import type { Clock } from '../base/clock.ts';
import { type FinishedAnswer, sizeOfAnswer } from '../http/finished-answer.ts';

/** A rendered answer, and whether it may be shown to anyone but who asked. */
export type RenderedAnswer = { readonly answer: FinishedAnswer; readonly shared: boolean };

export type StoredAnswer = {
  readonly answer: FinishedAnswer;
  /** The content revision it was rendered from. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
  /** After a failed attempt to renew it: no new attempt before this time. */
  retryAt: number;
};

export type CacheOutcome = 'hit' | 'miss' | 'stale';
export type CachedAnswer = {
  readonly answer: FinishedAnswer;
  readonly outcome: CacheOutcome;
  readonly storedAt: number;
};

/** Times in milliseconds. */
export type ResponseCacheLimits = {
  readonly pages: Bounds;
  /**
   * Pages that don't exist have a small room of their own: scanners ask for the same few over and over, and
   * their endless others must not drive real pages out.
   */
  readonly missing: Bounds;
  /** How long a page is served without a second thought, as long as the content is the same. */
  readonly freshMs: number;
  readonly missingFreshMs: number;
  /** How long after that it is still served while it is rendered again, as long as the content is the same. */
  readonly staleMs: number;
  /** The hard end: how old a page may be that is served because rendering it fails. */
  readonly staleIfErrorMs: number;
  /** The pause between attempts to render a page that fails. */
  readonly retryMs: number;
};

export const RESPONSE_CACHE_LIMITS: ResponseCacheLimits = {
  pages: { maxEntries: 5_000, maxBytes: 128 * 1024 * 1024 },
  missing: { maxEntries: 200, maxBytes: 16 * 1024 * 1024 },
  freshMs: 10 * 60_000,
  missingFreshMs: 60_000,
  staleMs: 24 * 60 * 60_000,
  staleIfErrorMs: 24 * 60 * 60_000,
  retryMs: 2_000,
};

export type ResponseCache = {
  /** The hot path: what can be sent at once for a key, or undefined. */
  fresh(key: string): StoredAnswer | undefined;
  /** The answer for a key: from the cache, or rendered and kept. Rejects when rendering does and nothing is held. */
  answer(key: string, render: () => Promise<RenderedAnswer>): Promise<CachedAnswer>;
};

type Filling = { readonly revision: number; readonly result: Promise<FinishedAnswer> };

/**
 * Keeps finished answers. They are good for one content revision: after a change the next request renders anew,
 * and what was held is served only if that fails.
 */
export function createResponseCache({
  clock,
  revision,
  onStored = () => {},
  limits = RESPONSE_CACHE_LIMITS,
}: {
  readonly clock: Clock;
  readonly revision: () => number;
  /** An answer was stored; `wanted` tells whether it still is. */
  readonly onStored?: (answer: FinishedAnswer, wanted: () => boolean) => void;
  readonly limits?: ResponseCacheLimits;
}): ResponseCache {
  const sizeOf = (stored: StoredAnswer) => sizeOfAnswer(stored.answer);
  const pages = createBoundedStore(limits.pages, sizeOf);
  const missing = createBoundedStore(limits.missing, sizeOf);
  const filling = new Map<string, Filling>();

  function fresh(key: string): StoredAnswer | undefined {
    const page = pages.get(key);
    if (page !== undefined)
      return page.revision === revision() && clock() - page.storedAt < limits.freshMs ? page : undefined;
    const none = missing.get(key);
    return none !== undefined && none.revision === revision() && clock() - none.storedAt < limits.missingFreshMs
      ? none
      : undefined;
  }

  function keep(key: string, { answer, shared }: RenderedAnswer, renderedFrom: number): void {
    const store = answer.status === 200 ? pages : answer.status === 404 ? missing : null;
    // A failure says nothing about the page that is held, nor does a rendering that newer content has overtaken.
    if (answer.status >= 500 || renderedFrom < (pages.get(key)?.revision ?? 0)) return;
    pages.delete(key);
    missing.delete(key);
    if (!store || !shared) return;
    const stored = { answer, revision: renderedFrom, storedAt: clock(), retryAt: 0 };
    store.set(key, stored);
    onStored(answer, () => store.get(key) === stored && renderedFrom === revision());
  }

  /** One rendering for each key and revision at a time; all who ask meanwhile share it. */
  function fill(key: string, render: () => Promise<RenderedAnswer>): Promise<FinishedAnswer> {
    const now = revision();
    const current = filling.get(key);
    if (current?.revision === now) return current.result;
    const result = Promise.resolve()
      .then(render)
      .then((rendered) => {
        keep(key, rendered, now);
        return rendered.answer;
      })
      .finally(() => {
        // A later filling, for newer content, may have taken the place.
        if (filling.get(key) === started) filling.delete(key);
      });
    const started: Filling = { revision: now, result };
    filling.set(key, started);
    return result;
  }

  async function renew(
    key: string,
    held: StoredAnswer,
    render: () => Promise<RenderedAnswer>,
  ): Promise<FinishedAnswer | null> {
    const answer = await fill(key, render).catch(() => null);
    if (answer !== null && answer.status < 500) return answer;
    held.retryAt = clock() + limits.retryMs;
    return null;
  }

  return {
    fresh,
    async answer(key, render) {
      const ready = fresh(key);
      if (ready) return { ...ready, outcome: 'hit' };
      const held = pages.get(key);
      const age = held ? clock() - held.storedAt : Number.POSITIVE_INFINITY;
      if (!held || age >= limits.staleIfErrorMs)
        return { answer: await fill(key, render), outcome: 'miss', storedAt: clock() };
      const stale: CachedAnswer = { ...held, outcome: 'stale' };
      if (clock() < held.retryAt) return stale;
      if (held.revision === revision() && age < limits.freshMs + limits.staleMs) {
        void renew(key, held, render);
        return stale;
      }
      const renewed = await renew(key, held, render);
      return renewed ? { answer: renewed, outcome: 'miss', storedAt: clock() } : stale;
    },
  };
}
