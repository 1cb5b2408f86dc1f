import { type ContentQuery, formatContentQuery } from '@kontorwerk/contract/content/content-query';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { listPath, SECURE_HEADER } from '@kontorwerk/contract/wire';
import { forgetLists, keepList, keptList, setOf } from './list-cache.ts';
import { bcToken } from './token.ts';

/** The `endpoint_call` values last seen in this session (§9), by set and entry, independent of the query. */
const seenCalls = new Map<string, string>();
const inFlight = new Map<string, Promise<readonly ContentEntry[]>>();

/** Records the `endpoint_call` of each entry; returns whether any has changed since it was last seen. */
function differ(set: string, entries: readonly ContentEntry[]): boolean {
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
    headers: { 'Content-Type': 'application/json', [SECURE_HEADER]: bcToken() },
    credentials: 'include',
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const entries = readEntries(await response.json(), ({ at, problem }) => console.warn(`${url}: ${at}: ${problem}`));
  const set = setOf(url);
  // The content set has changed since this session last saw it, so its stored lists are stale.
  if (differ(set, entries)) forgetLists(set);
  else keepList(url, entries, Date.now());
  return entries;
}

function urlOf(key: PageKey, language: Language, query: ContentQuery): string {
  return new URL(listPath(key, language) + formatContentQuery(query), location.origin).href;
}

/** Returns the response in the 5-minute cache, or null. Never asks the backend. */
export function peekList(key: PageKey, language: Language, query: ContentQuery): readonly ContentEntry[] | null {
  return keptList(urlOf(key, language, query), Date.now());
}

/**
 * Fetches a list (§7): the queried part of a content set, or the whole set from a backend without queries; from the
 * 5-minute cache in local storage or from the backend. Rejects with the error to show if neither has it.
 */
export function fetchList(key: PageKey, language: Language, query: ContentQuery): Promise<readonly ContentEntry[]> {
  const url = urlOf(key, language, query);
  const kept = keptList(url, Date.now());
  if (kept) {
    differ(setOf(url), kept);
    return Promise.resolve(kept);
  }
  const running = inFlight.get(url);
  if (running) return running;
  const started = request(url).finally(() => inFlight.delete(url));
  inFlight.set(url, started);
  return started;
}
