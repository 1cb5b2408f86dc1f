import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages" ADD COLUMN "topic" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "person" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "idempotency_digest" varchar;
  ALTER TABLE "applications" ADD COLUMN "topic" varchar;
  ALTER TABLE "applications" ADD COLUMN "person" varchar;
  ALTER TABLE "applications" ADD COLUMN "idempotency_digest" varchar;
  CREATE UNIQUE INDEX "contact_messages_idempotency_digest_idx" ON "contact_messages" USING btree ("idempotency_digest");
  CREATE UNIQUE INDEX "applications_idempotency_digest_idx" ON "applications" USING btree ("idempotency_digest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_messages_idempotency_digest_idx";
  DROP INDEX "applications_idempotency_digest_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "topic";
  ALTER TABLE "contact_messages" DROP COLUMN "person";
  ALTER TABLE "contact_messages" DROP COLUMN "idempotency_digest";
  ALTER TABLE "applications" DROP COLUMN "topic";
  ALTER TABLE "applications" DROP COLUMN "person";
  ALTER TABLE "applications" DROP COLUMN "idempotency_digest";`)
}
