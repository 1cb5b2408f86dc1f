import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` ADD \`link\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`link_text\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`results_title\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_link\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_link_text\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_results_title\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`link\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`link_text\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`results_title\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_link\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_link_text\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_results_title\`;`)
}
