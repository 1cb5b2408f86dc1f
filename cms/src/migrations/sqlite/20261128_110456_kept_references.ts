import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { sqliteDialect } from '#cms/storage/database/fill-rows.ts'
import { backfillReferences } from '#cms/publishing/usage/reference-backfill.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE INDEX \`jobs_texts_text_idx\` ON \`jobs_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`jobs_texts_parent_idx\` ON \`jobs_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_texts_parent_idx\` ON \`_jobs_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_texts_text_idx\` ON \`_jobs_v_texts\` (\`text\`);`)
  // What the documents refer to that are there already.
  await backfillReferences(sqliteDialect(sql, (query) => db.run(query)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`projects_texts\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_texts\`;`)
  await db.run(sql`DROP TABLE \`posts_texts\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_texts\`;`)
  await db.run(sql`DROP INDEX \`jobs_texts_text_idx\`;`)
  await db.run(sql`DROP INDEX \`jobs_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_jobs_v_texts_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_jobs_v_texts_text_idx\`;`)
}
