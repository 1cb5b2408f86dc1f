import type { BaseDatabaseAdapter } from 'payload';

/**
 * Makes connecting reject with the reason of a failed migration, so that the start can name a remedy: Payload logs the
 * migration's whole SQL and exits. The open transaction is rolled back when the process ends.
 */
export function rejectFailedMigrations(adapter: BaseDatabaseAdapter): void {
  const migrate = adapter.migrate.bind(adapter);
  adapter.migrate = (what) =>
    new Promise((resolve, reject) => {
      const migrations = what?.migrations?.map((migration) => ({
        ...migration,
        async up(given: unknown) {
          try {
            await migration.up(given);
          } catch (cause) {
            reject(new Error(`The migration ${migration.name} failed`, { cause }));
            // After a return Payload would go on, and after a throw it would exit.
            await new Promise<never>(() => {});
          }
        },
      }));
      migrate(migrations && { ...what, migrations }).then(resolve, reject);
    });
}

/** A migration, identified by its name. */
export type Migration = { readonly name: string };

/** Logs if a newer version has migrated the database. Payload runs missing migrations and ignores additional ones. */
export function warnOfLaterMigrations(adapter: BaseDatabaseAdapter, known: readonly Migration[]): void {
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
