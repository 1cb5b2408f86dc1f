import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails_locales" ADD COLUMN "plan_failed_subject" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "plan_failed_text" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "plan_late_subject" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "plan_late_text" varchar;
  ALTER TABLE "_mails_v_locales" ADD COLUMN "version_plan_failed_subject" varchar;
  ALTER TABLE "_mails_v_locales" ADD COLUMN "version_plan_failed_text" varchar;
  ALTER TABLE "_mails_v_locales" ADD COLUMN "version_plan_late_subject" varchar;
  ALTER TABLE "_mails_v_locales" ADD COLUMN "version_plan_late_text" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails_locales" DROP COLUMN "plan_failed_subject";
  ALTER TABLE "mails_locales" DROP COLUMN "plan_failed_text";
  ALTER TABLE "mails_locales" DROP COLUMN "plan_late_subject";
  ALTER TABLE "mails_locales" DROP COLUMN "plan_late_text";
  ALTER TABLE "_mails_v_locales" DROP COLUMN "version_plan_failed_subject";
  ALTER TABLE "_mails_v_locales" DROP COLUMN "version_plan_failed_text";
  ALTER TABLE "_mails_v_locales" DROP COLUMN "version_plan_late_subject";
  ALTER TABLE "_mails_v_locales" DROP COLUMN "version_plan_late_text";`)
}
