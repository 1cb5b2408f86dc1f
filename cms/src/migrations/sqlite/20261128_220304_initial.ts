import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`page_key\` text,
  	\`slug\` text,
  	\`parent_id\` integer,
  	\`plain\` integer DEFAULT false,
  	\`sections\` text,
  	\`seo_image_id\` integer,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages__order_idx\` ON \`pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_page_key_idx\` ON \`pages\` (\`page_key\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_key_slug_idx\` ON \`pages\` (\`page_key\`,\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_waiting_en_idx\` ON \`pages\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`pages_waiting_de_idx\` ON \`pages\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`segment\` text,
  	\`title\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_id_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_texts_order_parent\` ON \`pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_texts_text_idx\` ON \`pages_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`pages_texts_parent_idx\` ON \`pages_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_page_key\` text,
  	\`version_slug\` text,
  	\`version_parent_id\` integer,
  	\`version_plain\` integer DEFAULT false,
  	\`version_sections\` text,
  	\`version_seo_image_id\` integer,
  	\`version_translation_agreed\` text,
  	\`version_translation_waiting_en\` numeric,
  	\`version_translation_outdated_en\` numeric,
  	\`version_translation_waiting_de\` numeric,
  	\`version_translation_outdated_de\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__order_idx\` ON \`_pages_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_page_key_idx\` ON \`_pages_v\` (\`version_page_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_page_key_version_slug_idx\` ON \`_pages_v\` (\`version_page_key\`,\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_sorted_idx\` ON \`_pages_v\` (\`latest\`,\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_waiting_en_idx\` ON \`_pages_v\` (\`latest\`,\`version_translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_waiting_de_idx\` ON \`_pages_v\` (\`latest\`,\`version_translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_segment\` text,
  	\`version_title\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_id_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_texts_order_parent\` ON \`_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_texts_parent_idx\` ON \`_pages_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_texts_text_idx\` ON \`_pages_v_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`projects_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_facts_order_idx\` ON \`projects_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_facts_parent_id_idx\` ON \`projects_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_facts_locales\` (
  	\`term\` text,
  	\`value\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_facts_locales_locale_parent_id_unique\` ON \`projects_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_facts_locales_parent_id_idx\` ON \`projects_facts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_gallery_order_idx\` ON \`projects_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_gallery_parent_id_idx\` ON \`projects_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_gallery_image_idx\` ON \`projects_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_gallery_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_gallery_locales_locale_parent_id_unique\` ON \`projects_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_gallery_locales_parent_id_idx\` ON \`projects_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_results_order_idx\` ON \`projects_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_results_parent_id_idx\` ON \`projects_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_results_locales\` (
  	\`term\` text,
  	\`value\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_results_locales_locale_parent_id_unique\` ON \`projects_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_results_locales_parent_id_idx\` ON \`projects_results_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`image_id\` integer,
  	\`link\` text,
  	\`review_id\` integer,
  	\`seo_image_id\` integer,
  	\`year\` numeric,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`projects__order_idx\` ON \`projects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_image_idx\` ON \`projects\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_review_idx\` ON \`projects\` (\`review_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_seo_seo_image_idx\` ON \`projects\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`projects_waiting_en_idx\` ON \`projects\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`projects_waiting_de_idx\` ON \`projects\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`projects_locales\` (
  	\`address_key\` text,
  	\`title\` text,
  	\`description\` text,
  	\`pro_category\` text,
  	\`lead\` text,
  	\`body\` text,
  	\`body_links\` text,
  	\`link_text\` text,
  	\`results_title\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_address_key_idx\` ON \`projects_locales\` (\`address_key\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_locales_locale_parent_id_unique\` ON \`projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_locales_parent_id_idx\` ON \`projects_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_texts_order_parent\` ON \`projects_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_texts_text_idx\` ON \`projects_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`projects_texts_parent_idx\` ON \`projects_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_facts_order_idx\` ON \`_projects_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_facts_parent_id_idx\` ON \`_projects_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_facts_locales\` (
  	\`term\` text,
  	\`value\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_facts_locales_locale_parent_id_unique\` ON \`_projects_v_version_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_facts_locales_parent_id_idx\` ON \`_projects_v_version_facts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_gallery_order_idx\` ON \`_projects_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_gallery_parent_id_idx\` ON \`_projects_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_gallery_image_idx\` ON \`_projects_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_gallery_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_gallery_locales_locale_parent_id_unique\` ON \`_projects_v_version_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_gallery_locales_parent_id_idx\` ON \`_projects_v_version_gallery_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_results_order_idx\` ON \`_projects_v_version_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_results_parent_id_idx\` ON \`_projects_v_version_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_results_locales\` (
  	\`term\` text,
  	\`value\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_results_locales_locale_parent_id_unique\` ON \`_projects_v_version_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_results_locales_parent_id_idx\` ON \`_projects_v_version_results_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_image_id\` integer,
  	\`version_link\` text,
  	\`version_review_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_year\` numeric,
  	\`version_translation_agreed\` text,
  	\`version_translation_waiting_en\` numeric,
  	\`version_translation_outdated_en\` numeric,
  	\`version_translation_waiting_de\` numeric,
  	\`version_translation_outdated_de\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_review_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__order_idx\` ON \`_projects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_image_idx\` ON \`_projects_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_review_idx\` ON \`_projects_v\` (\`version_review_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_seo_version_seo_image_idx\` ON \`_projects_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_snapshot_idx\` ON \`_projects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_published_locale_idx\` ON \`_projects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_autosave_idx\` ON \`_projects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_sorted_idx\` ON \`_projects_v\` (\`latest\`,\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_waiting_en_idx\` ON \`_projects_v\` (\`latest\`,\`version_translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_waiting_de_idx\` ON \`_projects_v\` (\`latest\`,\`version_translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_locales\` (
  	\`version_address_key\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_pro_category\` text,
  	\`version_lead\` text,
  	\`version_body\` text,
  	\`version_body_links\` text,
  	\`version_link_text\` text,
  	\`version_results_title\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_address_key_idx\` ON \`_projects_v_locales\` (\`version_address_key\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_locales_locale_parent_id_unique\` ON \`_projects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_locales_parent_id_idx\` ON \`_projects_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_texts_order_parent\` ON \`_projects_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_texts_parent_idx\` ON \`_projects_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_texts_text_idx\` ON \`_projects_v_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`seo_image_id\` integer,
  	\`post_type\` text DEFAULT 'blog',
  	\`date\` text,
  	\`author_name\` text,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_image_idx\` ON \`posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`posts_waiting_en_idx\` ON \`posts\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`posts_waiting_de_idx\` ON \`posts\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
  	\`address_key\` text,
  	\`title\` text,
  	\`description\` text,
  	\`body\` text,
  	\`body_links\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`category\` text,
  	\`author_role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_address_key_idx\` ON \`posts_locales\` (\`address_key\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_locales_parent_id_idx\` ON \`posts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_texts_order_parent\` ON \`posts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_texts_text_idx\` ON \`posts_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`posts_texts_parent_idx\` ON \`posts_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_seo_image_id\` integer,
  	\`version_post_type\` text DEFAULT 'blog',
  	\`version_date\` text,
  	\`version_author_name\` text,
  	\`version_translation_agreed\` text,
  	\`version_translation_waiting_en\` numeric,
  	\`version_translation_outdated_en\` numeric,
  	\`version_translation_waiting_de\` numeric,
  	\`version_translation_outdated_de\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_image_idx\` ON \`_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_image_idx\` ON \`_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_sorted_idx\` ON \`_posts_v\` (\`latest\`,\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_waiting_en_idx\` ON \`_posts_v\` (\`latest\`,\`version_translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_waiting_de_idx\` ON \`_posts_v\` (\`latest\`,\`version_translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
  	\`version_address_key\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_body\` text,
  	\`version_body_links\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_category\` text,
  	\`version_author_role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_address_key_idx\` ON \`_posts_v_locales\` (\`version_address_key\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_locales_parent_id_idx\` ON \`_posts_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_texts_order_parent\` ON \`_posts_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_texts_parent_idx\` ON \`_posts_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_texts_text_idx\` ON \`_posts_v_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`seo_image_id\` integer,
  	\`starts\` text,
  	\`valid_through\` text,
  	\`posted\` text,
  	\`salary_from\` numeric,
  	\`salary_to\` numeric,
  	\`salary_currency\` text DEFAULT 'EUR',
  	\`contact_name\` text,
  	\`contact_image_id\` integer,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs__order_idx\` ON \`jobs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`jobs_seo_seo_image_idx\` ON \`jobs\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_contact_contact_image_idx\` ON \`jobs\` (\`contact_image_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_deleted_at_idx\` ON \`jobs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs__status_idx\` ON \`jobs\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`jobs_waiting_en_idx\` ON \`jobs\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`jobs_waiting_de_idx\` ON \`jobs\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`jobs_locales\` (
  	\`address_key\` text,
  	\`title\` text,
  	\`description\` text,
  	\`detail_desc\` text,
  	\`body\` text,
  	\`body_links\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`job_type\` text,
  	\`houres\` text,
  	\`category\` text,
  	\`contact_role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_address_key_idx\` ON \`jobs_locales\` (\`address_key\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`jobs_locales_locale_parent_id_unique\` ON \`jobs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_locales_parent_id_idx\` ON \`jobs_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`jobs_texts_text_idx\` ON \`jobs_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`jobs_texts_parent_idx\` ON \`jobs_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_seo_image_id\` integer,
  	\`version_starts\` text,
  	\`version_valid_through\` text,
  	\`version_posted\` text,
  	\`version_salary_from\` numeric,
  	\`version_salary_to\` numeric,
  	\`version_salary_currency\` text DEFAULT 'EUR',
  	\`version_contact_name\` text,
  	\`version_contact_image_id\` integer,
  	\`version_translation_agreed\` text,
  	\`version_translation_waiting_en\` numeric,
  	\`version_translation_outdated_en\` numeric,
  	\`version_translation_waiting_de\` numeric,
  	\`version_translation_outdated_de\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_parent_idx\` ON \`_jobs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version__order_idx\` ON \`_jobs_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_seo_version_seo_image_idx\` ON \`_jobs_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_contact_version_contact_image_idx\` ON \`_jobs_v\` (\`version_contact_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_updated_at_idx\` ON \`_jobs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_created_at_idx\` ON \`_jobs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_deleted_at_idx\` ON \`_jobs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version__status_idx\` ON \`_jobs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_created_at_idx\` ON \`_jobs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_updated_at_idx\` ON \`_jobs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_snapshot_idx\` ON \`_jobs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_published_locale_idx\` ON \`_jobs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_latest_idx\` ON \`_jobs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_autosave_idx\` ON \`_jobs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_latest_sorted_idx\` ON \`_jobs_v\` (\`latest\`,\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_latest_waiting_en_idx\` ON \`_jobs_v\` (\`latest\`,\`version_translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_latest_waiting_de_idx\` ON \`_jobs_v\` (\`latest\`,\`version_translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v_locales\` (
  	\`version_address_key\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_detail_desc\` text,
  	\`version_body\` text,
  	\`version_body_links\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_job_type\` text,
  	\`version_houres\` text,
  	\`version_category\` text,
  	\`version_contact_role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_jobs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_address_key_idx\` ON \`_jobs_v_locales\` (\`version_address_key\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_jobs_v_locales_locale_parent_id_unique\` ON \`_jobs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_locales_parent_id_idx\` ON \`_jobs_v_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_jobs_v_texts_parent_idx\` ON \`_jobs_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_texts_text_idx\` ON \`_jobs_v_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`decorative\` integer DEFAULT false,
  	\`tall_id\` integer,
  	\`wide_id\` integer,
  	\`moving_id\` integer,
  	\`german_id\` integer,
  	\`original\` text,
  	\`crop\` text,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif_480_url\` text,
  	\`sizes_avif_480_width\` numeric,
  	\`sizes_avif_480_height\` numeric,
  	\`sizes_avif_480_mime_type\` text,
  	\`sizes_avif_480_filesize\` numeric,
  	\`sizes_avif_480_filename\` text,
  	\`sizes_avif_960_url\` text,
  	\`sizes_avif_960_width\` numeric,
  	\`sizes_avif_960_height\` numeric,
  	\`sizes_avif_960_mime_type\` text,
  	\`sizes_avif_960_filesize\` numeric,
  	\`sizes_avif_960_filename\` text,
  	\`sizes_avif_1600_url\` text,
  	\`sizes_avif_1600_width\` numeric,
  	\`sizes_avif_1600_height\` numeric,
  	\`sizes_avif_1600_mime_type\` text,
  	\`sizes_avif_1600_filesize\` numeric,
  	\`sizes_avif_1600_filename\` text,
  	\`sizes_webp_960_url\` text,
  	\`sizes_webp_960_width\` numeric,
  	\`sizes_webp_960_height\` numeric,
  	\`sizes_webp_960_mime_type\` text,
  	\`sizes_webp_960_filesize\` numeric,
  	\`sizes_webp_960_filename\` text,
  	FOREIGN KEY (\`tall_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`wide_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`moving_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`german_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_tall_idx\` ON \`media\` (\`tall_id\`);`)
  await db.run(sql`CREATE INDEX \`media_wide_idx\` ON \`media\` (\`wide_id\`);`)
  await db.run(sql`CREATE INDEX \`media_moving_idx\` ON \`media\` (\`moving_id\`);`)
  await db.run(sql`CREATE INDEX \`media_german_idx\` ON \`media\` (\`german_id\`);`)
  await db.run(sql`CREATE INDEX \`media_original_idx\` ON \`media\` (\`original\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif_480_sizes_avif_480_filename_idx\` ON \`media\` (\`sizes_avif_480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif_960_sizes_avif_960_filename_idx\` ON \`media\` (\`sizes_avif_960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif_1600_sizes_avif_1600_filename_idx\` ON \`media\` (\`sizes_avif_1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp_960_sizes_webp_960_filename_idx\` ON \`media\` (\`sizes_webp_960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_waiting_en_idx\` ON \`media\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`media_waiting_de_idx\` ON \`media\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_id_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`image_id\` integer,
  	\`logo_id\` integer,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews__order_idx\` ON \`reviews\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reviews_image_idx\` ON \`reviews\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_logo_idx\` ON \`reviews\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_deleted_at_idx\` ON \`reviews\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_waiting_en_idx\` ON \`reviews\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`reviews_waiting_de_idx\` ON \`reviews\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`reviews_locales\` (
  	\`location_company\` text NOT NULL,
  	\`review\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_locales_locale_parent_id_unique\` ON \`reviews_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_locales_parent_id_idx\` ON \`reviews_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`clients\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`image_id\` integer NOT NULL,
  	\`link\` text,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`clients__order_idx\` ON \`clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`clients_image_idx\` ON \`clients\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_updated_at_idx\` ON \`clients\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_created_at_idx\` ON \`clients\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_deleted_at_idx\` ON \`clients\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_waiting_en_idx\` ON \`clients\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`clients_waiting_de_idx\` ON \`clients\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`clients_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`clients_locales_locale_parent_id_unique\` ON \`clients_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_locales_parent_id_idx\` ON \`clients_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`certificates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`image_id\` integer,
  	\`date\` text,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates__order_idx\` ON \`certificates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`certificates_image_idx\` ON \`certificates\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_deleted_at_idx\` ON \`certificates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_waiting_en_idx\` ON \`certificates\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`certificates_waiting_de_idx\` ON \`certificates\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`certificates_locales\` (
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`certificates_locales_locale_parent_id_unique\` ON \`certificates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_locales_parent_id_idx\` ON \`certificates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301',
  	\`language\` text,
  	\`uses\` numeric DEFAULT 0,
  	\`last_used\` text,
  	\`by_rename\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_uses_idx\` ON \`redirects\` (\`uses\`);`)
  await db.run(sql`CREATE INDEX \`redirects_last_used_idx\` ON \`redirects\` (\`last_used\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mr_or_mrs\` text,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`company\` text,
  	\`email\` text,
  	\`phone_number\` text,
  	\`department_label\` text,
  	\`department\` text,
  	\`topic\` text,
  	\`person\` text,
  	\`description\` text,
  	\`checkbox\` integer,
  	\`email_key\` text,
  	\`idempotency_digest\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assigned_to_id\` integer,
  	\`suspected_spam\` integer DEFAULT false,
  	\`language\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_email_key_idx\` ON \`contact_messages\` (\`email_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_digest_idx\` ON \`contact_messages\` (\`idempotency_digest\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assigned_to_idx\` ON \`contact_messages\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_idx\` ON \`contact_messages\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`applications_active_content\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`applications_active_content_order_idx\` ON \`applications_active_content\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`applications_active_content_parent_idx\` ON \`applications_active_content\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`full_name\` text,
  	\`email\` text,
  	\`phone_number\` text,
  	\`position\` text,
  	\`years_of_experience\` numeric,
  	\`job_id\` integer,
  	\`topic\` text,
  	\`person\` text,
  	\`resume_id\` integer,
  	\`checkbox\` integer,
  	\`email_key\` text,
  	\`idempotency_digest\` text,
  	\`keep_until\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assigned_to_id\` integer,
  	\`suspected_spam\` integer DEFAULT false,
  	\`language\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`resume_id\`) REFERENCES \`resumes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`applications_job_idx\` ON \`applications\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_resume_idx\` ON \`applications\` (\`resume_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_email_key_idx\` ON \`applications\` (\`email_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_idempotency_digest_idx\` ON \`applications\` (\`idempotency_digest\`);`)
  await db.run(sql`CREATE INDEX \`applications_status_idx\` ON \`applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`applications_assigned_to_idx\` ON \`applications\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_1_idx\` ON \`applications\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`resumes_active_content\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`resumes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`resumes_active_content_order_idx\` ON \`resumes_active_content\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`resumes_active_content_parent_idx\` ON \`resumes_active_content\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`resumes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`original_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`resumes_updated_at_idx\` ON \`resumes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`resumes_created_at_idx\` ON \`resumes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`resumes_filename_idx\` ON \`resumes\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`inbox_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`message_id\` integer,
  	\`application_id\` integer,
  	\`author_id\` integer,
  	\`author_name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_notes_message_idx\` ON \`inbox_notes\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_notes_application_idx\` ON \`inbox_notes\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_notes_author_idx\` ON \`inbox_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_notes_updated_at_idx\` ON \`inbox_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inbox_notes_created_at_idx\` ON \`inbox_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`inbox_answers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`message_id\` integer,
  	\`application_id\` integer,
  	\`author_id\` integer,
  	\`author_name\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`mail_id\` text NOT NULL,
  	\`references\` text,
  	\`job\` numeric,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_answers_message_idx\` ON \`inbox_answers\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_answers_application_idx\` ON \`inbox_answers\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_answers_author_idx\` ON \`inbox_answers\` (\`author_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inbox_answers_mail_id_idx\` ON \`inbox_answers\` (\`mail_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_answers_updated_at_idx\` ON \`inbox_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inbox_answers_created_at_idx\` ON \`inbox_answers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`totp_enabled\` integer DEFAULT false,
  	\`totp_required\` integer DEFAULT false,
  	\`totp_secret\` text,
  	\`totp_last_period\` numeric,
  	\`recovery_digests\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`who\` text,
  	\`action\` text NOT NULL,
  	\`target\` text,
  	\`detail\` text,
  	\`who_key\` text,
  	\`detail_key\` text,
  	\`address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_who_idx\` ON \`audit_log\` (\`who\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_target_idx\` ON \`audit_log\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_who_key_idx\` ON \`audit_log\` (\`who_key\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_detail_key_idx\` ON \`audit_log\` (\`detail_key\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`draft_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`part\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`until\` text NOT NULL,
  	\`made_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`draft_links_until_idx\` ON \`draft_links\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_updated_at_idx\` ON \`draft_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`draft_links_created_at_idx\` ON \`draft_links\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`part_document_idx\` ON \`draft_links\` (\`part\`,\`document\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`projects_id\` integer,
  	\`posts_id\` integer,
  	\`jobs_id\` integer,
  	\`media_id\` integer,
  	\`reviews_id\` integer,
  	\`clients_id\` integer,
  	\`certificates_id\` integer,
  	\`redirects_id\` integer,
  	\`contact_messages_id\` integer,
  	\`applications_id\` integer,
  	\`resumes_id\` integer,
  	\`users_id\` integer,
  	\`audit_log_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clients_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`resumes_id\`) REFERENCES \`resumes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clients_id_idx\` ON \`payload_locked_documents_rels\` (\`clients_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_resumes_id_idx\` ON \`payload_locked_documents_rels\` (\`resumes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_offices_workdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_offices_workdays_order_idx\` ON \`site_settings_offices_workdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_offices_workdays_parent_idx\` ON \`site_settings_offices_workdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`phone\` text,
  	\`time_zone\` text DEFAULT 'Europe/Berlin' NOT NULL,
  	\`opens\` text DEFAULT '09:00' NOT NULL,
  	\`closes\` text DEFAULT '18:00' NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_offices_order_idx\` ON \`site_settings_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_offices_parent_id_idx\` ON \`site_settings_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_offices_locales\` (
  	\`city\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_offices_locales_locale_parent_id_unique\` ON \`site_settings_offices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_offices_locales_parent_id_idx\` ON \`site_settings_offices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_socials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`platform\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_socials_order_idx\` ON \`site_settings_socials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_socials_parent_id_idx\` ON \`site_settings_socials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text,
  	\`phone\` text,
  	\`show_language_selector\` integer DEFAULT false,
  	\`phone_rule\` text DEFAULT 'indian' NOT NULL,
  	\`email_rule\` text DEFAULT 'simple' NOT NULL,
  	\`carousels_autoplay\` integer DEFAULT true,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_waiting_en_idx\` ON \`site_settings\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_waiting_de_idx\` ON \`site_settings\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`brand_name\` text NOT NULL,
  	\`legal_name\` text,
  	\`claim\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_locales_parent_id_idx\` ON \`site_settings_locales\` (\`_parent_id\`);`)
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
  	\`version_email_rule\` text DEFAULT 'simple' NOT NULL,
  	\`version_carousels_autoplay\` integer DEFAULT true,
  	\`version_translation_agreed\` text,
  	\`version_translation_waiting_en\` numeric,
  	\`version_translation_outdated_en\` numeric,
  	\`version_translation_waiting_de\` numeric,
  	\`version_translation_outdated_de\` numeric,
  	\`version_saved_by\` text,
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
  await db.run(sql`CREATE TABLE \`navigation_menu_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`to\` text,
  	\`shown_in\` text DEFAULT 'both',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_menu_columns_links_order_idx\` ON \`navigation_menu_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_columns_links_parent_id_idx\` ON \`navigation_menu_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu_columns_links_locales\` (
  	\`label\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_menu_columns_links_locales_locale_parent_id_uniqu\` ON \`navigation_menu_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_columns_links_locales_parent_id_idx\` ON \`navigation_menu_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_menu_columns_order_idx\` ON \`navigation_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_columns_parent_id_idx\` ON \`navigation_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu_columns_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_menu_columns_locales_locale_parent_id_unique\` ON \`navigation_menu_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_columns_locales_parent_id_idx\` ON \`navigation_menu_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`to\` text,
  	\`call_link\` text,
  	\`teaser\` text DEFAULT 'none',
  	\`teaser_project_id\` integer,
  	\`teaser_image_id\` integer,
  	\`teaser_link\` text,
  	\`as_button\` integer DEFAULT false,
  	\`shown_in\` text DEFAULT 'both',
  	FOREIGN KEY (\`teaser_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`teaser_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_menu_order_idx\` ON \`navigation_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_parent_id_idx\` ON \`navigation_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_teaser_project_idx\` ON \`navigation_menu\` (\`teaser_project_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_teaser_image_idx\` ON \`navigation_menu\` (\`teaser_image_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu_locales\` (
  	\`label\` text,
  	\`intro\` text,
  	\`call_label\` text,
  	\`teaser_title\` text,
  	\`teaser_text\` text,
  	\`teaser_action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_menu_locales_locale_parent_id_unique\` ON \`navigation_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_locales_parent_id_idx\` ON \`navigation_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`to\` text,
  	\`shown_in\` text DEFAULT 'both',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_order_idx\` ON \`navigation_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_parent_id_idx\` ON \`navigation_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_links_locales_locale_parent_id_unique\` ON \`navigation_footer_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_locales_parent_id_idx\` ON \`navigation_footer_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_order_idx\` ON \`navigation_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_parent_id_idx\` ON \`navigation_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_locales_locale_parent_id_unique\` ON \`navigation_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_locales_parent_id_idx\` ON \`navigation_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`to\` text,
  	\`shown_in\` text DEFAULT 'both',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_legal_order_idx\` ON \`navigation_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_legal_parent_id_idx\` ON \`navigation_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_legal_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_legal_locales_locale_parent_id_unique\` ON \`navigation_legal_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_legal_locales_parent_id_idx\` ON \`navigation_legal_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`contact_bar_socials\` integer DEFAULT true,
  	\`contact_bar_email\` integer DEFAULT true,
  	\`contact_bar_phone\` integer DEFAULT true,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`navigation_waiting_en_idx\` ON \`navigation\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`navigation_waiting_de_idx\` ON \`navigation\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text,
  	\`shown_in\` text DEFAULT 'both',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_columns_links_order_idx\` ON \`_navigation_v_version_menu_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_columns_links_parent_id_idx\` ON \`_navigation_v_version_menu_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_columns_links_locales\` (
  	\`label\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_columns_links_locales_locale_pare\` ON \`_navigation_v_version_menu_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_columns_links_locales_parent_id_idx\` ON \`_navigation_v_version_menu_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_columns_order_idx\` ON \`_navigation_v_version_menu_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_columns_parent_id_idx\` ON \`_navigation_v_version_menu_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_columns_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_columns_locales_locale_parent_id_\` ON \`_navigation_v_version_menu_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_columns_locales_parent_id_idx\` ON \`_navigation_v_version_menu_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text,
  	\`call_link\` text,
  	\`teaser\` text DEFAULT 'none',
  	\`teaser_project_id\` integer,
  	\`teaser_image_id\` integer,
  	\`teaser_link\` text,
  	\`as_button\` integer DEFAULT false,
  	\`shown_in\` text DEFAULT 'both',
  	\`_uuid\` text,
  	FOREIGN KEY (\`teaser_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`teaser_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_order_idx\` ON \`_navigation_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_parent_id_idx\` ON \`_navigation_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_teaser_project_idx\` ON \`_navigation_v_version_menu\` (\`teaser_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_teaser_image_idx\` ON \`_navigation_v_version_menu\` (\`teaser_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_locales\` (
  	\`label\` text,
  	\`intro\` text,
  	\`call_label\` text,
  	\`teaser_title\` text,
  	\`teaser_text\` text,
  	\`teaser_action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_locales_locale_parent_id_unique\` ON \`_navigation_v_version_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_locales_parent_id_idx\` ON \`_navigation_v_version_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text,
  	\`shown_in\` text DEFAULT 'both',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_order_idx\` ON \`_navigation_v_version_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_parent_id_idx\` ON \`_navigation_v_version_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_links_locales_locale_parent_id_\` ON \`_navigation_v_version_footer_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_locales_parent_id_idx\` ON \`_navigation_v_version_footer_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_order_idx\` ON \`_navigation_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_parent_id_idx\` ON \`_navigation_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_locales_locale_parent_id_unique\` ON \`_navigation_v_version_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_locales_parent_id_idx\` ON \`_navigation_v_version_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text,
  	\`shown_in\` text DEFAULT 'both',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_legal_order_idx\` ON \`_navigation_v_version_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_legal_parent_id_idx\` ON \`_navigation_v_version_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_legal_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_legal_locales_locale_parent_id_unique\` ON \`_navigation_v_version_legal_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_legal_locales_parent_id_idx\` ON \`_navigation_v_version_legal_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_contact_bar_socials\` integer DEFAULT true,
  	\`version_contact_bar_email\` integer DEFAULT true,
  	\`version_contact_bar_phone\` integer DEFAULT true,
  	\`version_translation_agreed\` text,
  	\`version_translation_waiting_en\` numeric,
  	\`version_translation_outdated_en\` numeric,
  	\`version_translation_waiting_de\` numeric,
  	\`version_translation_outdated_de\` numeric,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_snapshot_idx\` ON \`_navigation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_published_locale_idx\` ON \`_navigation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_waiting_en_idx\` ON \`_navigation_v\` (\`latest\`,\`version_translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_waiting_de_idx\` ON \`_navigation_v\` (\`latest\`,\`version_translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`words\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`words__status_idx\` ON \`words\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`words_waiting_en_idx\` ON \`words\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`words_waiting_de_idx\` ON \`words\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`words_locales\` (
  	\`form_send\` text,
  	\`form_sending\` text,
  	\`form_all_required\` text,
  	\`form_message_hint\` text,
  	\`form_around\` text,
  	\`form_about\` text,
  	\`form_about_help\` text,
  	\`contact_labels_mrormrs\` text,
  	\`contact_labels_first_name\` text,
  	\`contact_labels_name\` text,
  	\`contact_labels_company\` text,
  	\`contact_labels_service\` text,
  	\`contact_labels_email\` text,
  	\`contact_labels_mobile\` text,
  	\`contact_labels_message\` text,
  	\`titles_mr\` text,
  	\`titles_mrs\` text,
  	\`services_web_development\` text,
  	\`services_seo\` text,
  	\`services_shop_migration\` text,
  	\`services_software_testing\` text,
  	\`application_apply\` text,
  	\`application_apply_text\` text,
  	\`application_send_application\` text,
  	\`application_years_help\` text,
  	\`application_resume_help\` text,
  	\`application_read_terms\` text,
  	\`application_terms\` text,
  	\`application_and\` text,
  	\`application_privacy\` text,
  	\`application_received\` text,
  	\`application_next\` text,
  	\`application_steps\` text,
  	\`application_see_jobs\` text,
  	\`application_labels_full_name\` text,
  	\`application_labels_email\` text,
  	\`application_labels_phone_number\` text,
  	\`application_labels_position\` text,
  	\`application_labels_years_of_experience\` text,
  	\`application_labels_resume\` text,
  	\`application_labels_checkbox\` text,
  	\`file_optional\` text,
  	\`file_drop_here\` text,
  	\`file_or\` text,
  	\`file_choose\` text,
  	\`answers_contact_title\` text,
  	\`answers_contact_text\` text,
  	\`answers_application_text\` text,
  	\`sent_back_home\` text,
  	\`sent_see_projects\` text,
  	\`sent_received\` text,
  	\`error_title\` text,
  	\`error_text\` text,
  	\`error_failed_title\` text,
  	\`error_failed_text\` text,
  	\`error_go_home\` text,
  	\`error_projects\` text,
  	\`error_image_alt\` text,
  	\`error_failed_image_alt\` text,
  	\`error_unavailable\` text,
  	\`map_question\` text,
  	\`map_explanation\` text,
  	\`map_remember\` text,
  	\`map_load\` text,
  	\`map_offices\` text,
  	\`map_hide\` text,
  	\`map_forget\` text,
  	\`map_local_time\` text,
  	\`shell_contact\` text,
  	\`shell_main_navigation\` text,
  	\`shell_menu\` text,
  	\`shell_home\` text,
  	\`shell_language\` text,
  	\`shell_social_networks\` text,
  	\`shell_footer_navigation\` text,
  	\`shell_offices\` text,
  	\`shell_on_the_map\` text,
  	\`shell_to_top\` text,
  	\`shell_call\` text,
  	\`shell_write\` text,
  	\`shell_skip_to_content\` text,
  	\`crumbs_breadcrumbs\` text,
  	\`crumbs_home\` text,
  	\`teasers_view_project\` text,
  	\`teasers_read_post\` text,
  	\`teasers_see_jobs\` text,
  	\`career_filter\` text,
  	\`career_office\` text,
  	\`career_all_offices\` text,
  	\`career_team\` text,
  	\`career_all_teams\` text,
  	\`career_none\` text,
  	\`career_none_at_all\` text,
  	\`career_open\` text,
  	\`detail_turn_the_page\` text,
  	\`detail_previous\` text,
  	\`detail_next\` text,
  	\`detail_further\` text,
  	\`detail_by\` text,
  	\`detail_from\` text,
  	\`detail_facts\` text,
  	\`detail_questions_text\` text,
  	\`detail_apply_now\` text,
  	\`detail_further_jobs\` text,
  	\`detail_further_services\` text,
  	\`closing_job_title\` text,
  	\`closing_job_text\` text,
  	\`closing_post_title\` text,
  	\`closing_post_text\` text,
  	\`closing_offer_title\` text,
  	\`closing_offer_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`words_locales_locale_parent_id_unique\` ON \`words_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`words_locales_parent_id_idx\` ON \`words_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_words_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_translation_agreed\` text,
  	\`version_translation_waiting_en\` numeric,
  	\`version_translation_outdated_en\` numeric,
  	\`version_translation_waiting_de\` numeric,
  	\`version_translation_outdated_de\` numeric,
  	\`version_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_words_v_version_version__status_idx\` ON \`_words_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_created_at_idx\` ON \`_words_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_updated_at_idx\` ON \`_words_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_snapshot_idx\` ON \`_words_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_published_locale_idx\` ON \`_words_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_latest_idx\` ON \`_words_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_latest_waiting_en_idx\` ON \`_words_v\` (\`latest\`,\`version_translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_latest_waiting_de_idx\` ON \`_words_v\` (\`latest\`,\`version_translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`_words_v_locales\` (
  	\`version_form_send\` text,
  	\`version_form_sending\` text,
  	\`version_form_all_required\` text,
  	\`version_form_message_hint\` text,
  	\`version_form_around\` text,
  	\`version_form_about\` text,
  	\`version_form_about_help\` text,
  	\`version_contact_labels_mrormrs\` text,
  	\`version_contact_labels_first_name\` text,
  	\`version_contact_labels_name\` text,
  	\`version_contact_labels_company\` text,
  	\`version_contact_labels_service\` text,
  	\`version_contact_labels_email\` text,
  	\`version_contact_labels_mobile\` text,
  	\`version_contact_labels_message\` text,
  	\`version_titles_mr\` text,
  	\`version_titles_mrs\` text,
  	\`version_services_web_development\` text,
  	\`version_services_seo\` text,
  	\`version_services_shop_migration\` text,
  	\`version_services_software_testing\` text,
  	\`version_application_apply\` text,
  	\`version_application_apply_text\` text,
  	\`version_application_send_application\` text,
  	\`version_application_years_help\` text,
  	\`version_application_resume_help\` text,
  	\`version_application_read_terms\` text,
  	\`version_application_terms\` text,
  	\`version_application_and\` text,
  	\`version_application_privacy\` text,
  	\`version_application_received\` text,
  	\`version_application_next\` text,
  	\`version_application_steps\` text,
  	\`version_application_see_jobs\` text,
  	\`version_application_labels_full_name\` text,
  	\`version_application_labels_email\` text,
  	\`version_application_labels_phone_number\` text,
  	\`version_application_labels_position\` text,
  	\`version_application_labels_years_of_experience\` text,
  	\`version_application_labels_resume\` text,
  	\`version_application_labels_checkbox\` text,
  	\`version_file_optional\` text,
  	\`version_file_drop_here\` text,
  	\`version_file_or\` text,
  	\`version_file_choose\` text,
  	\`version_answers_contact_title\` text,
  	\`version_answers_contact_text\` text,
  	\`version_answers_application_text\` text,
  	\`version_sent_back_home\` text,
  	\`version_sent_see_projects\` text,
  	\`version_sent_received\` text,
  	\`version_error_title\` text,
  	\`version_error_text\` text,
  	\`version_error_failed_title\` text,
  	\`version_error_failed_text\` text,
  	\`version_error_go_home\` text,
  	\`version_error_projects\` text,
  	\`version_error_image_alt\` text,
  	\`version_error_failed_image_alt\` text,
  	\`version_error_unavailable\` text,
  	\`version_map_question\` text,
  	\`version_map_explanation\` text,
  	\`version_map_remember\` text,
  	\`version_map_load\` text,
  	\`version_map_offices\` text,
  	\`version_map_hide\` text,
  	\`version_map_forget\` text,
  	\`version_map_local_time\` text,
  	\`version_shell_contact\` text,
  	\`version_shell_main_navigation\` text,
  	\`version_shell_menu\` text,
  	\`version_shell_home\` text,
  	\`version_shell_language\` text,
  	\`version_shell_social_networks\` text,
  	\`version_shell_footer_navigation\` text,
  	\`version_shell_offices\` text,
  	\`version_shell_on_the_map\` text,
  	\`version_shell_to_top\` text,
  	\`version_shell_call\` text,
  	\`version_shell_write\` text,
  	\`version_shell_skip_to_content\` text,
  	\`version_crumbs_breadcrumbs\` text,
  	\`version_crumbs_home\` text,
  	\`version_teasers_view_project\` text,
  	\`version_teasers_read_post\` text,
  	\`version_teasers_see_jobs\` text,
  	\`version_career_filter\` text,
  	\`version_career_office\` text,
  	\`version_career_all_offices\` text,
  	\`version_career_team\` text,
  	\`version_career_all_teams\` text,
  	\`version_career_none\` text,
  	\`version_career_none_at_all\` text,
  	\`version_career_open\` text,
  	\`version_detail_turn_the_page\` text,
  	\`version_detail_previous\` text,
  	\`version_detail_next\` text,
  	\`version_detail_further\` text,
  	\`version_detail_by\` text,
  	\`version_detail_from\` text,
  	\`version_detail_facts\` text,
  	\`version_detail_questions_text\` text,
  	\`version_detail_apply_now\` text,
  	\`version_detail_further_jobs\` text,
  	\`version_detail_further_services\` text,
  	\`version_closing_job_title\` text,
  	\`version_closing_job_text\` text,
  	\`version_closing_post_title\` text,
  	\`version_closing_post_text\` text,
  	\`version_closing_offer_title\` text,
  	\`version_closing_offer_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_words_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_words_v_locales_locale_parent_id_unique\` ON \`_words_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_locales_parent_id_idx\` ON \`_words_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mails_rules\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`about\` text DEFAULT 'everything' NOT NULL,
  	\`topic\` text,
  	\`person\` text,
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
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_waiting_en_idx\` ON \`mails\` (\`translation_waiting_en\`);`)
  await db.run(sql`CREATE INDEX \`mails_waiting_de_idx\` ON \`mails\` (\`translation_waiting_de\`);`)
  await db.run(sql`CREATE TABLE \`mails_locales\` (
  	\`contact_confirmation_subject\` text,
  	\`contact_confirmation_text\` text,
  	\`contact_notice_subject\` text,
  	\`contact_notice_text\` text,
  	\`contact_answer_subject\` text,
  	\`contact_answer_text\` text,
  	\`contact_handed_on_subject\` text,
  	\`contact_handed_on_text\` text,
  	\`application_confirmation_subject\` text,
  	\`application_confirmation_text\` text,
  	\`application_notice_subject\` text,
  	\`application_notice_text\` text,
  	\`application_answer_subject\` text,
  	\`application_answer_text\` text,
  	\`application_invitation_subject\` text,
  	\`application_invitation_text\` text,
  	\`application_rejection_subject\` text,
  	\`application_rejection_text\` text,
  	\`application_handed_on_subject\` text,
  	\`application_handed_on_text\` text,
  	\`plan_failed_subject\` text,
  	\`plan_failed_text\` text,
  	\`plan_late_subject\` text,
  	\`plan_late_text\` text,
  	\`password_subject\` text,
  	\`password_text\` text,
  	\`account_changed_subject\` text,
  	\`account_changed_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_locales_locale_parent_id_unique\` ON \`mails_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_locales_parent_id_idx\` ON \`mails_locales\` (\`_parent_id\`);`)
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
  	\`version_saved_by\` text,
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
  	\`version_plan_failed_subject\` text,
  	\`version_plan_failed_text\` text,
  	\`version_plan_late_subject\` text,
  	\`version_plan_late_text\` text,
  	\`version_password_subject\` text,
  	\`version_password_text\` text,
  	\`version_account_changed_subject\` text,
  	\`version_account_changed_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mails_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_mails_v_locales_locale_parent_id_unique\` ON \`_mails_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mails_v_locales_parent_id_idx\` ON \`_mails_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`messages\` numeric DEFAULT 12 NOT NULL,
  	\`applications\` numeric DEFAULT 6 NOT NULL,
  	\`audit\` numeric DEFAULT 12 NOT NULL,
  	\`outbox\` numeric DEFAULT 1 NOT NULL,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`projects_facts\`;`)
  await db.run(sql`DROP TABLE \`projects_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_gallery\`;`)
  await db.run(sql`DROP TABLE \`projects_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_results\`;`)
  await db.run(sql`DROP TABLE \`projects_results_locales\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_texts\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_gallery\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_results\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_results_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_texts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_locales\`;`)
  await db.run(sql`DROP TABLE \`posts_texts\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_texts\`;`)
  await db.run(sql`DROP TABLE \`jobs\`;`)
  await db.run(sql`DROP TABLE \`jobs_locales\`;`)
  await db.run(sql`DROP TABLE \`jobs_texts\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v_texts\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`reviews_locales\`;`)
  await db.run(sql`DROP TABLE \`clients\`;`)
  await db.run(sql`DROP TABLE \`clients_locales\`;`)
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`DROP TABLE \`certificates_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`applications_active_content\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`DROP TABLE \`resumes_active_content\`;`)
  await db.run(sql`DROP TABLE \`resumes\`;`)
  await db.run(sql`DROP TABLE \`inbox_notes\`;`)
  await db.run(sql`DROP TABLE \`inbox_answers\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`draft_links\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_settings_offices_workdays\`;`)
  await db.run(sql`DROP TABLE \`site_settings_offices\`;`)
  await db.run(sql`DROP TABLE \`site_settings_offices_locales\`;`)
  await db.run(sql`DROP TABLE \`site_settings_socials\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offices_workdays\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offices_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_socials\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_columns_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_columns\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_legal\`;`)
  await db.run(sql`DROP TABLE \`navigation_legal_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_columns\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_legal\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_legal_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`words\`;`)
  await db.run(sql`DROP TABLE \`words_locales\`;`)
  await db.run(sql`DROP TABLE \`_words_v\`;`)
  await db.run(sql`DROP TABLE \`_words_v_locales\`;`)
  await db.run(sql`DROP TABLE \`mails_rules\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`mails_locales\`;`)
  await db.run(sql`DROP TABLE \`_mails_v_version_rules\`;`)
  await db.run(sql`DROP TABLE \`_mails_v\`;`)
  await db.run(sql`DROP TABLE \`_mails_v_locales\`;`)
  await db.run(sql`DROP TABLE \`privacy_settings\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
