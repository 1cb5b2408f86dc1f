import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { CollectionAfterDeleteHook, CollectionAfterOperationHook, Where } from 'payload';
import { countedLimits } from '#cms/base/counted-limits.ts';
import { processWide } from '#cms/base/process-wide.ts';
import { recordDone } from '#cms/kit/audit/record.ts';
import { IS_EXPORT } from './export/list-rows.ts';

/** Opening one page of the admin reads the same several times, of whichever processes: once a minute is noted. */
const SELDOM = processWide('audited reads', () =>
  countedLimits.limit('audited reads', { burst: 1, intervalMs: 60_000, capacity: 1_000 }),
);

/** In the context of a count that is shown beside a list, which is noted anyway. */
export const IS_BESIDE_LIST = 'isBesideList';

/** The fields that a search asks for: what it looks for there may be a visitor's name. */
function fieldsOf(where: Where | undefined): readonly string[] {
  return Object.entries(where ?? {}).flatMap(([name, condition]) =>
    Array.isArray(condition) ? condition.flatMap((part) => fieldsOf(part)) : [name],
  );
}

type Answered = {
  readonly docs: readonly unknown[];
  /** Documents that a change of several failed for; the answer names them. */
  readonly errors?: readonly unknown[];
};

/** The documents that an answer names. */
function idsOf({ docs, errors = [] }: Answered): readonly unknown[] {
  return [...docs, ...errors].map((doc) => (isRecord(doc) ? doc.id : ''));
}

/**
 * Notes down who opened, listed or counted what visitors sent: names can be guessed letter by letter from counts, which
 * a page behind the last one tells, too. Whoever changes it is handed it, or told what could not be changed. What the
 * server reads for itself isn't noted, and an export once as a whole.
 */
export const noteReading: CollectionAfterOperationHook = async (done) => {
  const { collection, overrideAccess, req, result } = done;
  if (overrideAccess || !req.user || req.context[IS_EXPORT] === true) return result;
  const about = async (action: 'counted' | 'listed' | 'opened', target: string, detail = '') => {
    const read = `${req.user?.id} ${action} ${target} ${detail}`;
    const { secondsToWait } = await countedLimits.count([SELDOM, read]);
    if (secondsToWait === 0) await recordDone(req, action, target, detail);
  };
  const counted = (where: Where | undefined) =>
    about('counted', collection.slug, [...new Set(fieldsOf(where))].join(', '));
  if (done.operation === 'findByID' || done.operation === 'updateByID')
    await about('opened', `${collection.slug}/${done.args.id}`);
  else if (done.operation === 'find' || done.operation === 'update' || done.operation === 'delete') {
    const ids = idsOf(done.operation === 'delete' ? { ...done.result, docs: [] } : done.result);
    if (ids.length > 0) await about('listed', collection.slug, ids.join(', '));
    else if (done.operation === 'find' && done.result.totalDocs > 0) await counted(done.args.where);
  } else if (done.operation === 'findDistinct') await about('listed', collection.slug, done.args.field);
  else if (done.operation === 'count' && req.context[IS_BESIDE_LIST] !== true) await counted(done.args.where);
  return result;
};

/** Notes down who reads it by itself: where it comes with what refers to it, the reading of that is noted. */
export const noteOwnReading: CollectionAfterOperationHook = (done) => {
  const isPopulated = 'currentDepth' in done.args && Number(done.args.currentDepth) > 0;
  return isPopulated ? done.result : noteReading(done);
};

/** Notes down who deleted it. */
export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await recordDone(req, 'deleted', `${collection.slug}/${id}`);
};
