import type { BaseDatabaseAdapter } from 'payload';

/** A migration, identified by its name. */
export type Migration = { readonly name: string };

/** Logs if a newer version has migrated the database. Payload runs missing migrations and ignores additional ones. */
export function tellOfLaterMigrations(adapter: BaseDatabaseAdapter, known: readonly Migration[]): void {
  const migrate = adapter.migrate.bind(adapter);
  adapter.migrate = async (what) => {
    await migrate(what);
    const names = new Set(known.map(({ name }) => name));
    const { docs } = await adapter.find<{ readonly name?: string | null }>({
      collection: 'payload-migrations',
      limit: 0,
      pagination: false,
      sort: 'name',
    });
    const later = docs.flatMap(({ name }) => (name && !names.has(name) ? [name] : []));
    if (later.length > 0)
      adapter.payload.logger.warn(
        `The database is newer than this version, which doesn't know ${later.join(', ')}: the version right before the newer one ` +
          'goes on with it; an older one needs the backup that was made before the update',
      );
  };
}
