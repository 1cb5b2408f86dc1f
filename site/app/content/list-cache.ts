import { LIST_CACHE_LIFETIME_MS, LIST_CACHE_TIMESTAMP_SUFFIX } from '@kontorwerk/contract/constants';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { readStored, readStoredJson, removeStored, storedKeys, writeStored } from './browser-storage.ts';

/** A list kept under its request URL and younger than 5 minutes (§9); `now` in milliseconds. */
export function keptList(url: string, now: number): readonly ContentEntry[] | null {
  const since = Number(readStored(url + LIST_CACHE_TIMESTAMP_SUFFIX) ?? Number.NaN);
  const age = now - since;
  if (!(age >= 0 && age < LIST_CACHE_LIFETIME_MS)) return null;
  const stored = readStoredJson(url);
  return Array.isArray(stored) ? readEntries(stored, () => {}) : null;
}

/** The content set that a URL asks for, by its URL without what is asked for of it. */
export function setOf(url: string): string {
  return url.replace(/\?.*/, '');
}

function forget(url: string): void {
  removeStored(url);
  removeStored(url + LIST_CACHE_TIMESTAMP_SUFFIX);
}

/** Removes all that is kept of the content set of a URL; of every set where none is named. */
export function forgetLists(set?: string): void {
  for (const key of storedKeys()) {
    if (!key.endsWith(LIST_CACHE_TIMESTAMP_SUFFIX)) continue;
    const url = key.slice(0, -LIST_CACHE_TIMESTAMP_SUFFIX.length);
    if (set === undefined || setOf(url) === set) forget(url);
  }
}

function write(url: string, entries: readonly ContentEntry[], now: number): boolean {
  return writeStored(url, JSON.stringify(entries)) && writeStored(url + LIST_CACHE_TIMESTAMP_SUFFIX, String(now));
}

/** Keeps a list under its request URL, and the time beside it (§9). Where there is no room, others go for it. */
export function keepList(url: string, entries: readonly ContentEntry[], now: number): void {
  if (write(url, entries, now)) return;
  forgetLists();
  if (!write(url, entries, now)) forget(url);
}
