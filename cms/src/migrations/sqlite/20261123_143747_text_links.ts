import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`body_links\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_body_links\` text;`)
  await db.run(sql`ALTER TABLE \`posts_locales\` ADD \`body_links\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v_locales\` ADD \`version_body_links\` text;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` ADD \`body_links\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` ADD \`version_body_links\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`body_links\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_body_links\`;`)
  await db.run(sql`ALTER TABLE \`posts_locales\` DROP COLUMN \`body_links\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v_locales\` DROP COLUMN \`version_body_links\`;`)
  await db.run(sql`ALTER TABLE \`jobs_locales\` DROP COLUMN \`body_links\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v_locales\` DROP COLUMN \`version_body_links\`;`)
}
