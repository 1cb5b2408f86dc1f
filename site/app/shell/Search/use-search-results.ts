import { type ComponentType, useEffect, useState } from 'react';
import type { SearchResultsProps } from './shown-results.ts';

type Loaded = { readonly SearchResults: ComponentType<SearchResultsProps> };

/** What shows results, once its script is here; null until then, and where it can't come. */
export function useSearchResults(): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    import('./SearchResults.tsx').then(setLoaded, () => undefined);
  }, []);
  return loaded;
}
