import type { PageMatch } from '@kontorwerk/contract/pages/page-table';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS, PAGE_AGES, RENEWED_PAGES } from '../base/limits.ts';
import { createSingleFlight } from '../base/single-flight.ts';
import { type ChangeClock, lastModifiedOf } from '../http/change-clock.ts';
import { type FinishedAnswer, setLastModified, sizeOfAnswer } from '../http/finished-answer.ts';
import { createRenewalQueue } from './renewal-queue.ts';

/** A rendered answer, and whether other visitors may see it. */
export type RenderedAnswer = { readonly answer: FinishedAnswer; readonly isShared: boolean };

export type StoredAnswer = {
  readonly answer: FinishedAnswer;
  /** The content revision it was rendered from. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
  /** Its `Last-Modified` from that moment on, in milliseconds since 1970. */
  readonly modifiedAt: number;
  /** No new attempt to renew it before this time, after a failed one. */
  retryAt: number;
  /** Whether it was requested again since. */
  wasReused: boolean;
  /** How often it was requested; requests before its last rendering count half. */
  requests: number;
  /** When it was last requested, in milliseconds since 1970. */
  requestedAt: number;
  /** Since when there is newer content, in milliseconds since 1970; null while there is none. */
  outdatedAt: number | null;
};

export type CacheOutcome = 'hit' | 'miss' | 'stale';
/** `stale` is an answer of earlier content, or an expired one. */
export type CachedAnswer = { readonly answer: FinishedAnswer; readonly outcome: CacheOutcome };

export type ResponseCache = {
  /** Returns a fresh answer for a key, or undefined. The hot path. */
  findFresh(key: string): StoredAnswer | undefined;
  /**
   * Returns the answer for a key: cached, or rendered and cached. Rejects if rendering does and nothing is held.
   *
   * @param waits whether the client prefers waiting to a stale page
   * @param found the page that the key leads to
   */
  answer(key: string, waits?: boolean, found?: PageMatch): Promise<CachedAnswer>;
  /** Starts re-rendering the requested pages in the background, after a change of the content. */
  renewOutdated(): void;
};

export type ResponseCacheOptions = {
  readonly clock: () => number;
  readonly revision: () => number;
  readonly changedAt: ChangeClock;
  /** `found` is the page that the key leads to, if it is known. */
  readonly render: (key: string, found?: PageMatch) => Promise<RenderedAnswer>;
  /** Whether the address of a held page has become a redirect. */
  readonly hasMoved?: (key: string) => boolean;
  /** Resolves when no further change is expected right now: background rendering waits for it. */
  readonly untilSettled?: () => Promise<void>;
  /**
   * Called when a page was requested again, so that stronger compression pays; `wanted` returns whether it is still
   * held.
   */
  readonly onReused?: (answer: FinishedAnswer, wanted: () => boolean) => void;
};

const sizeCalculation = ({ answer }: StoredAnswer) => sizeOfAnswer(answer);

/**
 * Creates the cache. Answers are valid for one content revision: after a change the recently requested pages are
 * re-rendered in the background, most requested first. Until then they are served stale, or for a minute if there are
 * too many. Other pages are rendered on demand, and their stale answer is served only if that fails.
 */
