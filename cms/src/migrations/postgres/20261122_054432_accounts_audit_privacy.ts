import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_applications_active_content" AS ENUM('macros', 'javascript', 'launch', 'open_action', 'embedded_file', 'rich_media', 'activex', 'external', 'encrypted', 'unreadable');
  CREATE TYPE "public"."enum_resumes_active_content" AS ENUM('macros', 'javascript', 'launch', 'open_action', 'embedded_file', 'rich_media', 'activex', 'external', 'encrypted', 'unreadable');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed_in', 'sign_in_failed', 'code_failed', 'password_reset', 'second_factor_on', 'second_factor_off', 'user_made', 'roles_changed', 'user_deleted', 'listed', 'opened', 'downloaded', 'deleted', 'exported', 'erased');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'retention' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'retention' BEFORE 'schedulePublish';
  CREATE TABLE "applications_active_content" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_applications_active_content",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "resumes_active_content" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_resumes_active_content",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar,
  	"action" "enum_audit_log_action" NOT NULL,
  	"target" varchar,
  	"detail" varchar,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"messages" numeric DEFAULT 12 NOT NULL,
  	"applications" numeric DEFAULT 6 NOT NULL,
  	"audit" numeric DEFAULT 12 NOT NULL,
  	"outbox" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "applications" ADD COLUMN "keep_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "totp_enabled" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "totp_required" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "totp_secret" varchar;
  ALTER TABLE "users" ADD COLUMN "totp_last_period" numeric;
  ALTER TABLE "users" ADD COLUMN "recovery_digests" jsonb;
  ALTER TABLE "payload_jobs" ADD COLUMN "meta" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "applications_active_content" ADD CONSTRAINT "applications_active_content_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resumes_active_content" ADD CONSTRAINT "resumes_active_content_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_active_content_order_idx" ON "applications_active_content" USING btree ("order");
  CREATE INDEX "applications_active_content_parent_idx" ON "applications_active_content" USING btree ("parent_id");
  CREATE INDEX "resumes_active_content_order_idx" ON "resumes_active_content" USING btree ("order");
  CREATE INDEX "resumes_active_content_parent_idx" ON "resumes_active_content" USING btree ("parent_id");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications_active_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resumes_active_content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "applications_active_content" CASCADE;
  DROP TABLE "resumes_active_content" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'callWebhook', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'callWebhook', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "applications" DROP COLUMN "keep_until";
  ALTER TABLE "users" DROP COLUMN "totp_enabled";
  ALTER TABLE "users" DROP COLUMN "totp_required";
  ALTER TABLE "users" DROP COLUMN "totp_secret";
  ALTER TABLE "users" DROP COLUMN "totp_last_period";
  ALTER TABLE "users" DROP COLUMN "recovery_digests";
  ALTER TABLE "payload_jobs" DROP COLUMN "meta";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TYPE "public"."enum_applications_active_content";
  DROP TYPE "public"."enum_resumes_active_content";
  DROP TYPE "public"."enum_audit_log_action";`)
}
