import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_email_rule" AS ENUM('simple', 'any');
  CREATE TYPE "public"."enum__site_settings_v_version_email_rule" AS ENUM('simple', 'any');
  ALTER TABLE "site_settings" ADD COLUMN "email_rule" "enum_site_settings_email_rule" DEFAULT 'simple' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "carousels_autoplay" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_email_rule" "enum__site_settings_v_version_email_rule" DEFAULT 'simple' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_carousels_autoplay" boolean DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "email_rule";
  ALTER TABLE "site_settings" DROP COLUMN "carousels_autoplay";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_email_rule";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_carousels_autoplay";
  DROP TYPE "public"."enum_site_settings_email_rule";
  DROP TYPE "public"."enum__site_settings_v_version_email_rule";`)
}
