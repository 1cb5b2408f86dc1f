import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`_pages_v\` RENAME COLUMN "version_title" TO "version_slug";`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`by_rename\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  // By hand: made anew, the table would take with it whatever refers to it.
  await db.run(sql`DROP INDEX \`page_key_title_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` RENAME COLUMN "title" TO "slug";`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`parent_id\` integer REFERENCES pages(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`plain\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_key_slug_idx\` ON \`pages\` (\`page_key\`,\`slug\`);`)
  await db.run(sql`DROP INDEX \`version_page_key_version_title_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_parent_id\` integer REFERENCES pages(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_plain\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`version_page_key_version_slug_idx\` ON \`_pages_v\` (\`version_page_key\`,\`version_slug\`);`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`segment\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_title\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_segment\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  // What a page was called in every language is its name in addresses now, and in each language what editors call it.
  await db.run(sql`UPDATE "pages_locales" SET "title" = (SELECT "slug" FROM "pages" WHERE "id" = "_parent_id");`)
  await db.run(sql`INSERT INTO "pages_locales" ("title", "_locale", "_parent_id") SELECT "slug", 'en', "id" FROM "pages" WHERE "id" NOT IN (SELECT "_parent_id" FROM "pages_locales" WHERE "_locale" = 'en');`)
  await db.run(sql`UPDATE "_pages_v_locales" SET "version_title" = (SELECT "version_slug" FROM "_pages_v" WHERE "id" = "_parent_id");`)
  await db.run(sql`INSERT INTO "_pages_v_locales" ("version_title", "_locale", "_parent_id") SELECT "version_slug", 'en', "id" FROM "_pages_v" WHERE "id" NOT IN (SELECT "_parent_id" FROM "_pages_v_locales" WHERE "_locale" = 'en');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`pages\` WHERE \`page_key\` = 'page';`)
  await db.run(sql`DELETE FROM \`_pages_v\` WHERE \`version_page_key\` = 'page';`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_redirects_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`redirects_id\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`segment\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_segment\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_parent_id\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_plain\`;`)
  await db.run(sql`DROP INDEX \`version_page_key_version_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` RENAME COLUMN "version_slug" TO "version_title";`)
  await db.run(sql`CREATE INDEX \`version_page_key_version_title_idx\` ON \`_pages_v\` (\`version_page_key\`,\`version_title\`);`)
  await db.run(sql`DROP INDEX \`pages_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`parent_id\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`plain\`;`)
  await db.run(sql`DROP INDEX \`page_key_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` RENAME COLUMN "slug" TO "title";`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_key_title_idx\` ON \`pages\` (\`page_key\`,\`title\`);`)
}
