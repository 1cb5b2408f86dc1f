import type { Log } from '../base/log.ts';
import type { Measures } from '../base/measures.ts';
import type { Directory } from '../directory/directory.ts';
import { followWhenAsked } from './follow-when-asked.ts';
import { followDirectory } from './followed-index.ts';
import { createNearestPages, type NearestPages } from './nearest-pages.ts';
import { createSearch, type Search } from './search.ts';
import { NAMES_ALONE, wholePages } from './searched-page.ts';

/** The search services: pages by a query, and by an address without a page. */
export type Finding = { readonly search: Search; readonly nearest: NearestPages };

/** Both services, with the index that follows the content. */
export type RunningFinding = Finding & {
  stop(): void;
};

export type FindingOptions = {
  readonly directory: Pick<Directory, 'entries' | 'onChange'>;
  readonly measures: Pick<Measures, 'searched'>;
  readonly clock: () => number;
  readonly log: Log;
  /** Whether another process answers searches: then only the pages' names are indexed. */
  readonly namesOnly?: boolean;
};

/** Starts indexing. */
export function startFinding({ directory, measures, clock, log, namesOnly = false }: FindingOptions): RunningFinding {
  // One index for both: a second one of the names took a quarter of the memory of a site with ten thousand pages.
  const pages = namesOnly
    ? followWhenAsked(directory, NAMES_ALONE, { log })
    : followDirectory(directory, wholePages(clock), { log });
  return { search: createSearch(pages, measures), nearest: createNearestPages(pages), stop: pages.stop };
}
