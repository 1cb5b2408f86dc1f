import { type ContentQuery, formatContentQuery } from '@kontorwerk/contract/content/content-query';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';
import { listPath, SECURE_HEADER } from '@kontorwerk/contract/wire';
import { type DetailCards, mergeCards, readCards } from './detail-cards.ts';
import { cacheList, evictLists, readCachedList, withoutQuery } from './list-cache.ts';
import type { CardQuery } from './page-query.ts';
import { readToken } from './token.ts';

/** The `endpoint_call` values last seen in this session (§9), by set and entry, independent of the query. */
const seenCalls = new Map<string, string>();
const inFlight = new Map<string, Promise<readonly ContentEntry[]>>();

/** Records the `endpoint_call` of each entry; returns whether any has changed since it was last seen. */
function recordCalls(set: string, entries: readonly ContentEntry[]): boolean {
  let changed = false;
  for (const { title, endpoint_call } of entries) {
    const entry = `${set} ${title}`;
    const seen = seenCalls.get(entry);
    if (seen !== undefined && seen !== endpoint_call) changed = true;
    seenCalls.set(entry, endpoint_call);
  }
  return changed;
}

async function request(url: string): Promise<readonly ContentEntry[]> {
  const response = await fetch(url, {
    headers: { 'Content-Type': 'application/json', [SECURE_HEADER]: readToken() },
    credentials: 'include',
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const entries = readEntries(await response.json(), ({ at, problem }) => console.warn(`${url}: ${at}: ${problem}`));
  const set = withoutQuery(url);
  // The content set has changed since this session last saw it, so its stored lists are stale.
  if (recordCalls(set, entries)) evictLists(set);
  else cacheList(url, entries, Date.now());
  return entries;
}

function buildUrl(key: PageKey, language: Language, query: ContentQuery): string {
  return new URL(listPath(key, language) + formatContentQuery(query), location.origin).href;
}

/** Returns the response in the 5-minute cache, or null. Never asks the backend. */
export function peekList(key: PageKey, language: Language, query: ContentQuery): readonly ContentEntry[] | null {
  return readCachedList(buildUrl(key, language, query), Date.now());
}

/**
 * Fetches a list (§7): the queried part of a content set, or the whole set from a backend without queries; from the
 * 5-minute cache in local storage or from the backend. Rejects with the error to show if neither has it.
 */
export function fetchList(key: PageKey, language: Language, query: ContentQuery): Promise<readonly ContentEntry[]> {
  const url = buildUrl(key, language, query);
  const cached = readCachedList(url, Date.now());
  if (cached) {
    recordCalls(withoutQuery(url), cached);
    return Promise.resolve(cached);
  }
  const running = inFlight.get(url);
  if (running) return running;
  const started = request(url).finally(() => inFlight.delete(url));
  inFlight.set(url, started);
  return started;
}

/** Fetches a card and those around it in the browser (§7). Rejects if no content set answers. */
export function fetchCards(page: DetailPage, language: Language, query: CardQuery): Promise<DetailCards> {
  return readCards(page, (key) => fetchList(key, language, query));
}

/** Like `fetchCards`, but reads only the 5-minute cache (§9) and never asks the backend. */
export function peekCards(page: DetailPage, language: Language, query: CardQuery): DetailCards {
  const lists = page.keys.map((key) => peekList(key, language, query));
  const known = lists.flatMap((value) => (value === null ? [] : [{ status: 'fulfilled', value } as const]));
  return { ...mergeCards(page, known), complete: known.length === lists.length };
}
