import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "tall_id" integer;
  ALTER TABLE "media" ADD COLUMN "wide_id" integer;
  ALTER TABLE "media" ADD CONSTRAINT "media_tall_id_media_id_fk" FOREIGN KEY ("tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_wide_id_media_id_fk" FOREIGN KEY ("wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_tall_idx" ON "media" USING btree ("tall_id");
  CREATE INDEX "media_wide_idx" ON "media" USING btree ("wide_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP CONSTRAINT "media_tall_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_wide_id_media_id_fk";
  
  DROP INDEX "media_tall_idx";
  DROP INDEX "media_wide_idx";
  ALTER TABLE "media" DROP COLUMN "tall_id";
  ALTER TABLE "media" DROP COLUMN "wide_id";`)
}
