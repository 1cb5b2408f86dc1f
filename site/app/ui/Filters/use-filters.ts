import type { FilterName } from '@kontorwerk/contract/content/filter-names';
import { useSearchParams } from 'react-router';

export type ChosenFilters = {
  /** The chosen value of a filter; empty for all. */
  readonly value: (name: FilterName) => string;
  readonly choose: (name: FilterName, value: string) => void;
};

/** What a list is filtered by, kept in the address so that it can be shared. A choice shows at once. */
export function useFilters(): ChosenFilters {
  const [searchParams, setSearchParams] = useSearchParams();
  return {
    value: (name) => searchParams.get(name) ?? '',
    choose: (name, value) => {
      const chosen = new URLSearchParams(searchParams);
      if (value === '') chosen.delete(name);
      else chosen.set(name, value);
      setSearchParams(chosen, { replace: true, preventScrollReset: true, flushSync: true });
    },
  };
}
