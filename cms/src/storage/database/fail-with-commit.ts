import type { BaseDatabaseAdapter } from 'payload';

/** The part of both adapters that begins and commits transactions. */
type Transactions = Pick<BaseDatabaseAdapter, 'beginTransaction' | 'commitTransaction'> & {
  drizzle: { transaction<T>(work: (scope: object) => Promise<T>, config?: object): Promise<T> };
  readonly sessions: { readonly [id: string]: { readonly db: object } | undefined };
};

/**
 * Makes `commitTransaction` reject when COMMIT fails: refused by PostgreSQL, unanswered, or on a full disk. Payload
 * swallows that error, and an editor would see "saved" for what is not stored.
 */
export function failWithCommit(adapter: Transactions): void {
  const outcomes = new WeakMap<object, Promise<unknown>>();
  const begin = adapter.beginTransaction.bind(adapter);
  const commit = adapter.commitTransaction.bind(adapter);
  let watched: Transactions['drizzle'] | undefined;

  /**
   * Records the outcome of each transaction, which Payload doesn't keep. Payload creates the client when it connects.
   */
  function watch(drizzle: Transactions['drizzle']): void {
    const transaction: Transactions['drizzle']['transaction'] = drizzle.transaction.bind(drizzle);
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
