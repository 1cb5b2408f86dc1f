import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`status\` text DEFAULT '301';`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`uses\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`last_used\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_uses_idx\` ON \`redirects\` (\`uses\`);`)
  await db.run(sql`CREATE INDEX \`redirects_last_used_idx\` ON \`redirects\` (\`last_used\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`redirects_uses_idx\`;`)
  await db.run(sql`DROP INDEX \`redirects_last_used_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`uses\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`last_used\`;`)
}
