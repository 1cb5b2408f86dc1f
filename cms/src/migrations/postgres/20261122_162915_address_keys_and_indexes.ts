import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { addressKey } from '#cms/kit/fields/address-key.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_locales" ADD COLUMN "address_key" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_address_key" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "address_key" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_address_key" varchar;
  ALTER TABLE "jobs_locales" ADD COLUMN "address_key" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_address_key" varchar;
  CREATE INDEX "pages_locales_parent_id_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_latest_sorted_idx" ON "_pages_v" USING btree ("latest","version__order");
  CREATE INDEX "_pages_v_locales_parent_id_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_facts_locales_parent_id_idx" ON "projects_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_gallery_locales_parent_id_idx" ON "projects_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_results_locales_parent_id_idx" ON "projects_results_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_address_key_idx" ON "projects_locales" USING btree ("address_key","_locale");
  CREATE INDEX "projects_locales_parent_id_idx" ON "projects_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_facts_locales_parent_id_idx" ON "_projects_v_version_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_gallery_locales_parent_id_idx" ON "_projects_v_version_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_results_locales_parent_id_idx" ON "_projects_v_version_results_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_latest_sorted_idx" ON "_projects_v" USING btree ("latest","version__order");
  CREATE INDEX "_projects_v_version_version_address_key_idx" ON "_projects_v_locales" USING btree ("version_address_key","_locale");
  CREATE INDEX "_projects_v_locales_parent_id_idx" ON "_projects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_address_key_idx" ON "posts_locales" USING btree ("address_key","_locale");
  CREATE INDEX "posts_locales_parent_id_idx" ON "posts_locales" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_latest_sorted_idx" ON "_posts_v" USING btree ("latest","version_date");
  CREATE INDEX "_posts_v_version_version_address_key_idx" ON "_posts_v_locales" USING btree ("version_address_key","_locale");
  CREATE INDEX "_posts_v_locales_parent_id_idx" ON "_posts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "jobs_address_key_idx" ON "jobs_locales" USING btree ("address_key","_locale");
  CREATE INDEX "jobs_locales_parent_id_idx" ON "jobs_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_latest_sorted_idx" ON "_jobs_v" USING btree ("latest","version__order");
  CREATE INDEX "_jobs_v_version_version_address_key_idx" ON "_jobs_v_locales" USING btree ("version_address_key","_locale");
  CREATE INDEX "_jobs_v_locales_parent_id_idx" ON "_jobs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "reviews_locales_parent_id_idx" ON "reviews_locales" USING btree ("_parent_id");
  CREATE INDEX "clients_locales_parent_id_idx" ON "clients_locales" USING btree ("_parent_id");
  CREATE INDEX "certificates_locales_parent_id_idx" ON "certificates_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_offices_locales_parent_id_idx" ON "site_settings_offices_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_locales_parent_id_idx" ON "site_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "mails_locales_parent_id_idx" ON "mails_locales" USING btree ("_parent_id");`)
  // The documents that are there already have no key yet; the database can't make one.
  for (const table of ['projects_locales', 'posts_locales', 'jobs_locales']) {
    const { rows } = await db.execute(sql`SELECT "id", "title" FROM ${sql.identifier(table)} WHERE "title" IS NOT NULL`)
    for (const { id, title } of rows) {
      await db.execute(sql`UPDATE ${sql.identifier(table)} SET "address_key" = ${addressKey(String(title))} WHERE "id" = ${id}`)
    }
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_locales_parent_id_idx";
  DROP INDEX "_pages_v_latest_sorted_idx";
  DROP INDEX "_pages_v_locales_parent_id_idx";
  DROP INDEX "projects_facts_locales_parent_id_idx";
  DROP INDEX "projects_gallery_locales_parent_id_idx";
  DROP INDEX "projects_results_locales_parent_id_idx";
  DROP INDEX "projects_address_key_idx";
  DROP INDEX "projects_locales_parent_id_idx";
  DROP INDEX "_projects_v_version_facts_locales_parent_id_idx";
  DROP INDEX "_projects_v_version_gallery_locales_parent_id_idx";
  DROP INDEX "_projects_v_version_results_locales_parent_id_idx";
  DROP INDEX "_projects_v_latest_sorted_idx";
  DROP INDEX "_projects_v_version_version_address_key_idx";
  DROP INDEX "_projects_v_locales_parent_id_idx";
  DROP INDEX "posts_address_key_idx";
  DROP INDEX "posts_locales_parent_id_idx";
  DROP INDEX "_posts_v_latest_sorted_idx";
  DROP INDEX "_posts_v_version_version_address_key_idx";
  DROP INDEX "_posts_v_locales_parent_id_idx";
  DROP INDEX "jobs_address_key_idx";
  DROP INDEX "jobs_locales_parent_id_idx";
  DROP INDEX "_jobs_v_latest_sorted_idx";
  DROP INDEX "_jobs_v_version_version_address_key_idx";
  DROP INDEX "_jobs_v_locales_parent_id_idx";
  DROP INDEX "media_locales_parent_id_idx";
  DROP INDEX "reviews_locales_parent_id_idx";
  DROP INDEX "clients_locales_parent_id_idx";
  DROP INDEX "certificates_locales_parent_id_idx";
  DROP INDEX "site_settings_offices_locales_parent_id_idx";
  DROP INDEX "site_settings_locales_parent_id_idx";
  DROP INDEX "mails_locales_parent_id_idx";
  ALTER TABLE "projects_locales" DROP COLUMN "address_key";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_address_key";
  ALTER TABLE "posts_locales" DROP COLUMN "address_key";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_address_key";
  ALTER TABLE "jobs_locales" DROP COLUMN "address_key";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_address_key";`)
}
