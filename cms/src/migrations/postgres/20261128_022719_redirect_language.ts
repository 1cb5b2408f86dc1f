import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_language" AS ENUM('en', 'de');
  ALTER TABLE "redirects" ADD COLUMN "language" "enum_redirects_language";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DROP COLUMN "language";
  DROP TYPE "public"."enum_redirects_language";`)
}
