import { PAGES_KEY } from '../http/shared-caching.ts';
import { ALL_SETS, nameOf } from './content-sets.ts';
import type { ContentStore } from './content-store.ts';
import type { Purging } from './purging.ts';

/**
 * Has shared caches drop what a change may show on: all pages, as almost each of them shows content of several sets, and
 * the list that changed. At first all: what has changed while the site wasn't there, or with its build, nobody knows.
 */
export function purgeChanges(store: Pick<ContentStore, 'onChange'>, purging: Pick<Purging, 'purge'>): void {
  for (const key of [PAGES_KEY, ...ALL_SETS.map(nameOf)]) purging.purge(key);
  store.onChange((set) => {
    purging.purge(PAGES_KEY);
    purging.purge(nameOf(set));
  });
}
