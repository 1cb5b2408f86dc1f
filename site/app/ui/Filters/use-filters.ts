import type { Section } from '@kontorwerk/contract/content/entry';
import type { FilterName } from '@kontorwerk/contract/content/filter-names';
import { PAGE_PARAMETER } from '@kontorwerk/contract/pages/page-number';
import { usePageLocation } from '#app/base/current-page.ts';
import { useRouter } from '#app/base/router-context.ts';

export type ChosenFilters = {
  /** Returns the chosen value of a filter; empty for all. */
  readonly value: (name: FilterName) => string;
  readonly choose: (name: FilterName, value: string) => void;
};

/**
 * Filters a section's list by the address, so that a choice can be shared. A complete list is filtered at once; for a
 * longer one the first page slice of the choice is loaded.
 */
export function useFilters({ window }: Pick<Section, 'window'>): ChosenFilters {
  const { navigate } = useRouter();
  const { pathname, search } = usePageLocation();
  const searchParams = new URLSearchParams(search);
  return {
    value: (name) => searchParams.get(name) ?? '',
    choose: (name, value) => {
      const chosen = new URLSearchParams(searchParams);
      if (value === '') chosen.delete(name);
      else chosen.set(name, value);
      chosen.delete(PAGE_PARAMETER);
      const query = chosen.size === 0 ? '' : `?${chosen}`;
      void navigate(pathname + query, { replace: true, keepScroll: true, shallow: window === null });
    },
  };
}
