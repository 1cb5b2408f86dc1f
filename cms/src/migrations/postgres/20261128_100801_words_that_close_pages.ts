import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "words_locales" ADD COLUMN "closing_job_title" varchar;
  ALTER TABLE "words_locales" ADD COLUMN "closing_job_text" varchar;
  ALTER TABLE "words_locales" ADD COLUMN "closing_post_title" varchar;
  ALTER TABLE "words_locales" ADD COLUMN "closing_post_text" varchar;
  ALTER TABLE "words_locales" ADD COLUMN "closing_offer_title" varchar;
  ALTER TABLE "words_locales" ADD COLUMN "closing_offer_text" varchar;
  ALTER TABLE "_words_v_locales" ADD COLUMN "version_closing_job_title" varchar;
  ALTER TABLE "_words_v_locales" ADD COLUMN "version_closing_job_text" varchar;
  ALTER TABLE "_words_v_locales" ADD COLUMN "version_closing_post_title" varchar;
  ALTER TABLE "_words_v_locales" ADD COLUMN "version_closing_post_text" varchar;
  ALTER TABLE "_words_v_locales" ADD COLUMN "version_closing_offer_title" varchar;
  ALTER TABLE "_words_v_locales" ADD COLUMN "version_closing_offer_text" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "words_locales" DROP COLUMN "closing_job_title";
  ALTER TABLE "words_locales" DROP COLUMN "closing_job_text";
  ALTER TABLE "words_locales" DROP COLUMN "closing_post_title";
  ALTER TABLE "words_locales" DROP COLUMN "closing_post_text";
  ALTER TABLE "words_locales" DROP COLUMN "closing_offer_title";
  ALTER TABLE "words_locales" DROP COLUMN "closing_offer_text";
  ALTER TABLE "_words_v_locales" DROP COLUMN "version_closing_job_title";
  ALTER TABLE "_words_v_locales" DROP COLUMN "version_closing_job_text";
  ALTER TABLE "_words_v_locales" DROP COLUMN "version_closing_post_title";
  ALTER TABLE "_words_v_locales" DROP COLUMN "version_closing_post_text";
  ALTER TABLE "_words_v_locales" DROP COLUMN "version_closing_offer_title";
  ALTER TABLE "_words_v_locales" DROP COLUMN "version_closing_offer_text";`)
}
