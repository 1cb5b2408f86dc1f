import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import config from '../src/schema/payload.config.ts';

/*
 * Writes the migration from the last one to the current collections, for the database that DATABASE_URI names (without
 * connecting to it):
 *
 *     node scripts/create-migration.ts <name>
 *
 * Payload writes files for a bundler; Node, which runs them here, needs type imports marked and extensions written.
 */
const [migrationName] = process.argv.slice(2);
if (migrationName === undefined) throw new Error('Usage: node scripts/create-migration.ts <name>');

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const { migrationDir } = payload.db;
await payload.db.createMigration({ payload, migrationName, skipEmpty: true });

for (const file of readdirSync(migrationDir).filter((name) => name.endsWith('.ts'))) {
  const path = join(migrationDir, file);
  const written = readFileSync(path, 'utf8');
  const runnable = written
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll('{ db, payload, req }', '{ db }')
    .replaceAll(/from '\.\/([^']+?)(?:\.ts)?';/g, "from './$1.ts';");
  if (runnable !== written) writeFileSync(path, runnable);
}
process.exit(0);
