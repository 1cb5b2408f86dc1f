import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`jobs_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_texts_order_parent\` ON \`jobs_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_jobs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_texts_order_parent\` ON \`_jobs_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_offices_workdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v_version_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offices_workdays_order_idx\` ON \`_site_settings_v_version_offices_workdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offices_workdays_parent_idx\` ON \`_site_settings_v_version_offices_workdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text NOT NULL,
  	\`phone\` text,
  	\`time_zone\` text DEFAULT 'Europe/Berlin' NOT NULL,
  	\`opens\` text DEFAULT '09:00' NOT NULL,
  	\`closes\` text DEFAULT '18:00' NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offices_order_idx\` ON \`_site_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offices_parent_id_idx\` ON \`_site_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_offices_locales\` (
  	\`city\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_offices_locales_locale_parent_id_un\` ON \`_site_settings_v_version_offices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offices_locales_parent_id_idx\` ON \`_site_settings_v_version_offices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`platform\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_socials_order_idx\` ON \`_site_settings_v_version_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_socials_parent_id_idx\` ON \`_site_settings_v_version_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_show_language_selector\` integer DEFAULT false,
  	\`version_phone_rule\` text DEFAULT 'indian' NOT NULL,
  	\`version_translation_agreed\` text,
  	\`version_translation_waiting_en\` numeric,
  	\`version_translation_outdated_en\` numeric,
  	\`version_translation_waiting_de\` numeric,
  	\`version_translation_outdated_de\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_brand_name\` text NOT NULL,
  	\`version_legal_name\` text,
  	\`version_claim\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_locales_parent_id_idx\` ON \`_site_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mails_v_version_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`about\` text DEFAULT 'everything' NOT NULL,
  	\`topic\` text,
  	\`person\` text,
  	\`service\` text,
  	\`office\` text,
  	\`job_id\` integer,
  	\`addresses\` text NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mails_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mails_v_version_rules_order_idx\` ON \`_mails_v_version_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mails_v_version_rules_parent_id_idx\` ON \`_mails_v_version_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mails_v_version_rules_job_idx\` ON \`_mails_v_version_rules\` (\`job_id\`);`)
  await db.run(sql`CREATE TABLE \`_mails_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_notice_language\` text DEFAULT 'en' NOT NULL,
  	\`version_notice_of_spam\` integer DEFAULT false,
  	\`version_translation_agreed\` text,
  	\`version_translation_waiting_en\` numeric,
  	\`version_translation_outdated_en\` numeric,
  	\`version_translation_waiting_de\` numeric,
  	\`version_translation_outdated_de\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_mails_v_created_at_idx\` ON \`_mails_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mails_v_updated_at_idx\` ON \`_mails_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_mails_v_locales\` (
  	\`version_contact_confirmation_subject\` text,
  	\`version_contact_confirmation_text\` text,
  	\`version_contact_notice_subject\` text,
  	\`version_contact_notice_text\` text,
  	\`version_contact_answer_subject\` text,
  	\`version_contact_answer_text\` text,
  	\`version_contact_handed_on_subject\` text,
  	\`version_contact_handed_on_text\` text,
  	\`version_application_confirmation_subject\` text,
  	\`version_application_confirmation_text\` text,
  	\`version_application_notice_subject\` text,
  	\`version_application_notice_text\` text,
  	\`version_application_answer_subject\` text,
  	\`version_application_answer_text\` text,
  	\`version_application_invitation_subject\` text,
  	\`version_application_invitation_text\` text,
  	\`version_application_rejection_subject\` text,
  	\`version_application_rejection_text\` text,
  	\`version_application_handed_on_subject\` text,
  	\`version_application_handed_on_text\` text,
  	\`version_password_subject\` text,
  	\`version_password_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mails_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mails_v_locales_locale_parent_id_unique\` ON \`_mails_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mails_v_locales_parent_id_idx\` ON \`_mails_v_locales\` (\`_parent_id\`);`)
  // Offices are texts now, so that there may be any number of them.
  await db.run(sql`INSERT INTO \`jobs_texts\` (\`order\`, \`parent_id\`, \`path\`, \`text\`) SELECT \`order\`, \`parent_id\`, 'offices', \`value\` FROM \`jobs_offices\`;`)
  await db.run(sql`INSERT INTO \`_jobs_v_texts\` (\`order\`, \`parent_id\`, \`path\`, \`text\`) SELECT \`order\`, \`parent_id\`, 'version.offices', \`value\` FROM \`_jobs_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`jobs_offices\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v_version_offices\`;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`jobs_deleted_at_idx\` ON \`jobs\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_deleted_at_idx\` ON \`_jobs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`reviews\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`reviews_deleted_at_idx\` ON \`reviews\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`clients_deleted_at_idx\` ON \`clients\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`certificates_deleted_at_idx\` ON \`certificates\` (\`deleted_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`jobs_offices\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_offices_order_idx\` ON \`jobs_offices\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`jobs_offices_parent_idx\` ON \`jobs_offices\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v_version_offices\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_jobs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_offices_order_idx\` ON \`_jobs_v_version_offices\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_offices_parent_idx\` ON \`_jobs_v_version_offices\` (\`parent_id\`);`)
  await db.run(sql`INSERT INTO \`jobs_offices\` (\`order\`, \`parent_id\`, \`value\`) SELECT \`order\`, \`parent_id\`, \`text\` FROM \`jobs_texts\` WHERE \`path\` = 'offices';`)
  await db.run(sql`INSERT INTO \`_jobs_v_version_offices\` (\`order\`, \`parent_id\`, \`value\`) SELECT \`order\`, \`parent_id\`, \`text\` FROM \`_jobs_v_texts\` WHERE \`path\` = 'version.offices';`)
  // What lay in the trash isn't on the site again.
  await db.run(sql`UPDATE \`pages\` SET \`_status\` = 'draft' WHERE \`deleted_at\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`projects\` SET \`_status\` = 'draft' WHERE \`deleted_at\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`posts\` SET \`_status\` = 'draft' WHERE \`deleted_at\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`jobs\` SET \`_status\` = 'draft' WHERE \`deleted_at\` IS NOT NULL;`)
  await db.run(sql`DROP TABLE \`jobs_texts\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offices_workdays\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offices_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_socials\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_mails_v_version_rules\`;`)
  await db.run(sql`DROP TABLE \`_mails_v\`;`)
  await db.run(sql`DROP TABLE \`_mails_v_locales\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`projects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`posts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_posts_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`jobs_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_jobs_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`reviews_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`reviews\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`clients_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`certificates_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`certificates\` DROP COLUMN \`deleted_at\`;`)
}
