import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inbox_answers_language" AS ENUM('en', 'de');
  ALTER TYPE "public"."enum_users_roles" ADD VALUE 'translator' BEFORE 'recruiter';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'noted' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'answered' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'list_exported' BEFORE 'exported';
  CREATE TABLE "inbox_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer,
  	"application_id" integer,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inbox_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer,
  	"application_id" integer,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"language" "enum_inbox_answers_language" NOT NULL,
  	"mail_id" varchar NOT NULL,
  	"references" varchar,
  	"job" numeric,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contact_messages" ALTER COLUMN "status" SET DATA TYPE text;
  UPDATE "contact_messages" SET "status" = 'answered' WHERE "status" = 'closed';
  UPDATE "contact_messages" SET "status" = 'spam' WHERE "status" = 'new' AND "suspected_spam";
  ALTER TABLE "contact_messages" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_contact_messages_status";
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'in_progress', 'answered', 'spam');
  ALTER TABLE "contact_messages" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_contact_messages_status";
  ALTER TABLE "contact_messages" ALTER COLUMN "status" SET DATA TYPE "public"."enum_contact_messages_status" USING "status"::"public"."enum_contact_messages_status";
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE text;
  UPDATE "applications" SET "status" = 'in_review' WHERE "status" = 'in_progress';
  UPDATE "applications" SET "status" = 'interview' WHERE "status" = 'invited';
  UPDATE "applications" SET "status" = 'spam' WHERE "status" = 'new' AND "suspected_spam";
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_applications_status";
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'in_review', 'interview', 'offer', 'hired', 'rejected', 'withdrawn', 'spam');
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_applications_status";
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE "public"."enum_applications_status" USING "status"::"public"."enum_applications_status";
  ALTER TABLE "contact_messages" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "applications" ADD COLUMN "job_id" integer;
  ALTER TABLE "applications" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "mails_locales" ADD COLUMN "contact_answer_subject" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "contact_answer_text" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "contact_handed_on_subject" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "contact_handed_on_text" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "application_answer_subject" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "application_answer_text" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "application_invitation_subject" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "application_invitation_text" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "application_rejection_subject" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "application_rejection_text" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "application_handed_on_subject" varchar;
  ALTER TABLE "mails_locales" ADD COLUMN "application_handed_on_text" varchar;
  ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_answers" ADD CONSTRAINT "inbox_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_answers" ADD CONSTRAINT "inbox_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_answers" ADD CONSTRAINT "inbox_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "inbox_notes_message_idx" ON "inbox_notes" USING btree ("message_id");
  CREATE INDEX "inbox_notes_application_idx" ON "inbox_notes" USING btree ("application_id");
  CREATE INDEX "inbox_notes_author_idx" ON "inbox_notes" USING btree ("author_id");
  CREATE INDEX "inbox_notes_updated_at_idx" ON "inbox_notes" USING btree ("updated_at");
  CREATE INDEX "inbox_notes_created_at_idx" ON "inbox_notes" USING btree ("created_at");
  CREATE INDEX "inbox_answers_message_idx" ON "inbox_answers" USING btree ("message_id");
  CREATE INDEX "inbox_answers_application_idx" ON "inbox_answers" USING btree ("application_id");
  CREATE INDEX "inbox_answers_author_idx" ON "inbox_answers" USING btree ("author_id");
  CREATE UNIQUE INDEX "inbox_answers_mail_id_idx" ON "inbox_answers" USING btree ("mail_id");
  CREATE INDEX "inbox_answers_updated_at_idx" ON "inbox_answers" USING btree ("updated_at");
  CREATE INDEX "inbox_answers_created_at_idx" ON "inbox_answers" USING btree ("created_at");
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contact_messages_assigned_to_idx" ON "contact_messages" USING btree ("assigned_to_id");
  CREATE INDEX "status_createdAt_idx" ON "contact_messages" USING btree ("status","created_at");
  CREATE INDEX "applications_job_idx" ON "applications" USING btree ("job_id");
  CREATE INDEX "applications_assigned_to_idx" ON "applications" USING btree ("assigned_to_id");
  CREATE INDEX "status_createdAt_1_idx" ON "applications" USING btree ("status","created_at");
  INSERT INTO "inbox_notes" ("message_id", "author_name", "text", "created_at") SELECT "id", '–', "notes", "updated_at" FROM "contact_messages" WHERE trim("notes") <> '';
  ALTER TABLE "contact_messages" DROP COLUMN "notes";
  INSERT INTO "inbox_notes" ("application_id", "author_name", "text", "created_at") SELECT "id", '–', "notes", "updated_at" FROM "applications" WHERE trim("notes") <> '';
  ALTER TABLE "applications" DROP COLUMN "notes";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages" ADD COLUMN "notes" varchar;
  ALTER TABLE "applications" ADD COLUMN "notes" varchar;
  UPDATE "contact_messages" SET "notes" = (SELECT string_agg("text", chr(10) ORDER BY "id") FROM "inbox_notes" WHERE "message_id" = "contact_messages"."id");
  UPDATE "applications" SET "notes" = (SELECT string_agg("text", chr(10) ORDER BY "id") FROM "inbox_notes" WHERE "application_id" = "applications"."id");
  ALTER TABLE "inbox_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_answers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "inbox_notes" CASCADE;
  DROP TABLE "inbox_answers" CASCADE;
  ALTER TABLE "contact_messages" DROP CONSTRAINT IF EXISTS "contact_messages_assigned_to_id_users_id_fk";
  
  ALTER TABLE "applications" DROP CONSTRAINT IF EXISTS "applications_job_id_jobs_id_fk";
  
  ALTER TABLE "applications" DROP CONSTRAINT IF EXISTS "applications_assigned_to_id_users_id_fk";
  
  ALTER TABLE "contact_messages" ALTER COLUMN "status" SET DATA TYPE text;
  UPDATE "contact_messages" SET "status" = 'closed' WHERE "status" = 'spam';
  ALTER TABLE "contact_messages" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_contact_messages_status";
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'in_progress', 'answered', 'closed');
  ALTER TABLE "contact_messages" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_contact_messages_status";
  ALTER TABLE "contact_messages" ALTER COLUMN "status" SET DATA TYPE "public"."enum_contact_messages_status" USING "status"::"public"."enum_contact_messages_status";
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE text;
  UPDATE "applications" SET "status" = 'in_progress' WHERE "status" = 'in_review';
  UPDATE "applications" SET "status" = 'invited' WHERE "status" IN ('interview', 'offer');
  UPDATE "applications" SET "status" = 'rejected' WHERE "status" IN ('withdrawn', 'spam');
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_applications_status";
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'in_progress', 'invited', 'hired', 'rejected');
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_applications_status";
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE "public"."enum_applications_status" USING "status"::"public"."enum_applications_status";
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DELETE FROM "users_roles" WHERE "value" = 'translator';
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'recruiter', 'sales');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_log" WHERE "action" IN ('noted', 'answered', 'list_exported');
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed_in', 'sign_in_failed', 'code_failed', 'password_failed', 'password_reset', 'second_factor_on', 'second_factor_off', 'user_made', 'roles_changed', 'user_deleted', 'settings_changed', 'listed', 'opened', 'downloaded', 'deleted', 'exported', 'erased');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "contact_messages_assigned_to_idx";
  DROP INDEX "status_createdAt_idx";
  DROP INDEX "applications_job_idx";
  DROP INDEX "applications_assigned_to_idx";
  DROP INDEX "status_createdAt_1_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "assigned_to_id";
  ALTER TABLE "applications" DROP COLUMN "job_id";
  ALTER TABLE "applications" DROP COLUMN "assigned_to_id";
  ALTER TABLE "mails_locales" DROP COLUMN "contact_answer_subject";
  ALTER TABLE "mails_locales" DROP COLUMN "contact_answer_text";
  ALTER TABLE "mails_locales" DROP COLUMN "contact_handed_on_subject";
  ALTER TABLE "mails_locales" DROP COLUMN "contact_handed_on_text";
  ALTER TABLE "mails_locales" DROP COLUMN "application_answer_subject";
  ALTER TABLE "mails_locales" DROP COLUMN "application_answer_text";
  ALTER TABLE "mails_locales" DROP COLUMN "application_invitation_subject";
  ALTER TABLE "mails_locales" DROP COLUMN "application_invitation_text";
  ALTER TABLE "mails_locales" DROP COLUMN "application_rejection_subject";
  ALTER TABLE "mails_locales" DROP COLUMN "application_rejection_text";
  ALTER TABLE "mails_locales" DROP COLUMN "application_handed_on_subject";
  ALTER TABLE "mails_locales" DROP COLUMN "application_handed_on_text";
  DROP TYPE "public"."enum_inbox_answers_language";`)
}
