import type { BaseDatabaseAdapter } from 'payload';

/** The part of both adapters that begins and commits transactions. */
type WatchedTransactions = Pick<BaseDatabaseAdapter, 'beginTransaction' | 'commitTransaction'> & {
  drizzle: { transaction<T>(work: (scope: object) => Promise<T>, config?: object): Promise<T> };
  readonly sessions: { readonly [id: string]: { readonly db: object } | undefined };
};

/**
 * Makes `commitTransaction` reject when COMMIT fails: refused by PostgreSQL, unanswered, or on a full disk. Payload
 * swallows that error, and an editor would see "saved" for what is not stored.
 *
 * Can go when Payload, as of 3.90.1, no longer does.
 *
 * @see https://github.com/payloadcms/payload/pull/17726
 */
export function rejectFailedCommits(adapter: WatchedTransactions): void {
  const outcomes = new WeakMap<object, Promise<unknown>>();
  const begin = adapter.beginTransaction.bind(adapter);
  const commit = adapter.commitTransaction.bind(adapter);
  let watched: WatchedTransactions['drizzle'] | undefined;

  /**
   * Records the outcome of each transaction, which Payload doesn't keep. Payload creates the client when it connects.
   */
  function watch(drizzle: WatchedTransactions['drizzle']): void {
    const transaction: WatchedTransactions['drizzle']['transaction'] = drizzle.transaction.bind(drizzle);
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
    // There is no client while Payload is reconnecting.
    if (adapter.drizzle && adapter.drizzle !== watched) watch(adapter.drizzle);
    return begin(options);
  };
  adapter.commitTransaction = async (id) => {
    const session = adapter.sessions[await id];
    await commit(id);
    if (session) await outcomes.get(session.db);
  };
}

/** The part of PostgreSQL's adapter that commits transactions. */
type PostgresTransactions = Pick<BaseDatabaseAdapter, 'commitTransaction'> & {
  readonly sessions: {
    readonly [id: string]: { readonly db: { execute(query: string): Promise<unknown> } } | undefined;
  };
};

/**
 * Makes `commitTransaction` reject if a statement failed and its error was swallowed, as in bulk changes. PostgreSQL
 * answers such a COMMIT with ROLLBACK and no error: nothing is stored.
 *
 * Can go when Drizzle, as of 0.45.2, reads that answer.
 */
export function rejectAbortedCommits(adapter: PostgresTransactions): void {
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async (id) => {
    const transaction = await id;
    // Any statement fails in an aborted transaction; one that has already ended has no session.
    await adapter.sessions[transaction]?.db.execute('SELECT 1');
    await commit(transaction);
  };
}
