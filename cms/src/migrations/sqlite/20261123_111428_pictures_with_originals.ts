import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`decorative\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`original\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`crop\` text;`)
  await db.run(sql`CREATE INDEX \`media_original_idx\` ON \`media\` (\`original\`);`)
  // An empty alternative text said so until now.
  await db.run(sql`UPDATE \`media\` SET \`decorative\` = true WHERE \`id\` NOT IN (SELECT \`_parent_id\` FROM \`media_locales\` WHERE trim(coalesce(\`alt\`, '')) <> '');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_original_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`decorative\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`original\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`crop\`;`)
}
