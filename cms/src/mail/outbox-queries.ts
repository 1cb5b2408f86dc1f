import { isRecord } from '@kontorwerk/contract/content/read-values';
import { type CollectionBeforeOperationHook, QueryError, type SanitizedConfig } from 'payload';
import { listComparisons, segmentsOf, sortPaths } from '#cms/kit/http/query-limits.ts';

/** Payload's collection of jobs. */
const JOBS = 'payload-jobs';

const refuseLogPaths: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  const query: unknown = args;
  if (overrideAccess || !isRecord(query)) return;
  const searched = [...listComparisons(query.where)].map(({ path }) => path);
  const closed = [...searched, ...sortPaths(query.sort)].filter((path) => segmentsOf(path)[0] === 'log');
  if (closed.length > 0) throw new QueryError(closed.map((path) => ({ path })));
};

/**
 * Refuses clients' searches and sorts by the rows of a job's log: jobs and rows have columns of the same names, on which
 * Payload's queries fail. Payload warns of hooks that the collection's own configuration adds.
 */
export function withoutLogQueries(config: SanitizedConfig): SanitizedConfig {
  const jobs = config.collections.find(({ slug }) => slug === JOBS);
  if (!jobs) throw new Error(`Payload has no ${JOBS} any more: what has taken its place?`);
  jobs.hooks.beforeOperation = [...(jobs.hooks.beforeOperation ?? []), refuseLogPaths];
  return config;
}