export function createResponseCache({
  clock,
  revision,
  changedAt,
  render,
  hasMoved = () => false,
  untilSettled = async () => {},
  onReused = () => {},
}: ResponseCacheOptions): ResponseCache {
  const pages = new LRUCache<string, StoredAnswer>({ ...CACHE_BOUNDS.pages, sizeCalculation });
  const missing = new LRUCache<string, StoredAnswer>({ ...CACHE_BOUNDS.missingPages, sizeCalculation });
  const fillings = createSingleFlight<FinishedAnswer>();
  const renewals = createRenewalQueue(async (key) => {
    await untilSettled();
    const held = pages.peek(key);
    if (held === undefined || isFresh(held, clock(), PAGE_AGES.freshMs) || clock() < held.retryAt) return;
    await renew(key, held);
    const page = pages.peek(key);
    if (page !== undefined) page.requests = Math.floor(page.requests / 2);
  });

  const isFresh = ({ revision: from, storedAt }: StoredAnswer, now: number, lifetimeMs: number) =>
    from === revision() && now - storedAt < lifetimeMs;
  const wasRequestedRecently = ({ requestedAt }: StoredAnswer, now: number) => now - requestedAt < PAGE_AGES.recentMs;

  /** Whether a page may be served stale while it is rendered again. */
  function canServeStale(page: StoredAnswer, now: number): boolean {
    if (page.revision === revision()) return now - page.storedAt < PAGE_AGES.freshMs + PAGE_AGES.staleMs;
    return page.outdatedAt !== null && now - page.outdatedAt < PAGE_AGES.outdatedMs && wasRequestedRecently(page, now);
  }

  function recordReuse(key: string, page: StoredAnswer): void {
    page.wasReused = true;
    onReused(page.answer, () => pages.peek(key) === page && page.revision === revision());
  }

  /** Adds `Last-Modified` to a current answer, once that second has come. */
  function setLastModifiedWhenDue({ answer, modifiedAt }: StoredAnswer, now: number): void {
    if (answer.lastModified === null && now >= modifiedAt) setLastModified(answer, modifiedAt);
  }

  function findFresh(key: string): StoredAnswer | undefined {
    const page = pages.get(key);
    const now = clock();
    if (page !== undefined) {
      if (!isFresh(page, now, PAGE_AGES.freshMs)) return undefined;
      if (!page.wasReused) recordReuse(key, page);
      page.requests += 1;
      page.requestedAt = now;
      setLastModifiedWhenDue(page, now);
      return page;
    }
    const none = missing.get(key);
    return none !== undefined && isFresh(none, now, PAGE_AGES.missingFreshMs) ? none : undefined;
  }

  function store(key: string, { answer, isShared }: RenderedAnswer, renderedFrom: number, changed: number): void {
    // Neither a failure nor a rendering that newer content has overtaken replaces the held page.
    const before = pages.peek(key);
    if (answer.status >= 500 || renderedFrom < (before?.revision ?? 0)) return;
    pages.delete(key);
    missing.delete(key);
    if (!isShared) return;
    const now = clock();
    const stored: StoredAnswer = {
      answer,
      revision: renderedFrom,
      storedAt: now,
      // A page that newer content hasn't changed keeps its time.
      modifiedAt: before?.answer.hash === answer.hash ? before.modifiedAt : lastModifiedOf(changed),
      retryAt: 0,
      wasReused: false,
      requests: before?.requests ?? 1,
      requestedAt: before?.requestedAt ?? now,
      outdatedAt: renderedFrom === revision() ? null : now,
    };
    if (answer.status === 404 || answer.status === 410) missing.set(key, stored);
    if (answer.status === 200) {
      pages.set(key, stored);
      if (stored.outdatedAt === null) setLastModifiedWhenDue(stored, now);
    }
  }

  /** Renders a key once per revision; concurrent requests share it. */
  function renderAndStore(key: string, found?: PageMatch): Promise<FinishedAnswer> {
    const now = revision();
    const changed = changedAt();
    return fillings.run(`${now} ${key}`, async () => {
      const rendered = await render(key, found);
      store(key, rendered, now, changed);
      return rendered.answer;
    });
  }

  /** Renders for a waiting visitor. A change during the rendering makes the answer stale. */
  async function renderForVisitor(key: string, found?: PageMatch): Promise<CachedAnswer> {
    const now = revision();
    const answer = await renderAndStore(key, found);
    return { answer, outcome: now === revision() ? 'miss' : 'stale' };
  }

  async function renew(key: string, held: StoredAnswer): Promise<CachedAnswer | null> {
    const renewed = await renderForVisitor(key).catch(() => null);
    if (renewed !== null && renewed.answer.status < 500) return renewed;
    held.retryAt = clock() + PAGE_AGES.retryMs;
    return null;
  }

  return {
    findFresh,
    async answer(key, waits = false, found = undefined) {
      const ready = findFresh(key);
      if (ready) return { ...ready, outcome: 'hit' };
      const held = pages.get(key);
      const now = clock();
      if (!held || now - held.storedAt >= PAGE_AGES.staleIfErrorMs) return renderForVisitor(key, found);
      const servesStale = renewals.has(key) || canServeStale(held, now);
      held.requests += 1;
      held.requestedAt = now;
      const stale: CachedAnswer = { ...held, outcome: 'stale' };
      if (now < held.retryAt) return stale;
      if (!waits && servesStale) {
        renewals.prioritise(key);
        return stale;
      }
      return (await renew(key, held)) ?? stale;
    },
    renewOutdated() {
      const now = clock();
      for (const key of [...pages.keys()].filter(hasMoved)) pages.delete(key);
      const outdated = [...pages.entries()].filter(([, page]) => page.revision !== revision());
      for (const [, page] of outdated) page.outdatedAt ??= now;
      const wanted = outdated.filter(([, page]) => wasRequestedRecently(page, now));
      wanted.sort(([, one], [, other]) => other.requests - one.requests);
      renewals.replace(wanted.slice(0, RENEWED_PAGES).map(([key]) => key));
    },
  };
}
