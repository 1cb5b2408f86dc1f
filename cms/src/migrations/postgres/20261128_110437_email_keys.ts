import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { postgresDialect } from '#cms/storage/database/fill-rows.ts'
import { fillEmailKeys } from '#cms/mail/fill-email-keys.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages" ADD COLUMN "email_key" varchar;
  ALTER TABLE "applications" ADD COLUMN "email_key" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "who_key" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "detail_key" varchar;
  CREATE INDEX "contact_messages_email_key_idx" ON "contact_messages" USING btree ("email_key");
  CREATE INDEX "applications_email_key_idx" ON "applications" USING btree ("email_key");
  CREATE INDEX "audit_log_who_key_idx" ON "audit_log" USING btree ("who_key");
  CREATE INDEX "audit_log_detail_key_idx" ON "audit_log" USING btree ("detail_key");`)
  // The database can't make keys itself.
  await fillEmailKeys(postgresDialect(sql, (query) => db.execute(query)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_messages_email_key_idx";
  DROP INDEX "applications_email_key_idx";
  DROP INDEX "audit_log_who_key_idx";
  DROP INDEX "audit_log_detail_key_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "email_key";
  ALTER TABLE "applications" DROP COLUMN "email_key";
  ALTER TABLE "audit_log" DROP COLUMN "who_key";
  ALTER TABLE "audit_log" DROP COLUMN "detail_key";`)
}
