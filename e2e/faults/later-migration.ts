import type { Postgres } from '../support/postgres.ts';

/** The name of a migration that no version has. */
export const LATER_MIGRATION = '99991231_235959_later';

/**
 * Does to a database what the migration of a later version may do: each table gets columns, one that may be empty and one that has
 * a default, and there is a table more that refers to others.
 */
export async function addLaterMigration({ run }: Pick<Postgres, 'run'>): Promise<void> {
  // Each table by itself, as no migration changes all of them at once: who waits for two of them may be waited for.
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
