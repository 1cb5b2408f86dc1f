import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`plan_failed_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`plan_failed_text\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`plan_late_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`plan_late_text\` text;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` ADD \`version_plan_failed_subject\` text;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` ADD \`version_plan_failed_text\` text;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` ADD \`version_plan_late_subject\` text;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` ADD \`version_plan_late_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`plan_failed_subject\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`plan_failed_text\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`plan_late_subject\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`plan_late_text\`;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` DROP COLUMN \`version_plan_failed_subject\`;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` DROP COLUMN \`version_plan_failed_text\`;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` DROP COLUMN \`version_plan_late_subject\`;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` DROP COLUMN \`version_plan_late_text\`;`)
}
