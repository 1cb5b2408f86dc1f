import { LIST_CACHE_LIFETIME_MS, LIST_CACHE_TIMESTAMP_SUFFIX } from '@kontorwerk/contract/constants';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { readStored, readStoredJson, removeStored, storedKeys, writeStored } from './browser-storage.ts';

/** Returns a list stored under its request URL less than 5 minutes ago (§9); `now` in milliseconds. */
export function readCachedList(url: string, now: number): readonly ContentEntry[] | null {
  const since = Number(readStored(url + LIST_CACHE_TIMESTAMP_SUFFIX) ?? Number.NaN);
  const age = now - since;
  if (!(age >= 0 && age < LIST_CACHE_LIFETIME_MS)) return null;
  const stored = readStoredJson(url);
  return Array.isArray(stored) ? readEntries(stored, () => {}) : null;
}

/** Returns the URL of the content set without its query. */
export function withoutQuery(url: string): string {
  return url.replace(/\?.*/, '');
}

function evict(url: string): void {
  removeStored(url);
  removeStored(url + LIST_CACHE_TIMESTAMP_SUFFIX);
}

/** Removes the stored lists of a content set, or of all sets by default. */
export function evictLists(set?: string): void {
  for (const key of storedKeys()) {
    if (!key.endsWith(LIST_CACHE_TIMESTAMP_SUFFIX)) continue;
    const url = key.slice(0, -LIST_CACHE_TIMESTAMP_SUFFIX.length);
    if (set === undefined || withoutQuery(url) === set) evict(url);
  }
}

function write(url: string, entries: readonly ContentEntry[], now: number): boolean {
  return writeStored(url, JSON.stringify(entries)) && writeStored(url + LIST_CACHE_TIMESTAMP_SUFFIX, String(now));
}

/**
 * Stores a list under its request URL, with a timestamp beside it (§9). If there is no room, all other lists are
 * evicted.
 */
export function cacheList(url: string, entries: readonly ContentEntry[], now: number): void {
  if (write(url, entries, now)) return;
  evictLists();
  if (!write(url, entries, now)) evict(url);
}
