import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'sent_again' BEFORE 'answered';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "audit_log" WHERE "action" = 'sent_again';
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed_in', 'sign_in_failed', 'code_failed', 'password_failed', 'password_reset', 'second_factor_on', 'second_factor_off', 'user_made', 'roles_changed', 'user_deleted', 'settings_changed', 'draft_shared', 'draft_link_removed', 'listed', 'counted', 'opened', 'downloaded', 'deleted', 'noted', 'answered', 'list_exported', 'exported', 'erased');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";`)
}
