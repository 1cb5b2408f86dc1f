import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "projects" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "jobs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "media" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "reviews" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "clients" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "certificates" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "redirects" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "applications" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "navigation" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "words" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_words_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "mails" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_mails_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "privacy_settings" ADD COLUMN "saved_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "projects" DROP COLUMN "saved_by";
  ALTER TABLE "_projects_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "posts" DROP COLUMN "saved_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "jobs" DROP COLUMN "saved_by";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "media" DROP COLUMN "saved_by";
  ALTER TABLE "reviews" DROP COLUMN "saved_by";
  ALTER TABLE "clients" DROP COLUMN "saved_by";
  ALTER TABLE "certificates" DROP COLUMN "saved_by";
  ALTER TABLE "redirects" DROP COLUMN "saved_by";
  ALTER TABLE "contact_messages" DROP COLUMN "saved_by";
  ALTER TABLE "applications" DROP COLUMN "saved_by";
  ALTER TABLE "site_settings" DROP COLUMN "saved_by";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "navigation" DROP COLUMN "saved_by";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "words" DROP COLUMN "saved_by";
  ALTER TABLE "_words_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "mails" DROP COLUMN "saved_by";
  ALTER TABLE "_mails_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "privacy_settings" DROP COLUMN "saved_by";`)
}
