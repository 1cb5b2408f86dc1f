import { isRecord } from '@kontorwerk/contract/content/read-values';
import type {
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeDeleteHook,
  Where,
} from 'payload';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { rateLimits } from '#cms/base/rate-limits.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { IS_EXPORT } from './export/exported-rows.ts';
import { INBOXES, type InboxName } from './inboxes.ts';

/** One admin page reads the same several times, in several processes: once a minute is recorded. */
const recentReads = getProcessSingleton('audited reads', () =>
  rateLimits.limit('audited reads', { burst: 1, intervalMs: 60_000, capacity: 1_000 }),
);

/** The context's key of a count beside a list, whose reading is recorded anyway. */
export const IS_BESIDE_LIST = 'isBesideList';

/** Returns the fields of a query: the values searched for may be a visitor's name. */
function listFields(where: Where | undefined): readonly string[] {
  return Object.entries(where ?? {}).flatMap(([name, condition]) =>
    Array.isArray(condition) ? condition.flatMap((part) => listFields(part)) : [name],
  );
}

type Result = {
  readonly docs: readonly unknown[];
  /** Documents that a bulk change failed for; the result names them. */
  readonly errors?: readonly unknown[];
};

/** Returns the ids of documents in a result. */
function listIds({ docs, errors = [] }: Result): readonly unknown[] {
  return [...docs, ...errors].map((doc) => (isRecord(doc) ? doc.id : ''));
}

/**
 * Records who opened, listed or counted submissions: counts, and pages beyond the last one, allow names to be guessed
 * letter by letter. Changing documents counts as well, since the result returns them or names those that failed. Skips
 * the server's own reads; an export is recorded once as a whole.
 */
export const recordReading: CollectionAfterOperationHook = async (done) => {
  const { collection, overrideAccess, req, result } = done;
  if (overrideAccess || !req.user || req.context[IS_EXPORT] === true) return result;
  const about = async (action: 'counted' | 'listed' | 'opened', target: string, detail = '') => {
    const read = `${req.user?.id} ${action} ${target} ${detail}`;
    const { secondsToWait, takeBack } = await rateLimits.count([recentReads, read]);
    if (secondsToWait === 0) await recordAction(req, action, target, detail, takeBack);
  };
  const counted = (where: Where | undefined) =>
    about('counted', collection.slug, [...new Set(listFields(where))].join(', '));
  if (done.operation === 'findByID' || done.operation === 'updateByID')
    await about('opened', `${collection.slug}/${done.args.id}`);
  else if (done.operation === 'find' || done.operation === 'update' || done.operation === 'delete') {
    const ids = listIds(done.operation === 'delete' ? { ...done.result, docs: [] } : done.result);
    if (ids.length > 0) await about('listed', collection.slug, ids.join(', '));
    else if (done.operation === 'find' && done.result.totalDocs > 0) await counted(done.args.where);
  } else if (done.operation === 'findDistinct') await about('listed', collection.slug, done.args.field);
  else if (done.operation === 'count' && req.context[IS_BESIDE_LIST] !== true) await counted(done.args.where);
  return result;
};

/** Records direct reads only: where a document is populated into another, that one's reading is recorded. */
export const recordDirectReading: CollectionAfterOperationHook = (done) => {
  const isPopulated = 'currentDepth' in done.args && Number(done.args.currentDepth) > 0;
  return isPopulated ? done.result : recordReading(done);
};

/** Records who deleted it. */
export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await recordAction(req, 'deleted', `${collection.slug}/${id}`);
};

/**
 * Deletes the notes and answers of a submission: they are about a person, too. Runs before its deletion, after which
 * the database no longer knows which they were.
 */
export function deleteThread(inbox: InboxName): CollectionBeforeDeleteHook {
  return async function deleteOwnThread({ id, req }) {
    const where = { [INBOXES[inbox].link]: { equals: id } };
    for (const collection of ['inbox-notes', 'inbox-answers'] as const)
      await req.payload.delete({ collection, where, depth: 0, overrideAccess: true, req });
  };
}
