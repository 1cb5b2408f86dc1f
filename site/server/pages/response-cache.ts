import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS, PAGE_AGES, RENEWED_PAGES } from '../base/limits.ts';
import { createSingleFlight } from '../base/single-flight.ts';
import { type FinishedAnswer, sizeOfAnswer } from '../http/finished-answer.ts';
import { createRenewals } from './renewals.ts';

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
  /** How often it was asked for; what came before it was last rendered counts half. */
  wanted: number;
};

export type CacheOutcome = 'hit' | 'miss' | 'stale';
/** `stale` is an answer of earlier content, or one that is overdue. */
export type CachedAnswer = { readonly answer: FinishedAnswer; readonly outcome: CacheOutcome };

export type ResponseCache = {
  /** The hot path: what can be sent at once for a key, or undefined. */
  fresh(key: string): StoredAnswer | undefined;
  /**
   * The answer for a key: from the cache, or rendered and kept. Rejects when rendering does and nothing is held.
   *
   * @param waits who asks would rather wait than see a page of earlier content
   */
  answer(key: string, waits?: boolean): Promise<CachedAnswer>;
  /** The content has changed: what people ask for is rendered again in the background. */
  changed(): void;
};

export type ResponseCacheOptions = {
  readonly clock: () => number;
  readonly revision: () => number;
  readonly render: (key: string) => Promise<RenderedAnswer>;
  /** A page was asked for again, so what makes it smaller pays; `wanted` tells whether it is still kept. */
  readonly onReused?: (answer: FinishedAnswer, wanted: () => boolean) => void;
};

const sizeCalculation = ({ answer }: StoredAnswer) => sizeOfAnswer(answer);

/**
 * Keeps finished answers. They are good for one content revision: after a change the pages that people ask for are
 * rendered anew in the background, most wanted first, and served as they were until their turn has come. Other pages
 * are rendered when they are asked for, and what was held of them is served only if that fails.
 */
export function createResponseCache({
  clock,
  revision,
  render,
  onReused = () => {},
}: ResponseCacheOptions): ResponseCache {
  const pages = new LRUCache<string, StoredAnswer>({ ...CACHE_BOUNDS.pages, sizeCalculation });
  const missing = new LRUCache<string, StoredAnswer>({ ...CACHE_BOUNDS.missingPages, sizeCalculation });
  const fillings = createSingleFlight<FinishedAnswer>();
  const renewals = createRenewals(async (key) => {
    const held = pages.peek(key);
    if (held === undefined || isFresh(held, PAGE_AGES.freshMs) || clock() < held.retryAt) return;
    await renew(key, held);
    const page = pages.peek(key);
    if (page !== undefined) page.wanted = Math.floor(page.wanted / 2);
  });

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
      page.wanted += 1;
      return page;
    }
    const none = missing.get(key);
    return none !== undefined && isFresh(none, PAGE_AGES.missingFreshMs) ? none : undefined;
  }

  function keep(key: string, { answer, shared }: RenderedAnswer, renderedFrom: number): void {
    // A failure says nothing about the page that is held, nor does a rendering that newer content has overtaken.
    const before = pages.peek(key);
    if (answer.status >= 500 || renderedFrom < (before?.revision ?? 0)) return;
    pages.delete(key);
    missing.delete(key);
    if (!shared) return;
    const wanted = before === undefined ? 1 : before.wanted;
    const stored = { answer, revision: renderedFrom, storedAt: clock(), retryAt: 0, reused: false, wanted };
    if (answer.status === 404) missing.set(key, stored);
    if (answer.status === 200) pages.set(key, stored);
  }

  /** One rendering for each key and revision at a time; all who ask meanwhile share it. */
  function fill(key: string): Promise<FinishedAnswer> {
    const now = revision();
    return fillings.run(`${now} ${key}`, async () => {
      const rendered = await render(key);
      keep(key, rendered, now);
      return rendered.answer;
    });
  }

  /** Renders for who waits. Content that changes meanwhile makes the answer an old one. */
  async function fillFor(key: string): Promise<CachedAnswer> {
    const now = revision();
    const answer = await fill(key);
    return { answer, outcome: now === revision() ? 'miss' : 'stale' };
  }

  async function renew(key: string, held: StoredAnswer): Promise<CachedAnswer | null> {
    const renewed = await fillFor(key).catch(() => null);
    if (renewed !== null && renewed.answer.status < 500) return renewed;
    held.retryAt = clock() + PAGE_AGES.retryMs;
    return null;
  }

  return {
    fresh,
    async answer(key, waits = false) {
      const ready = fresh(key);
      if (ready) return { ...ready, outcome: 'hit' };
      const held = pages.get(key);
      const age = held ? clock() - held.storedAt : Number.POSITIVE_INFINITY;
      if (!held || age >= PAGE_AGES.staleIfErrorMs) return fillFor(key);
      held.wanted += 1;
      const stale: CachedAnswer = { ...held, outcome: 'stale' };
      if (clock() < held.retryAt) return stale;
      const isDue = held.revision === revision() && age < PAGE_AGES.freshMs + PAGE_AGES.staleMs;
      if (!waits && (isDue || renewals.has(key))) {
        renewals.first(key);
        return stale;
      }
      return (await renew(key, held)) ?? stale;
    },
    changed() {
      const wanted = [...pages.entries()].filter(([, page]) => page.wanted > 0 && page.revision !== revision());
      wanted.sort(([, one], [, other]) => other.wanted - one.wanted);
      renewals.replace(wanted.slice(0, RENEWED_PAGES).map(([key]) => key));
    },
  };
}
