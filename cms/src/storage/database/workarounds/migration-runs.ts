import type { BaseDatabaseAdapter } from 'payload';

/**
 * Makes connecting reject with the reason of a failed migration, so that the start can name a remedy: Payload logs the
 * migration's whole SQL and exits. The open transaction is rolled back when the process ends.
 *
 * Can go when Payload, as of 3.90.1, rejects instead.
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
