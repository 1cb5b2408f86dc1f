import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`mails_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`about\` text DEFAULT 'everything' NOT NULL,
  	\`topic\` text,
  	\`service\` text,
  	\`office\` text,
  	\`job_id\` integer,
  	\`addresses\` text NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_rules_order_idx\` ON \`mails_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mails_rules_parent_id_idx\` ON \`mails_rules\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_rules_job_idx\` ON \`mails_rules\` (\`job_id\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`notice_language\` text DEFAULT 'en' NOT NULL,
  	\`notice_of_spam\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`mails_locales\` (
  	\`contact_confirmation_subject\` text,
  	\`contact_confirmation_text\` text,
  	\`contact_notice_subject\` text,
  	\`contact_notice_text\` text,
  	\`application_confirmation_subject\` text,
  	\`application_confirmation_text\` text,
  	\`application_notice_subject\` text,
  	\`application_notice_text\` text,
  	\`password_subject\` text,
  	\`password_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_locales_locale_parent_id_unique\` ON \`mails_locales\` (\`_locale\`,\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`mails_rules\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`mails_locales\`;`)
}
