import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

/** Wraps an adapter factory: the patches change the adapter right after `init`, each on top of those before it. */
export function patchAdapter<T extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<T>,
  ...patches: readonly ((adapter: T) => void)[]
): DatabaseAdapterObj<T> {
  return {
    ...database,
    init(args) {
      const adapter = database.init(args);
      for (const patch of patches) patch(adapter);
      return adapter;
    },
  };
}
