import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" ADD COLUMN "contact_name" varchar;
  ALTER TABLE "jobs" ADD COLUMN "contact_image_id" integer;
  ALTER TABLE "jobs_locales" ADD COLUMN "contact_role" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_contact_name" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_contact_image_id" integer;
  ALTER TABLE "_jobs_v_locales" ADD COLUMN "version_contact_role" varchar;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_contact_image_id_media_id_fk" FOREIGN KEY ("contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_contact_image_id_media_id_fk" FOREIGN KEY ("version_contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "jobs_contact_contact_image_idx" ON "jobs" USING btree ("contact_image_id");
  CREATE INDEX "_jobs_v_version_contact_version_contact_image_idx" ON "_jobs_v" USING btree ("version_contact_image_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" DROP CONSTRAINT "jobs_contact_image_id_media_id_fk";
  
  ALTER TABLE "_jobs_v" DROP CONSTRAINT "_jobs_v_version_contact_image_id_media_id_fk";
  
  DROP INDEX "jobs_contact_contact_image_idx";
  DROP INDEX "_jobs_v_version_contact_version_contact_image_idx";
  ALTER TABLE "jobs" DROP COLUMN "contact_name";
  ALTER TABLE "jobs" DROP COLUMN "contact_image_id";
  ALTER TABLE "jobs_locales" DROP COLUMN "contact_role";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_contact_name";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_contact_image_id";
  ALTER TABLE "_jobs_v_locales" DROP COLUMN "version_contact_role";`)
}
