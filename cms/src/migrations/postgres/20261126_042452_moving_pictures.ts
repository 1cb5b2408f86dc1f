import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "moving_id" integer;
  ALTER TABLE "media" ADD CONSTRAINT "media_moving_id_media_id_fk" FOREIGN KEY ("moving_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_moving_idx" ON "media" USING btree ("moving_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP CONSTRAINT "media_moving_id_media_id_fk";
  
  DROP INDEX "media_moving_idx";
  ALTER TABLE "media" DROP COLUMN "moving_id";`)
}
