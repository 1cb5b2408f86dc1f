import { useLocation, useNavigation, useSearchParams } from 'react-router';

export type ChosenFilters = {
  /** The chosen value of a filter; empty for all. */
  readonly value: (name: string) => string;
  readonly choose: (name: string, value: string) => void;
};

/** What a list is filtered by, kept in the address so that it can be shared. A choice shows at once. */
export function useFilters(): ChosenFilters {
  const location = useLocation();
  const next = useNavigation().location;
  const [, setSearchParams] = useSearchParams();
  const chosen = new URLSearchParams(next?.pathname === location.pathname ? next.search : location.search);
  return {
    value: (name) => chosen.get(name) ?? '',
    choose: (name, value) => {
      if (value === '') chosen.delete(name);
      else chosen.set(name, value);
      setSearchParams(chosen, { replace: true, preventScrollReset: true });
    },
  };
}
