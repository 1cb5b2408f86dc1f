import type { BaseDatabaseAdapter } from 'payload';

/**
 * Makes connecting fail with the reason for which a migration failed, so that a start can say what helps: Payload itself logs all
 * of the migration's SQL and ends the process. The open transaction is undone when the process ends.
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
            // Returning or throwing would have Payload go on, or end the process.
            await new Promise<never>(() => {});
          }
        },
      }));
      migrate(migrations && { ...what, migrations }).then(resolve, reject);
    });
}
