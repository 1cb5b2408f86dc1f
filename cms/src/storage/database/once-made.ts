import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

/** A database whose adapter is changed as soon as Payload has made it. */
export function onceMade<T extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<T>,
  change: (adapter: T) => void,
): DatabaseAdapterObj<T> {
  return {
    ...database,
    init(args) {
      const adapter = database.init(args);
      change(adapter);
      return adapter;
    },
  };
}
