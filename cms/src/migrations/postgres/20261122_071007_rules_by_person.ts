import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_rules_about" ADD VALUE 'person' BEFORE 'service';
  ALTER TABLE "mails_rules" ADD COLUMN "person" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails_rules" ALTER COLUMN "about" SET DATA TYPE text;
  ALTER TABLE "mails_rules" ALTER COLUMN "about" SET DEFAULT 'everything'::text;
  DROP TYPE "public"."enum_mails_rules_about";
  CREATE TYPE "public"."enum_mails_rules_about" AS ENUM('topic', 'service', 'office', 'job', 'messages', 'applications', 'everything');
  ALTER TABLE "mails_rules" ALTER COLUMN "about" SET DEFAULT 'everything'::"public"."enum_mails_rules_about";
  ALTER TABLE "mails_rules" ALTER COLUMN "about" SET DATA TYPE "public"."enum_mails_rules_about" USING "about"::"public"."enum_mails_rules_about";
  ALTER TABLE "mails_rules" DROP COLUMN "person";`)
}
