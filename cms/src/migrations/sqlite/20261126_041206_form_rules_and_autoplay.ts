import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`email_rule\` text DEFAULT 'simple' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`carousels_autoplay\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_email_rule\` text DEFAULT 'simple' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_carousels_autoplay\` integer DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`email_rule\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`carousels_autoplay\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_email_rule\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_carousels_autoplay\`;`)
}
