import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_locales" ADD COLUMN "body_links" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_body_links" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "body_links" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_body_links" varchar;
  ALTER TABLE "jobs_locales" ADD COLUMN "body_links" varchar;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_body_links" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_locales" DROP COLUMN "body_links";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_body_links";
  ALTER TABLE "posts_locales" DROP COLUMN "body_links";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_body_links";
  ALTER TABLE "jobs_locales" DROP COLUMN "body_links";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_body_links";`)
}
