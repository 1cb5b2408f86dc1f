import { ALL_SETS, nameOf } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { PAGES_KEY } from '../http/shared-caching.ts';
import type { Purging } from './purging.ts';

/**
 * Purges shared caches on each change: all pages, as almost each of them shows content of several sets, and the changed
 * list. Purges everything at the start, as content or build may have changed while the site was down.
 */
export function purgeChanges(store: Pick<ContentStore, 'onChange'>, purging: Pick<Purging, 'purge'>): void {
  for (const key of [PAGES_KEY, ...ALL_SETS.map(nameOf)]) purging.purge(key);
  store.onChange((set) => {
    purging.purge(PAGES_KEY);
    purging.purge(nameOf(set));
  });
}
