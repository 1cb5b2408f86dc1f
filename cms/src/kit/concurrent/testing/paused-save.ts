import { setTimeout } from 'node:timers/promises';
import type { CollectionBeforeValidateHook, CollectionSlug, Payload } from 'payload';
import { isPostgres } from '#cms/storage/database/database-kind.ts';

/** Whether a transaction waits for a lock. */
async function isAnyWaiting({ db }: Payload): Promise<boolean> {
  if (!isPostgres(db)) throw new Error('On SQLite one transaction waits for the other.');
  const { rowCount } = await db.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted');
  return rowCount !== 0;
}

/**
 * Pauses `save` between its reading and its writing of a document until `write` has ended, or waits for a lock; returns
 * the results of both, null for what was rejected.
 */
export async function writeBetween<S, W>(
  payload: Payload,
  collection: CollectionSlug,
  save: () => Promise<S>,
  write: () => Promise<W>,
): Promise<readonly [S | null, W | null]> {
  const [reading, writing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isRead = false;
  const pause: CollectionBeforeValidateHook = async ({ data }) => {
    if (isRead) return data;
    isRead = true;
    reading.resolve();
    await writing.promise;
    return data;
  };
  const hooks = payload.collections[collection].config.hooks.beforeValidate;
  hooks.push(pause);
  const saved = save()
    .catch(() => null)
    .finally(reading.resolve);
  await reading.promise;
  let isWritten = false;
  const written = write()
    .catch(() => null)
    .finally(() => {
      isWritten = true;
    });
  while (!isWritten && !(await isAnyWaiting(payload))) await setTimeout(5);
  writing.resolve();
  const results = [await saved, await written] as const;
  hooks.splice(hooks.indexOf(pause), 1);
  return results;
}
