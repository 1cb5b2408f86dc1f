import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { listPath, SECURE_HEADER } from '@kontorwerk/contract/wire';
import { forgetList, keepList, keptList } from './list-cache.ts';
import { bcToken } from './token.ts';

/** The `endpoint_call` values last seen in this session, by request URL (§9). */
const seenCalls = new Map<string, string>();
const inFlight = new Map<string, Promise<readonly ContentEntry[]>>();

function callsOf(entries: readonly ContentEntry[]): string {
  return entries.map((entry) => entry.endpoint_call).join('\n');
}

async function request(url: string): Promise<readonly ContentEntry[]> {
  const response = await fetch(url, {
    headers: { 'Content-Type': 'application/json', [SECURE_HEADER]: bcToken() },
    credentials: 'include',
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const entries = readEntries(await response.json(), ({ at, problem }) => console.warn(`${url}: ${at}: ${problem}`));
  const calls = callsOf(entries);
  const seen = seenCalls.get(url);
  seenCalls.set(url, calls);
  // The content set changed since this session first saw it: what was kept is no longer to be trusted.
  if (seen !== undefined && seen !== calls) forgetList(url);
  else keepList(url, entries, Date.now());
  return entries;
}

function urlOf(key: PageKey, language: Language): string {
  return new URL(listPath(key, language), location.origin).href;
}

/** What the 5-minute cache holds of a content set; null when it holds nothing. Never asks the backend. */
export function peekList(key: PageKey, language: Language): readonly ContentEntry[] | null {
  return keptList(urlOf(key, language), Date.now());
}

/**
 * The list fetch (§7): a content set as the browser reads it, from the 5-minute cache in local storage or from
 * the backend. Rejects with the error to show when neither answers.
 */
export function fetchList(key: PageKey, language: Language): Promise<readonly ContentEntry[]> {
  const url = urlOf(key, language);
  const kept = keptList(url, Date.now());
  if (kept) {
    seenCalls.set(url, callsOf(kept));
    return Promise.resolve(kept);
  }
  const running = inFlight.get(url);
  if (running) return running;
  const started = request(url).finally(() => inFlight.delete(url));
  inFlight.set(url, started);
  return started;
}
