import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  ALTER TABLE "redirects" ADD COLUMN "status" "enum_redirects_status" DEFAULT '301';
  ALTER TABLE "redirects" ADD COLUMN "uses" numeric DEFAULT 0;
  ALTER TABLE "redirects" ADD COLUMN "last_used" timestamp(3) with time zone;
  CREATE INDEX "redirects_uses_idx" ON "redirects" USING btree ("uses");
  CREATE INDEX "redirects_last_used_idx" ON "redirects" USING btree ("last_used");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "redirects_uses_idx";
  DROP INDEX "redirects_last_used_idx";
  ALTER TABLE "redirects" DROP COLUMN "status";
  ALTER TABLE "redirects" DROP COLUMN "uses";
  ALTER TABLE "redirects" DROP COLUMN "last_used";
  DROP TYPE "public"."enum_redirects_status";`)
}
