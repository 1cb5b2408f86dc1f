import { type Ask, askQuery } from '@kontorwerk/contract/content/ask';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { listPath, SECURE_HEADER } from '@kontorwerk/contract/wire';
import { forgetLists, keepList, keptList, setOf } from './list-cache.ts';
import { bcToken } from './token.ts';

/** The `endpoint_call` values last seen in this session (§9), by set and entry, whatever part of it was asked for. */
const seenCalls = new Map<string, string>();
const inFlight = new Map<string, Promise<readonly ContentEntry[]>>();

/** Takes note of the calls of a set's entries; tells whether one of them was seen to be another. */
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
  // The content set changed since this session last saw it: what was kept of it is no longer to be trusted.
  if (differ(set, entries)) forgetLists(set);
  else keepList(url, entries, Date.now());
  return entries;
}

function urlOf(key: PageKey, language: Language, ask: Ask): string {
  return new URL(listPath(key, language) + askQuery(ask), location.origin).href;
}

/** What the 5-minute cache holds of an answer; null when it holds nothing. Never asks the backend. */
export function peekList(key: PageKey, language: Language, ask: Ask): readonly ContentEntry[] | null {
  return keptList(urlOf(key, language, ask), Date.now());
}

/**
 * The list fetch (§7): what is asked for of a content set as the browser reads it, or the whole set where a backend
 * knows nothing else; from the 5-minute cache in local storage or from the backend. Rejects with the error to show when
 * neither answers.
 */
export function fetchList(key: PageKey, language: Language, ask: Ask): Promise<readonly ContentEntry[]> {
  const url = urlOf(key, language, ask);
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
