import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`moving_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`media_moving_idx\` ON \`media\` (\`moving_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`decorative\` integer DEFAULT false,
  	\`tall_id\` integer,
  	\`wide_id\` integer,
  	\`german_id\` integer,
  	\`original\` text,
  	\`crop\` text,
  	\`translation_agreed\` text,
  	\`translation_waiting_en\` numeric,
  	\`translation_outdated_en\` numeric,
  	\`translation_waiting_de\` numeric,
  	\`translation_outdated_de\` numeric,
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
  	FOREIGN KEY (\`german_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "decorative", "tall_id", "wide_id", "german_id", "original", "crop", "translation_agreed", "translation_waiting_en", "translation_outdated_en", "translation_waiting_de", "translation_outdated_de", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif_480_url", "sizes_avif_480_width", "sizes_avif_480_height", "sizes_avif_480_mime_type", "sizes_avif_480_filesize", "sizes_avif_480_filename", "sizes_avif_960_url", "sizes_avif_960_width", "sizes_avif_960_height", "sizes_avif_960_mime_type", "sizes_avif_960_filesize", "sizes_avif_960_filename", "sizes_avif_1600_url", "sizes_avif_1600_width", "sizes_avif_1600_height", "sizes_avif_1600_mime_type", "sizes_avif_1600_filesize", "sizes_avif_1600_filename", "sizes_webp_960_url", "sizes_webp_960_width", "sizes_webp_960_height", "sizes_webp_960_mime_type", "sizes_webp_960_filesize", "sizes_webp_960_filename") SELECT "id", "decorative", "tall_id", "wide_id", "german_id", "original", "crop", "translation_agreed", "translation_waiting_en", "translation_outdated_en", "translation_waiting_de", "translation_outdated_de", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif_480_url", "sizes_avif_480_width", "sizes_avif_480_height", "sizes_avif_480_mime_type", "sizes_avif_480_filesize", "sizes_avif_480_filename", "sizes_avif_960_url", "sizes_avif_960_width", "sizes_avif_960_height", "sizes_avif_960_mime_type", "sizes_avif_960_filesize", "sizes_avif_960_filename", "sizes_avif_1600_url", "sizes_avif_1600_width", "sizes_avif_1600_height", "sizes_avif_1600_mime_type", "sizes_avif_1600_filesize", "sizes_avif_1600_filename", "sizes_webp_960_url", "sizes_webp_960_width", "sizes_webp_960_height", "sizes_webp_960_mime_type", "sizes_webp_960_filesize", "sizes_webp_960_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`media_tall_idx\` ON \`media\` (\`tall_id\`);`)
  await db.run(sql`CREATE INDEX \`media_wide_idx\` ON \`media\` (\`wide_id\`);`)
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
}
