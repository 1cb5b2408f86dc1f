import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_rules_about" AS ENUM('topic', 'service', 'office', 'job', 'messages', 'applications', 'everything');
  CREATE TYPE "public"."enum_mails_rules_service" AS ENUM('webDevelopment', 'seo', 'shop_migration', 'software_testing');
  CREATE TYPE "public"."enum_mails_rules_office" AS ENUM('MUC', 'DUI', 'MAA', 'KHI');
  CREATE TYPE "public"."enum_mails_rules_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_mails_notice_language" AS ENUM('en', 'de');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendMail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'callWebhook' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendMail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'callWebhook' BEFORE 'schedulePublish';
  CREATE TABLE "mails_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"about" "enum_mails_rules_about" DEFAULT 'everything' NOT NULL,
  	"topic" varchar,
  	"service" "enum_mails_rules_service",
  	"office" "enum_mails_rules_office",
  	"job_id" integer,
  	"addresses" varchar NOT NULL,
  	"language" "enum_mails_rules_language" DEFAULT 'en' NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice_language" "enum_mails_notice_language" DEFAULT 'en' NOT NULL,
  	"notice_of_spam" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mails_locales" (
  	"contact_confirmation_subject" varchar,
  	"contact_confirmation_text" varchar,
  	"contact_notice_subject" varchar,
  	"contact_notice_text" varchar,
  	"application_confirmation_subject" varchar,
  	"application_confirmation_text" varchar,
  	"application_notice_subject" varchar,
  	"application_notice_text" varchar,
  	"password_subject" varchar,
  	"password_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "mails_rules" ADD CONSTRAINT "mails_rules_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails_rules" ADD CONSTRAINT "mails_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_locales" ADD CONSTRAINT "mails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_rules_order_idx" ON "mails_rules" USING btree ("_order");
  CREATE INDEX "mails_rules_parent_id_idx" ON "mails_rules" USING btree ("_parent_id");
  CREATE INDEX "mails_rules_job_idx" ON "mails_rules" USING btree ("job_id");
  CREATE UNIQUE INDEX "mails_locales_locale_parent_id_unique" ON "mails_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mails_rules" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "mails_locales" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_mails_rules_about";
  DROP TYPE "public"."enum_mails_rules_service";
  DROP TYPE "public"."enum_mails_rules_office";
  DROP TYPE "public"."enum_mails_rules_language";
  DROP TYPE "public"."enum_mails_notice_language";`)
}
