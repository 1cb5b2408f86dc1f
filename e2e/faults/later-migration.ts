import type { Postgres } from '../support/services/postgres.ts';

/** The name of a migration that no version contains. */
export const LATER_MIGRATION = '99991231_235959_later';

/**
 * Changes a database as a later version's migration may: each table gets a nullable column and one with a default, and
 * a new table refers to another.
 */
export async function addLaterMigration({ run }: Pick<Postgres, 'run'>): Promise<void> {
  // Commits table by table, as no migration locks all of them at once: waiting for a second lock could deadlock.
  await run(`DO $$
    DECLARE name text;
    BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('ALTER TABLE %I ADD COLUMN later_text varchar, ADD COLUMN later_flag boolean DEFAULT true NOT NULL', name);
        COMMIT;
      END LOOP;
    END $$`);
  await run(
    'CREATE TABLE later_things (id serial PRIMARY KEY, page_id integer REFERENCES pages (id) ON DELETE SET NULL, title varchar NOT NULL)',
  );
  await run(`INSERT INTO payload_migrations (name, batch) VALUES ('${LATER_MIGRATION}', 1000)`);
}
