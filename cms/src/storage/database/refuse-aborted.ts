import type { BaseDatabaseAdapter } from 'payload';

/** The part of PostgreSQL's adapter that commits transactions. */
type Transactions = Pick<BaseDatabaseAdapter, 'commitTransaction'> & {
  readonly sessions: {
    readonly [id: string]: { readonly db: { execute(query: string): Promise<unknown> } } | undefined;
  };
};

/**
 * Makes `commitTransaction` reject if a statement failed and its error was swallowed, as in bulk changes. PostgreSQL
 * answers such a COMMIT with ROLLBACK and no error: nothing is stored.
 */
export function refuseAborted(adapter: Transactions): void {
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async (id) => {
    const transaction = await id;
    // Any statement fails in an aborted transaction; one that has already ended has no session.
    await adapter.sessions[transaction]?.db.execute('SELECT 1');
    await commit(transaction);
  };
}
