import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__site_settings_v_version_offices_workdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__site_settings_v_version_socials_platform" AS ENUM('x', 'instagram', 'facebook', 'xing', 'youtube', 'pinterest', 'github', 'linkedin', 'shopware');
  CREATE TYPE "public"."enum__site_settings_v_version_phone_rule" AS ENUM('indian', 'international');
  CREATE TYPE "public"."enum__mails_v_version_rules_about" AS ENUM('topic', 'person', 'service', 'office', 'job', 'messages', 'applications', 'everything');
  CREATE TYPE "public"."enum__mails_v_version_rules_service" AS ENUM('webDevelopment', 'seo', 'shop_migration', 'software_testing');
  CREATE TYPE "public"."enum__mails_v_version_rules_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum__mails_v_version_notice_language" AS ENUM('en', 'de');
  CREATE TABLE "jobs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_jobs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_offices_workdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_offices_workdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"phone" varchar,
  	"time_zone" varchar DEFAULT 'Europe/Berlin' NOT NULL,
  	"opens" varchar DEFAULT '09:00' NOT NULL,
  	"closes" varchar DEFAULT '18:00' NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_offices_locales" (
  	"city" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"platform" "enum__site_settings_v_version_socials_platform" NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_show_language_selector" boolean DEFAULT false,
  	"version_phone_rule" "enum__site_settings_v_version_phone_rule" DEFAULT 'indian' NOT NULL,
  	"version_translation_agreed" jsonb,
  	"version_translation_waiting_en" numeric,
  	"version_translation_outdated_en" numeric,
  	"version_translation_waiting_de" numeric,
  	"version_translation_outdated_de" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_brand_name" varchar NOT NULL,
  	"version_legal_name" varchar,
  	"version_claim" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mails_v_version_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"about" "enum__mails_v_version_rules_about" DEFAULT 'everything' NOT NULL,
  	"topic" varchar,
  	"person" varchar,
  	"service" "enum__mails_v_version_rules_service",
  	"office" varchar,
  	"job_id" integer,
  	"addresses" varchar NOT NULL,
  	"language" "enum__mails_v_version_rules_language" DEFAULT 'en' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mails_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notice_language" "enum__mails_v_version_notice_language" DEFAULT 'en' NOT NULL,
  	"version_notice_of_spam" boolean DEFAULT false,
  	"version_translation_agreed" jsonb,
  	"version_translation_waiting_en" numeric,
  	"version_translation_outdated_en" numeric,
  	"version_translation_waiting_de" numeric,
  	"version_translation_outdated_de" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_mails_v_locales" (
  	"version_contact_confirmation_subject" varchar,
  	"version_contact_confirmation_text" varchar,
  	"version_contact_notice_subject" varchar,
  	"version_contact_notice_text" varchar,
  	"version_contact_answer_subject" varchar,
  	"version_contact_answer_text" varchar,
  	"version_contact_handed_on_subject" varchar,
  	"version_contact_handed_on_text" varchar,
  	"version_application_confirmation_subject" varchar,
  	"version_application_confirmation_text" varchar,
  	"version_application_notice_subject" varchar,
  	"version_application_notice_text" varchar,
  	"version_application_answer_subject" varchar,
  	"version_application_answer_text" varchar,
  	"version_application_invitation_subject" varchar,
  	"version_application_invitation_text" varchar,
  	"version_application_rejection_subject" varchar,
  	"version_application_rejection_text" varchar,
  	"version_application_handed_on_subject" varchar,
  	"version_application_handed_on_text" varchar,
  	"version_password_subject" varchar,
  	"version_password_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "jobs_offices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_version_offices" DISABLE ROW LEVEL SECURITY;
  -- Offices are texts now, so that there may be any number of them.
  INSERT INTO "jobs_texts" ("order", "parent_id", "path", "text") SELECT "order", "parent_id", 'offices', "value"::text FROM "jobs_offices";
  INSERT INTO "_jobs_v_texts" ("order", "parent_id", "path", "text") SELECT "order", "parent_id", 'version.offices', "value"::text FROM "_jobs_v_version_offices";
  DROP TABLE "jobs_offices" CASCADE;
  DROP TABLE "_jobs_v_version_offices" CASCADE;
  ALTER TABLE "site_settings_offices" ALTER COLUMN "code" SET DATA TYPE varchar;
  ALTER TABLE "mails_rules" ALTER COLUMN "office" SET DATA TYPE varchar;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reviews" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "clients" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "certificates" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobs_texts" ADD CONSTRAINT "jobs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_texts" ADD CONSTRAINT "_jobs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_offices_workdays" ADD CONSTRAINT "_site_settings_v_version_offices_workdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_offices" ADD CONSTRAINT "_site_settings_v_version_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_offices_locales" ADD CONSTRAINT "_site_settings_v_version_offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_socials" ADD CONSTRAINT "_site_settings_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mails_v_version_rules" ADD CONSTRAINT "_mails_v_version_rules_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mails_v_version_rules" ADD CONSTRAINT "_mails_v_version_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mails_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mails_v_locales" ADD CONSTRAINT "_mails_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mails_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "jobs_texts_order_parent" ON "jobs_texts" USING btree ("order","parent_id");
  CREATE INDEX "_jobs_v_texts_order_parent" ON "_jobs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_version_offices_workdays_order_idx" ON "_site_settings_v_version_offices_workdays" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_offices_workdays_parent_idx" ON "_site_settings_v_version_offices_workdays" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_offices_order_idx" ON "_site_settings_v_version_offices" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_offices_parent_id_idx" ON "_site_settings_v_version_offices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_offices_locales_locale_parent_id_un" ON "_site_settings_v_version_offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_offices_locales_parent_id_idx" ON "_site_settings_v_version_offices_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_socials_order_idx" ON "_site_settings_v_version_socials" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_socials_parent_id_idx" ON "_site_settings_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_locales_parent_id_idx" ON "_site_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_mails_v_version_rules_order_idx" ON "_mails_v_version_rules" USING btree ("_order");
  CREATE INDEX "_mails_v_version_rules_parent_id_idx" ON "_mails_v_version_rules" USING btree ("_parent_id");
  CREATE INDEX "_mails_v_version_rules_job_idx" ON "_mails_v_version_rules" USING btree ("job_id");
  CREATE INDEX "_mails_v_created_at_idx" ON "_mails_v" USING btree ("created_at");
  CREATE INDEX "_mails_v_updated_at_idx" ON "_mails_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_mails_v_locales_locale_parent_id_unique" ON "_mails_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mails_v_locales_parent_id_idx" ON "_mails_v_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "clients_deleted_at_idx" ON "clients" USING btree ("deleted_at");
  CREATE INDEX "certificates_deleted_at_idx" ON "certificates" USING btree ("deleted_at");
  DROP TYPE "public"."enum_jobs_offices";
  DROP TYPE "public"."enum__jobs_v_version_offices";
  DROP TYPE "public"."enum_site_settings_offices_code";
  DROP TYPE "public"."enum_mails_rules_office";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_offices" AS ENUM('MUC', 'DUI', 'MAA', 'KHI');
  CREATE TYPE "public"."enum__jobs_v_version_offices" AS ENUM('MUC', 'DUI', 'MAA', 'KHI');
  CREATE TYPE "public"."enum_site_settings_offices_code" AS ENUM('MUC', 'DUI', 'MAA', 'KHI');
  CREATE TYPE "public"."enum_mails_rules_office" AS ENUM('MUC', 'DUI', 'MAA', 'KHI');
  CREATE TABLE "jobs_offices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_jobs_offices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_offices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__jobs_v_version_offices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  INSERT INTO "jobs_offices" ("order", "parent_id", "value") SELECT "order", "parent_id", "text"::"public"."enum_jobs_offices" FROM "jobs_texts" WHERE "path" = 'offices' AND "text" IN ('MUC', 'DUI', 'MAA', 'KHI');
  INSERT INTO "_jobs_v_version_offices" ("order", "parent_id", "value") SELECT "order", "parent_id", "text"::"public"."enum__jobs_v_version_offices" FROM "_jobs_v_texts" WHERE "path" = 'version.offices' AND "text" IN ('MUC', 'DUI', 'MAA', 'KHI');
  -- What lay in the trash isn't on the site again.
  UPDATE "pages" SET "_status" = 'draft' WHERE "deleted_at" IS NOT NULL;
  UPDATE "projects" SET "_status" = 'draft' WHERE "deleted_at" IS NOT NULL;
  UPDATE "posts" SET "_status" = 'draft' WHERE "deleted_at" IS NOT NULL;
  UPDATE "jobs" SET "_status" = 'draft' WHERE "deleted_at" IS NOT NULL;
  ALTER TABLE "jobs_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_offices_workdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_offices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_offices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_socials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mails_v_version_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mails_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mails_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "jobs_texts" CASCADE;
  DROP TABLE "_jobs_v_texts" CASCADE;
  DROP TABLE "_site_settings_v_version_offices_workdays" CASCADE;
  DROP TABLE "_site_settings_v_version_offices" CASCADE;
  DROP TABLE "_site_settings_v_version_offices_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_socials" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "_mails_v_version_rules" CASCADE;
  DROP TABLE "_mails_v" CASCADE;
  DROP TABLE "_mails_v_locales" CASCADE;
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "projects_deleted_at_idx";
  DROP INDEX "_projects_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "jobs_deleted_at_idx";
  DROP INDEX "_jobs_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "reviews_deleted_at_idx";
  DROP INDEX "clients_deleted_at_idx";
  DROP INDEX "certificates_deleted_at_idx";
  DELETE FROM "site_settings_offices" WHERE "code" NOT IN ('MUC', 'DUI', 'MAA', 'KHI');
  UPDATE "mails_rules" SET "office" = NULL WHERE "office" NOT IN ('MUC', 'DUI', 'MAA', 'KHI');
  ALTER TABLE "site_settings_offices" ALTER COLUMN "code" SET DATA TYPE "public"."enum_site_settings_offices_code" USING "code"::"public"."enum_site_settings_offices_code";
  ALTER TABLE "mails_rules" ALTER COLUMN "office" SET DATA TYPE "public"."enum_mails_rules_office" USING "office"::"public"."enum_mails_rules_office";
  ALTER TABLE "jobs_offices" ADD CONSTRAINT "jobs_offices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_offices" ADD CONSTRAINT "_jobs_v_version_offices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "jobs_offices_order_idx" ON "jobs_offices" USING btree ("order");
  CREATE INDEX "jobs_offices_parent_idx" ON "jobs_offices" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_offices_order_idx" ON "_jobs_v_version_offices" USING btree ("order");
  CREATE INDEX "_jobs_v_version_offices_parent_idx" ON "_jobs_v_version_offices" USING btree ("parent_id");
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "projects" DROP COLUMN "deleted_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "jobs" DROP COLUMN "deleted_at";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "reviews" DROP COLUMN "deleted_at";
  ALTER TABLE "clients" DROP COLUMN "deleted_at";
  ALTER TABLE "certificates" DROP COLUMN "deleted_at";
  DROP TYPE "public"."enum__site_settings_v_version_offices_workdays";
  DROP TYPE "public"."enum__site_settings_v_version_socials_platform";
  DROP TYPE "public"."enum__site_settings_v_version_phone_rule";
  DROP TYPE "public"."enum__mails_v_version_rules_about";
  DROP TYPE "public"."enum__mails_v_version_rules_service";
  DROP TYPE "public"."enum__mails_v_version_rules_language";
  DROP TYPE "public"."enum__mails_v_version_notice_language";`)
}
