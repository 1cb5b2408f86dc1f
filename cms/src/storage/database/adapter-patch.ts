import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

/** Wraps an adapter factory: `change` patches the adapter right after `init`. */
export function patchAdapter<T extends BaseDatabaseAdapter>(
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
