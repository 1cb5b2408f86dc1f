import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Database = Pick<PostgresAdapter, 'beginTransaction' | 'commitTransaction' | 'drizzle' | 'sessions'>;

/**
 * Has a commit fail that PostgreSQL refuses, or whose answer never came. Payload takes it as done: an editor would be told
 * that something is saved which nobody has stored.
 */
export function failWithCommit(adapter: Database): void {
  const outcomes = new WeakMap<object, Promise<unknown>>();
  const begin = adapter.beginTransaction.bind(adapter);
  const commit = adapter.commitTransaction.bind(adapter);
  let watched: Database['drizzle'] | undefined;

  /** Payload makes it when it connects, and keeps nothing of what becomes of its transactions. */
  function watch(drizzle: Database['drizzle']): void {
    const transaction = drizzle.transaction.bind(drizzle);
    drizzle.transaction = (work, config) => {
      const ended: ReturnType<typeof work> = transaction((scope) => {
        outcomes.set(scope, ended);
        return work(scope);
      }, config);
      return ended;
    };
    watched = drizzle;
  }

  adapter.beginTransaction = (options) => {
    // There is none while Payload is connected anew.
    if (adapter.drizzle && adapter.drizzle !== watched) watch(adapter.drizzle);
    return begin(options);
  };
  adapter.commitTransaction = async (id) => {
    const session = adapter.sessions[await id];
    await commit(id);
    if (session) await outcomes.get(session.db);
  };
}
