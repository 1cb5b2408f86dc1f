import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_words_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_words_v_locales_locale_parent_id_unique\` ON \`_words_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_locales_parent_id_idx\` ON \`_words_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
}
