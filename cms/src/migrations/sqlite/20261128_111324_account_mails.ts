import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`account_changed_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`account_changed_text\` text;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` ADD \`version_account_changed_subject\` text;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` ADD \`version_account_changed_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`account_changed_subject\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`account_changed_text\`;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` DROP COLUMN \`version_account_changed_subject\`;`)
  await db.run(sql`ALTER TABLE \`_mails_v_locales\` DROP COLUMN \`version_account_changed_text\`;`)
}
