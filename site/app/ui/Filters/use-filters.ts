import type { Section } from '@kontorwerk/contract/content/entry';
import type { FilterName } from '@kontorwerk/contract/content/filter-names';
import { PAGE_PARAMETER } from '@kontorwerk/contract/page-number';
import { useGoing } from '#app/base/going.ts';
import { usePlace } from '#app/base/shown.ts';

export type ChosenFilters = {
  /** The chosen value of a filter; empty for all. */
  readonly value: (name: FilterName) => string;
  readonly choose: (name: FilterName, value: string) => void;
};

/**
 * What a section's list is filtered by, kept in the address so that it can be shared. A choice shows at once where the
 * page has the whole list; of a longer one the part is loaded that the choice begins with.
 */
export function useFilters({ window }: Pick<Section, 'window'>): ChosenFilters {
  const { go } = useGoing();
  const { pathname, search } = usePlace();
  const searchParams = new URLSearchParams(search);
  return {
    value: (name) => searchParams.get(name) ?? '',
    choose: (name, value) => {
      const chosen = new URLSearchParams(searchParams);
      if (value === '') chosen.delete(name);
      else chosen.set(name, value);
      chosen.delete(PAGE_PARAMETER);
      const query = chosen.size === 0 ? '' : `?${chosen}`;
      void go(pathname + query, { replace: true, keepScroll: true, loaded: window === null });
    },
  };
}
