import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS, PAGE_AGES } from '../base/limits.ts';
import { createSingleFlight } from '../base/single-flight.ts';
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
  /** Whether it was asked for again since. */
  reused: boolean;
};

export type CacheOutcome = 'hit' | 'miss' | 'stale';
export type CachedAnswer = {
  readonly answer: FinishedAnswer;
  readonly outcome: CacheOutcome;
  readonly storedAt: number;
};

export type ResponseCache = {
  /** The hot path: what can be sent at once for a key, or undefined. */
  fresh(key: string): StoredAnswer | undefined;
  /** The answer for a key: from the cache, or rendered and kept. Rejects when rendering does and nothing is held. */
  answer(key: string, render: () => Promise<RenderedAnswer>): Promise<CachedAnswer>;
};

export type ResponseCacheOptions = {
  readonly clock: () => number;
  readonly revision: () => number;
  /** A page was asked for again, so what makes it smaller pays; `wanted` tells whether it is still kept. */
  readonly onReused?: (answer: FinishedAnswer, wanted: () => boolean) => void;
};

const sizeCalculation = ({ answer }: StoredAnswer) => sizeOfAnswer(answer);

/**
 * Keeps finished answers. They are good for one content revision: after a change the next request renders anew,
 * and what was held is served only if that fails.
 */
export function createResponseCache({ clock, revision, onReused = () => {} }: ResponseCacheOptions): ResponseCache {
  const pages = new LRUCache<string, StoredAnswer>({ ...CACHE_BOUNDS.pages, sizeCalculation });
  const missing = new LRUCache<string, StoredAnswer>({ ...CACHE_BOUNDS.missingPages, sizeCalculation });
  const fillings = createSingleFlight<FinishedAnswer>();

  const isFresh = ({ revision: from, storedAt }: StoredAnswer, lifetimeMs: number) =>
    from === revision() && clock() - storedAt < lifetimeMs;

  function noteReuse(key: string, page: StoredAnswer): void {
    page.reused = true;
    onReused(page.answer, () => pages.peek(key) === page && page.revision === revision());
  }

  function fresh(key: string): StoredAnswer | undefined {
    const page = pages.get(key);
    if (page !== undefined) {
      if (!isFresh(page, PAGE_AGES.freshMs)) return undefined;
      if (!page.reused) noteReuse(key, page);
      return page;
    }
    const none = missing.get(key);
    return none !== undefined && isFresh(none, PAGE_AGES.missingFreshMs) ? none : undefined;
  }

  function keep(key: string, { answer, shared }: RenderedAnswer, renderedFrom: number): void {
    // A failure says nothing about the page that is held, nor does a rendering that newer content has overtaken.
    if (answer.status >= 500 || renderedFrom < (pages.peek(key)?.revision ?? 0)) return;
    pages.delete(key);
    missing.delete(key);
    if (!shared) return;
    const stored = { answer, revision: renderedFrom, storedAt: clock(), retryAt: 0, reused: false };
    if (answer.status === 404) missing.set(key, stored);
    if (answer.status === 200) pages.set(key, stored);
  }

  /** One rendering for each key and revision at a time; all who ask meanwhile share it. */
  function fill(key: string, render: () => Promise<RenderedAnswer>): Promise<FinishedAnswer> {
    const now = revision();
    return fillings.run(`${now} ${key}`, async () => {
      const rendered = await render();
      keep(key, rendered, now);
      return rendered.answer;
    });
  }

  async function renew(
    key: string,
    held: StoredAnswer,
    render: () => Promise<RenderedAnswer>,
  ): Promise<FinishedAnswer | null> {
    const answer = await fill(key, render).catch(() => null);
    if (answer !== null && answer.status < 500) return answer;
    held.retryAt = clock() + PAGE_AGES.retryMs;
    return null;
  }

  return {
    fresh,
    async answer(key, render) {
      const ready = fresh(key);
      if (ready) return { ...ready, outcome: 'hit' };
      const held = pages.get(key);
      const age = held ? clock() - held.storedAt : Number.POSITIVE_INFINITY;
      if (!held || age >= PAGE_AGES.staleIfErrorMs)
        return { answer: await fill(key, render), outcome: 'miss', storedAt: clock() };
      const stale: CachedAnswer = { ...held, outcome: 'stale' };
      if (clock() < held.retryAt) return stale;
      if (held.revision === revision() && age < PAGE_AGES.freshMs + PAGE_AGES.staleMs) {
        void renew(key, held, render);
        return stale;
      }
      const renewed = await renew(key, held, render);
      return renewed ? { answer: renewed, outcome: 'miss', storedAt: clock() } : stale;
    },
  };
}
