import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf, withoutLanguage } from '@kontorwerk/contract/address/address';
import {
  FEED_FORMATS,
  FEEDS,
  type FeedId,
  feedAddress,
  parseFeedAddress,
} from '@kontorwerk/contract/address/feed-address';
import { USUAL_FEED_PATH } from '@kontorwerk/contract/address/served-addresses';
import { parsePageNumber } from '@kontorwerk/contract/pages/page-number';
import { RETRY_AFTER } from '../base/limits.ts';
import { ContentUnavailable } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { type AnswerCache, AnswerQueueFull } from '../documents/answer-cache.ts';
import { buildFeedPage } from '../documents/feeds/feed-content.ts';
import { createItemTimes, FEED_ITEMS, selectFeedCards, startOf } from '../documents/feeds/feed-items.ts';
import { PAGES_KEY, type SharedCaching } from '../http/cache-policies.ts';
import type { ChangeClock } from '../http/change-clock.ts';
import { sendErrorPage } from '../http/error-answers.ts';
import { type FinishedAnswer, finishAnswer } from '../http/finished-answer.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sendAnswer } from '../http/response-writer.ts';
import { redirectToCanonical, sendRedirect } from './redirect-responses.ts';

/** Serves a feed; returns whether the address is that of one. */
export type FeedRoutes = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
) => Promise<boolean>;

/** Returns the canonical address of the feed that a path means; null if the path is canonical or no feed's. */
function findCanonicalFeed(path: string): string | null {
  if (withoutLanguage(path) === USUAL_FEED_PATH)
    return feedAddress({ name: 'blog', form: 'atom', language: languageOf(path) });
  const feed = parseFeedAddress(path);
  // All addresses below `/en` are duplicates of those without it.
  return feed !== null && feedAddress(feed) !== path ? feedAddress(feed) : null;
}

/** Whether a path is a feed's, in any spelling. */
export function isFeedPath(path: string): boolean {
  return findCanonicalFeed(path) !== null || parseFeedAddress(path) !== null;
}

/** Creates the routes. Each page of a feed is made on demand and once per content revision. */
export function createFeedRoutes({
  store,
  kept: cache,
  publicUrl,
  headers,
  caching,
  changedAt,
  clock,
}: {
  readonly store: Pick<ContentStore, 'answer' | 'findRedirect' | 'settings'>;
  readonly kept: AnswerCache;
  readonly publicUrl: string;
  /** Sent with every answer, as names and values in turn. */
  readonly headers: readonly string[];
  readonly caching: SharedCaching;
  readonly changedAt: ChangeClock;
  readonly clock: () => number;
}): FeedRoutes {
  const timesOf = createItemTimes(clock);

  /** Null if the feed has no such page. */
  async function make(feed: FeedId, part: number): Promise<FinishedAnswer | null> {
    const { name, form, language } = feed;
    const ask = { kind: 'set', cards: FEED_ITEMS, start: startOf(part) } as const;
    const cards = selectFeedCards(name, await store.answer(FEEDS[name].page.key, language, ask), part);
    if (cards === null) return null;
    // Feeds are rarely requested: their writer is loaded on the first request.
    const { writeFeed } = await import('../documents/feeds/feed-writer.ts');
    const { findRedirect } = store;
    const brand = store.settings(language).brand_name;
    const site = { publicUrl, brand, timesOf, findRedirect, changedAt: changedAt() };
    return finishAnswer({
      status: 200,
      contentType: `${FEED_FORMATS[form]}; charset=utf-8`,
      headers: [...headers, ...caching(PAGES_KEY)],
      body: Buffer.from(writeFeed(form, await buildFeedPage(feed, part, cards, site))),
    });
  }

  return async (request, response, target) => {
    const { path, search } = target;
    const canonical = findCanonicalFeed(path);
    if (canonical !== null) {
      sendRedirect(response, { to: canonical + search, status: 301 });
      return true;
    }
    const feed = parseFeedAddress(path);
    if (feed === null) return false;
    if (target.spareSlashes) {
      redirectToCanonical(response, path + search);
      return true;
    }
    const part = parsePageNumber(new URLSearchParams(search));
    try {
      const answer = part === 0 ? null : await cache.answer(`${path} ${part}`, () => make(feed, part));
      // A missing page is cached without its query, and would shadow the feed itself.
      if (answer === null && part === 1) return false;
      if (answer === null) sendErrorPage(request, response, 'missing', headers);
      else sendAnswer(request, response, answer);
    } catch (error) {
      if (error instanceof AnswerQueueFull) sendErrorPage(request, response, 'busy', RETRY_AFTER);
      else if (error instanceof ContentUnavailable) sendErrorPage(request, response, 'unreachable', RETRY_AFTER);
      else throw error;
    }
    return true;
  };
}
