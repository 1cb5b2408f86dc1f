import { LIST_CACHE_LIFETIME_MS, LIST_CACHE_TIMESTAMP_SUFFIX } from '@kontorwerk/contract/constants';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { readStored, readStoredJson, removeStored, writeStored } from './browser-storage.ts';

/** A list kept under its request URL and younger than 5 minutes (§9); `now` in milliseconds. */
export function keptList(url: string, now: number): readonly ContentEntry[] | null {
  const since = Number(readStored(url + LIST_CACHE_TIMESTAMP_SUFFIX) ?? Number.NaN);
  const age = now - since;
  if (!(age >= 0 && age < LIST_CACHE_LIFETIME_MS)) return null;
  const stored = readStoredJson(url);
  return Array.isArray(stored) ? readEntries(stored, () => {}) : null;
}

/** Keeps a list under its request URL, and the time beside it (§9). */
export function keepList(url: string, entries: readonly ContentEntry[], now: number): void {
  const kept = writeStored(url, JSON.stringify(entries));
  if (!kept || !writeStored(url + LIST_CACHE_TIMESTAMP_SUFFIX, String(now))) forgetList(url);
}

/** Removes a list and its time. */
export function forgetList(url: string): void {
  removeStored(url);
  removeStored(url + LIST_CACHE_TIMESTAMP_SUFFIX);
}
