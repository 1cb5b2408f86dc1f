import type { ContentQuery } from '@kontorwerk/contract/content/content-query';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import { ContentUnavailable, nameOf, type SetId, type SetName } from './content-sets.ts';
import { createPageSlices } from './page-slices.ts';
import type { RawSets } from './raw-sets.ts';

/** The content that the store holds. */
type Held = {
  entries(key: PageKey, language: Language): readonly ContentEntry[];
  settings(language: Language): SiteSettings;
};

/** Resolves content queries from the held content, and from the backend if a list goes on beyond that. */
export type ContentQueries = {
  /** Returns, and clears, the sets for which a stale or fallback answer was served. */
  takeOutdated(): readonly SetId[];
  /** Whether an answer is a fallback from the held content, because the backend gave none. */
  isFallback(entries: readonly ContentEntry[]): boolean;
  /** Resolves a query; rejects with `ContentUnavailable` if neither source has the answer. */
  answer(key: PageKey, language: Language, ask: ContentQuery): Promise<readonly ContentEntry[]>;
};

/** Marks the held part of the lists as the complete lists. */
function markComplete(entries: readonly ContentEntry[]): readonly ContentEntry[] {
  return entries.map((entry) => ({ ...entry, meta: entry.meta.map((section) => ({ ...section, window: null })) }));
}

/** @param fetchSlice fetches a page slice from the backend, reads it and normalises it */
export function createContentQueries({
  held,
  sets,
  fetchSlice,
  recordFailure,
  recordSuccess,
}: {
  readonly held: Held;
  readonly sets: Pick<RawSets, 'applyPageTitles' | 'toBackendQuery' | 'findTitle'>;
  readonly fetchSlice: (set: SetId, path: string) => Promise<readonly ContentEntry[]>;
  /** Record failures and successes of a set's page slices, by its name. */
  readonly recordFailure: (set: string, error: unknown) => void;
  readonly recordSuccess: (set: string) => void;
}): ContentQueries {
  const parts = createPageSlices(async (set, path) => {
    const name = `${nameOf(set)} in part`;
    try {
      const entries = await fetchSlice(set, path);
      recordSuccess(name);
      return entries;
    } catch (error) {
      recordFailure(name, error);
      throw error;
    }
  });

  const staleSets = new Map<SetName, SetId>();
  const fallbacks = new WeakSet<readonly ContentEntry[]>();

  async function resolve(set: SetId & { readonly key: PageKey }, ask: ContentQuery): Promise<readonly ContentEntry[]> {
    const { key, language } = set;
    const entries = held.entries(key, language);
    const { offices } = held.settings(language);
    const heldAnswer = resolveQuery(key, entries, ask, offices);
    if (heldAnswer !== null) return heldAnswer;
    try {
      const backendQuery = sets.toBackendQuery(set, ask);
      const part = await parts.answer(backendQuery.set, backendQuery.ask, entries[0]?.endpoint_call ?? '');
      if (part.isStale) staleSets.set(nameOf(set), set);
      return sets.applyPageTitles(set, part.entries);
    } catch {
      // A card that is held gets its page, if need be with the wrong related cards. A card that isn't held may still
      // exist.
      const fallback = ask.kind === 'card' ? resolveQuery(key, markComplete(entries), ask, offices) : null;
      if (fallback === null || fallback.length === 0) throw new ContentUnavailable();
      staleSets.set(nameOf(set), set);
      fallbacks.add(fallback);
      return fallback;
    }
  }

  return {
    takeOutdated() {
      const sets = [...staleSets.values()];
      staleSets.clear();
      return sets;
    },
    isFallback: (entries) => fallbacks.has(entries),
    async answer(key, language, ask) {
      const set = { key, language };
      const title = ask.kind === 'entry' ? sets.findTitle(set, ask.entry) : null;
      if (ask.kind !== 'entry' || title === null) return resolve(set, ask);
      // A query by another spelling gets the entry under the spelling it asked for.
      const entries = await resolve(set, { ...ask, entry: title });
      return entries.map((entry) => ({ ...entry, title: ask.entry }));
    },
  };
}
