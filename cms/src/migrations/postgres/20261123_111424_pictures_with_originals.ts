import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "original" varchar;
  ALTER TABLE "media" ADD COLUMN "crop" jsonb;
  CREATE INDEX "media_original_idx" ON "media" USING btree ("original");
  -- An empty alternative text said so until now.
  UPDATE "media" SET "decorative" = true WHERE "id" NOT IN (SELECT "_parent_id" FROM "media_locales" WHERE trim(coalesce("alt", '')) <> '');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_original_idx";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "media" DROP COLUMN "original";
  ALTER TABLE "media" DROP COLUMN "crop";`)
}
