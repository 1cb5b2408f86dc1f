import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`words_locales\` ADD \`closing_job_title\` text;`)
  await db.run(sql`ALTER TABLE \`words_locales\` ADD \`closing_job_text\` text;`)
  await db.run(sql`ALTER TABLE \`words_locales\` ADD \`closing_post_title\` text;`)
  await db.run(sql`ALTER TABLE \`words_locales\` ADD \`closing_post_text\` text;`)
  await db.run(sql`ALTER TABLE \`words_locales\` ADD \`closing_offer_title\` text;`)
  await db.run(sql`ALTER TABLE \`words_locales\` ADD \`closing_offer_text\` text;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` ADD \`version_closing_job_title\` text;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` ADD \`version_closing_job_text\` text;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` ADD \`version_closing_post_title\` text;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` ADD \`version_closing_post_text\` text;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` ADD \`version_closing_offer_title\` text;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` ADD \`version_closing_offer_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`words_locales\` DROP COLUMN \`closing_job_title\`;`)
  await db.run(sql`ALTER TABLE \`words_locales\` DROP COLUMN \`closing_job_text\`;`)
  await db.run(sql`ALTER TABLE \`words_locales\` DROP COLUMN \`closing_post_title\`;`)
  await db.run(sql`ALTER TABLE \`words_locales\` DROP COLUMN \`closing_post_text\`;`)
  await db.run(sql`ALTER TABLE \`words_locales\` DROP COLUMN \`closing_offer_title\`;`)
  await db.run(sql`ALTER TABLE \`words_locales\` DROP COLUMN \`closing_offer_text\`;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` DROP COLUMN \`version_closing_job_title\`;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` DROP COLUMN \`version_closing_job_text\`;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` DROP COLUMN \`version_closing_post_title\`;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` DROP COLUMN \`version_closing_post_text\`;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` DROP COLUMN \`version_closing_offer_title\`;`)
  await db.run(sql`ALTER TABLE \`_words_v_locales\` DROP COLUMN \`version_closing_offer_text\`;`)
}
