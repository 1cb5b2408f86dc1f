import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "link" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "link_text" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "results_title" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_link" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_link_text" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_results_title" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP COLUMN "link";
  ALTER TABLE "projects_locales" DROP COLUMN "link_text";
  ALTER TABLE "projects_locales" DROP COLUMN "results_title";
  ALTER TABLE "_projects_v" DROP COLUMN "version_link";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_link_text";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_results_title";`)
}
