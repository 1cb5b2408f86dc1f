import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_pages_page_key" AS ENUM('client', 'homepage', 'products', 'ecommerce', 'service', 'contactus', 'aboutus', 'projects', 'career', 'blog', 'review', 'legal', 'news', 'page');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_page_key" AS ENUM('client', 'homepage', 'products', 'ecommerce', 'service', 'contactus', 'aboutus', 'projects', 'career', 'blog', 'review', 'legal', 'news', 'page');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_posts_post_type" AS ENUM('blog', 'news');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_post_type" AS ENUM('blog', 'news');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_jobs_salary_currency" AS ENUM('EUR', 'INR', 'PKR');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_salary_currency" AS ENUM('EUR', 'INR', 'PKR');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_redirects_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'in_progress', 'answered', 'spam');
  CREATE TYPE "public"."enum_contact_messages_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_applications_active_content" AS ENUM('macros', 'javascript', 'launch', 'open_action', 'embedded_file', 'rich_media', 'activex', 'external', 'encrypted', 'unreadable');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'in_review', 'interview', 'offer', 'hired', 'rejected', 'withdrawn', 'spam');
  CREATE TYPE "public"."enum_applications_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_resumes_active_content" AS ENUM('macros', 'javascript', 'launch', 'open_action', 'embedded_file', 'rich_media', 'activex', 'external', 'encrypted', 'unreadable');
  CREATE TYPE "public"."enum_inbox_answers_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'translator', 'translator_en', 'recruiter', 'sales');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed_in', 'sign_in_failed', 'code_failed', 'password_failed', 'password_reset', 'second_factor_on', 'second_factor_off', 'user_made', 'roles_changed', 'user_deleted', 'settings_changed', 'draft_shared', 'draft_link_removed', 'listed', 'counted', 'opened', 'downloaded', 'deleted', 'noted', 'sent_again', 'answered', 'list_exported', 'exported', 'erased');
  CREATE TYPE "public"."enum_draft_links_part" AS ENUM('pages', 'projects', 'posts', 'jobs');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'callWebhook', 'retention', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'callWebhook', 'retention', 'schedulePublish');
  CREATE TYPE "public"."enum_site_settings_offices_workdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_site_settings_socials_platform" AS ENUM('x', 'instagram', 'facebook', 'xing', 'youtube', 'pinterest', 'github', 'linkedin', 'shopware');
  CREATE TYPE "public"."enum_site_settings_phone_rule" AS ENUM('indian', 'international');
  CREATE TYPE "public"."enum_site_settings_email_rule" AS ENUM('simple', 'any');
  CREATE TYPE "public"."enum__site_settings_v_version_offices_workdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__site_settings_v_version_socials_platform" AS ENUM('x', 'instagram', 'facebook', 'xing', 'youtube', 'pinterest', 'github', 'linkedin', 'shopware');
  CREATE TYPE "public"."enum__site_settings_v_version_phone_rule" AS ENUM('indian', 'international');
  CREATE TYPE "public"."enum__site_settings_v_version_email_rule" AS ENUM('simple', 'any');
  CREATE TYPE "public"."enum_navigation_menu_columns_links_shown_in" AS ENUM('both', 'en', 'de');
  CREATE TYPE "public"."enum_navigation_menu_teaser" AS ENUM('none', 'post', 'project', 'jobs', 'own');
  CREATE TYPE "public"."enum_navigation_menu_shown_in" AS ENUM('both', 'en', 'de');
  CREATE TYPE "public"."enum_navigation_footer_links_shown_in" AS ENUM('both', 'en', 'de');
  CREATE TYPE "public"."enum_navigation_legal_shown_in" AS ENUM('both', 'en', 'de');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_menu_columns_links_shown_in" AS ENUM('both', 'en', 'de');
  CREATE TYPE "public"."enum__navigation_v_version_menu_teaser" AS ENUM('none', 'post', 'project', 'jobs', 'own');
  CREATE TYPE "public"."enum__navigation_v_version_menu_shown_in" AS ENUM('both', 'en', 'de');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_shown_in" AS ENUM('both', 'en', 'de');
  CREATE TYPE "public"."enum__navigation_v_version_legal_shown_in" AS ENUM('both', 'en', 'de');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__words_v_published_locale" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_mails_rules_about" AS ENUM('topic', 'person', 'service', 'office', 'job', 'messages', 'applications', 'everything');
  CREATE TYPE "public"."enum_mails_rules_service" AS ENUM('webDevelopment', 'seo', 'shop_migration', 'software_testing');
  CREATE TYPE "public"."enum_mails_rules_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum_mails_notice_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum__mails_v_version_rules_about" AS ENUM('topic', 'person', 'service', 'office', 'job', 'messages', 'applications', 'everything');
  CREATE TYPE "public"."enum__mails_v_version_rules_service" AS ENUM('webDevelopment', 'seo', 'shop_migration', 'software_testing');
  CREATE TYPE "public"."enum__mails_v_version_rules_language" AS ENUM('en', 'de');
  CREATE TYPE "public"."enum__mails_v_version_notice_language" AS ENUM('en', 'de');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"page_key" "enum_pages_page_key",
  	"slug" varchar,
  	"parent_id" integer,
  	"plain" boolean DEFAULT false,
  	"sections" jsonb,
  	"seo_image_id" integer,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"segment" varchar,
  	"title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_page_key" "enum__pages_v_version_page_key",
  	"version_slug" varchar,
  	"version_parent_id" integer,
  	"version_plain" boolean DEFAULT false,
  	"version_sections" jsonb,
  	"version_seo_image_id" integer,
  	"version_translation_agreed" jsonb,
  	"version_translation_waiting_en" numeric,
  	"version_translation_outdated_en" numeric,
  	"version_translation_waiting_de" numeric,
  	"version_translation_outdated_de" numeric,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_segment" varchar,
  	"version_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "projects_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_facts_locales" (
  	"term" varchar,
  	"value" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "projects_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_results_locales" (
  	"term" varchar,
  	"value" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"link" varchar,
  	"review_id" integer,
  	"seo_image_id" integer,
  	"year" numeric,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"address_key" varchar,
  	"title" varchar,
  	"description" varchar,
  	"pro_category" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"body_links" varchar,
  	"link_text" varchar,
  	"results_title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_projects_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_facts_locales" (
  	"term" varchar,
  	"value" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_results_locales" (
  	"term" varchar,
  	"value" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_link" varchar,
  	"version_review_id" integer,
  	"version_seo_image_id" integer,
  	"version_year" numeric,
  	"version_translation_agreed" jsonb,
  	"version_translation_waiting_en" numeric,
  	"version_translation_outdated_en" numeric,
  	"version_translation_waiting_de" numeric,
  	"version_translation_outdated_de" numeric,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_address_key" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_pro_category" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_body_links" varchar,
  	"version_link_text" varchar,
  	"version_results_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"seo_image_id" integer,
  	"post_type" "enum_posts_post_type" DEFAULT 'blog',
  	"date" timestamp(3) with time zone,
  	"author_name" varchar,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"address_key" varchar,
  	"title" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"body_links" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"category" varchar,
  	"author_role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_image_id" integer,
  	"version_seo_image_id" integer,
  	"version_post_type" "enum__posts_v_version_post_type" DEFAULT 'blog',
  	"version_date" timestamp(3) with time zone,
  	"version_author_name" varchar,
  	"version_translation_agreed" jsonb,
  	"version_translation_waiting_en" numeric,
  	"version_translation_outdated_en" numeric,
  	"version_translation_waiting_de" numeric,
  	"version_translation_outdated_de" numeric,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_address_key" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_body_links" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_category" varchar,
  	"version_author_role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"seo_image_id" integer,
  	"starts" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"posted" timestamp(3) with time zone,
  	"salary_from" numeric,
  	"salary_to" numeric,
  	"salary_currency" "enum_jobs_salary_currency" DEFAULT 'EUR',
  	"contact_name" varchar,
  	"contact_image_id" integer,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_locales" (
  	"address_key" varchar,
  	"title" varchar,
  	"description" varchar,
  	"detail_desc" varchar,
  	"body" jsonb,
  	"body_links" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"job_type" varchar,
  	"houres" varchar,
  	"category" varchar,
  	"contact_role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "jobs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_seo_image_id" integer,
  	"version_starts" timestamp(3) with time zone,
  	"version_valid_through" timestamp(3) with time zone,
  	"version_posted" timestamp(3) with time zone,
  	"version_salary_from" numeric,
  	"version_salary_to" numeric,
  	"version_salary_currency" "enum__jobs_v_version_salary_currency" DEFAULT 'EUR',
  	"version_contact_name" varchar,
  	"version_contact_image_id" integer,
  	"version_translation_agreed" jsonb,
  	"version_translation_waiting_en" numeric,
  	"version_translation_outdated_en" numeric,
  	"version_translation_waiting_de" numeric,
  	"version_translation_outdated_de" numeric,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_address_key" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_detail_desc" varchar,
  	"version_body" jsonb,
  	"version_body_links" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_job_type" varchar,
  	"version_houres" varchar,
  	"version_category" varchar,
  	"version_contact_role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_jobs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decorative" boolean DEFAULT false,
  	"tall_id" integer,
  	"wide_id" integer,
  	"moving_id" integer,
  	"german_id" integer,
  	"original" varchar,
  	"crop" jsonb,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif_480_url" varchar,
  	"sizes_avif_480_width" numeric,
  	"sizes_avif_480_height" numeric,
  	"sizes_avif_480_mime_type" varchar,
  	"sizes_avif_480_filesize" numeric,
  	"sizes_avif_480_filename" varchar,
  	"sizes_avif_960_url" varchar,
  	"sizes_avif_960_width" numeric,
  	"sizes_avif_960_height" numeric,
  	"sizes_avif_960_mime_type" varchar,
  	"sizes_avif_960_filesize" numeric,
  	"sizes_avif_960_filename" varchar,
  	"sizes_avif_1600_url" varchar,
  	"sizes_avif_1600_width" numeric,
  	"sizes_avif_1600_height" numeric,
  	"sizes_avif_1600_mime_type" varchar,
  	"sizes_avif_1600_filesize" numeric,
  	"sizes_avif_1600_filename" varchar,
  	"sizes_webp_960_url" varchar,
  	"sizes_webp_960_width" numeric,
  	"sizes_webp_960_height" numeric,
  	"sizes_webp_960_mime_type" varchar,
  	"sizes_webp_960_filesize" numeric,
  	"sizes_webp_960_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"image_id" integer,
  	"logo_id" integer,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reviews_locales" (
  	"location_company" varchar NOT NULL,
  	"review" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer NOT NULL,
  	"link" varchar,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "clients_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"date" timestamp(3) with time zone,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "certificates_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301',
  	"language" "enum_redirects_language",
  	"uses" numeric DEFAULT 0,
  	"last_used" timestamp(3) with time zone,
  	"by_rename" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mr_or_mrs" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"company" varchar,
  	"email" varchar,
  	"phone_number" varchar,
  	"department_label" varchar,
  	"department" varchar,
  	"topic" varchar,
  	"person" varchar,
  	"description" varchar,
  	"checkbox" boolean,
  	"email_key" varchar,
  	"idempotency_digest" varchar,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" integer,
  	"suspected_spam" boolean DEFAULT false,
  	"language" "enum_contact_messages_language",
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "applications_active_content" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_applications_active_content",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar,
  	"email" varchar,
  	"phone_number" varchar,
  	"position" varchar,
  	"years_of_experience" numeric,
  	"job_id" integer,
  	"topic" varchar,
  	"person" varchar,
  	"resume_id" integer,
  	"checkbox" boolean,
  	"email_key" varchar,
  	"idempotency_digest" varchar,
  	"keep_until" timestamp(3) with time zone,
  	"status" "enum_applications_status" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" integer,
  	"suspected_spam" boolean DEFAULT false,
  	"language" "enum_applications_language",
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "resumes_active_content" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_resumes_active_content",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "resumes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
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
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"totp_enabled" boolean DEFAULT false,
  	"totp_required" boolean DEFAULT false,
  	"totp_secret" varchar,
  	"totp_last_period" numeric,
  	"recovery_digests" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar,
  	"action" "enum_audit_log_action" NOT NULL,
  	"target" varchar,
  	"detail" varchar,
  	"who_key" varchar,
  	"detail_key" varchar,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "draft_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"part" "enum_draft_links_part" NOT NULL,
  	"document" numeric NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"made_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"projects_id" integer,
  	"posts_id" integer,
  	"jobs_id" integer,
  	"media_id" integer,
  	"reviews_id" integer,
  	"clients_id" integer,
  	"certificates_id" integer,
  	"redirects_id" integer,
  	"contact_messages_id" integer,
  	"applications_id" integer,
  	"resumes_id" integer,
  	"users_id" integer,
  	"audit_log_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_offices_workdays" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_offices_workdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"phone" varchar,
  	"time_zone" varchar DEFAULT 'Europe/Berlin' NOT NULL,
  	"opens" varchar DEFAULT '09:00' NOT NULL,
  	"closes" varchar DEFAULT '18:00' NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL
  );
  
  CREATE TABLE "site_settings_offices_locales" (
  	"city" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"platform" "enum_site_settings_socials_platform" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"show_language_selector" boolean DEFAULT false,
  	"phone_rule" "enum_site_settings_phone_rule" DEFAULT 'indian' NOT NULL,
  	"email_rule" "enum_site_settings_email_rule" DEFAULT 'simple' NOT NULL,
  	"carousels_autoplay" boolean DEFAULT true,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"brand_name" varchar NOT NULL,
  	"legal_name" varchar,
  	"claim" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"version_email_rule" "enum__site_settings_v_version_email_rule" DEFAULT 'simple' NOT NULL,
  	"version_carousels_autoplay" boolean DEFAULT true,
  	"version_translation_agreed" jsonb,
  	"version_translation_waiting_en" numeric,
  	"version_translation_outdated_en" numeric,
  	"version_translation_waiting_de" numeric,
  	"version_translation_outdated_de" numeric,
  	"version_saved_by" varchar,
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
  
  CREATE TABLE "navigation_menu_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"shown_in" "enum_navigation_menu_columns_links_shown_in" DEFAULT 'both'
  );
  
  CREATE TABLE "navigation_menu_columns_links_locales" (
  	"label" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_menu_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_menu_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"call_link" varchar,
  	"teaser" "enum_navigation_menu_teaser" DEFAULT 'none',
  	"teaser_project_id" integer,
  	"teaser_image_id" integer,
  	"teaser_link" varchar,
  	"as_button" boolean DEFAULT false,
  	"shown_in" "enum_navigation_menu_shown_in" DEFAULT 'both'
  );
  
  CREATE TABLE "navigation_menu_locales" (
  	"label" varchar,
  	"intro" varchar,
  	"call_label" varchar,
  	"teaser_title" varchar,
  	"teaser_text" varchar,
  	"teaser_action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"shown_in" "enum_navigation_footer_links_shown_in" DEFAULT 'both'
  );
  
  CREATE TABLE "navigation_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_footer_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"shown_in" "enum_navigation_legal_shown_in" DEFAULT 'both'
  );
  
  CREATE TABLE "navigation_legal_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_bar_socials" boolean DEFAULT true,
  	"contact_bar_email" boolean DEFAULT true,
  	"contact_bar_phone" boolean DEFAULT true,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_menu_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"shown_in" "enum__navigation_v_version_menu_columns_links_shown_in" DEFAULT 'both',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_columns_links_locales" (
  	"label" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_menu_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"call_link" varchar,
  	"teaser" "enum__navigation_v_version_menu_teaser" DEFAULT 'none',
  	"teaser_project_id" integer,
  	"teaser_image_id" integer,
  	"teaser_link" varchar,
  	"as_button" boolean DEFAULT false,
  	"shown_in" "enum__navigation_v_version_menu_shown_in" DEFAULT 'both',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_locales" (
  	"label" varchar,
  	"intro" varchar,
  	"call_label" varchar,
  	"teaser_title" varchar,
  	"teaser_text" varchar,
  	"teaser_action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"shown_in" "enum__navigation_v_version_footer_links_shown_in" DEFAULT 'both',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"shown_in" "enum__navigation_v_version_legal_shown_in" DEFAULT 'both',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_legal_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_bar_socials" boolean DEFAULT true,
  	"version_contact_bar_email" boolean DEFAULT true,
  	"version_contact_bar_phone" boolean DEFAULT true,
  	"version_translation_agreed" jsonb,
  	"version_translation_waiting_en" numeric,
  	"version_translation_outdated_en" numeric,
  	"version_translation_waiting_de" numeric,
  	"version_translation_outdated_de" numeric,
  	"version_saved_by" varchar,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"_status" "enum_words_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "words_locales" (
  	"form_send" varchar,
  	"form_sending" varchar,
  	"form_all_required" varchar,
  	"form_message_hint" varchar,
  	"form_around" varchar,
  	"form_about" varchar,
  	"form_about_help" varchar,
  	"contact_labels_mrormrs" varchar,
  	"contact_labels_first_name" varchar,
  	"contact_labels_name" varchar,
  	"contact_labels_company" varchar,
  	"contact_labels_service" varchar,
  	"contact_labels_email" varchar,
  	"contact_labels_mobile" varchar,
  	"contact_labels_message" varchar,
  	"titles_mr" varchar,
  	"titles_mrs" varchar,
  	"services_web_development" varchar,
  	"services_seo" varchar,
  	"services_shop_migration" varchar,
  	"services_software_testing" varchar,
  	"application_apply" varchar,
  	"application_apply_text" varchar,
  	"application_send_application" varchar,
  	"application_years_help" varchar,
  	"application_resume_help" varchar,
  	"application_read_terms" varchar,
  	"application_terms" varchar,
  	"application_and" varchar,
  	"application_privacy" varchar,
  	"application_received" varchar,
  	"application_next" varchar,
  	"application_steps" varchar,
  	"application_see_jobs" varchar,
  	"application_labels_full_name" varchar,
  	"application_labels_email" varchar,
  	"application_labels_phone_number" varchar,
  	"application_labels_position" varchar,
  	"application_labels_years_of_experience" varchar,
  	"application_labels_resume" varchar,
  	"application_labels_checkbox" varchar,
  	"file_optional" varchar,
  	"file_drop_here" varchar,
  	"file_or" varchar,
  	"file_choose" varchar,
  	"answers_contact_title" varchar,
  	"answers_contact_text" varchar,
  	"answers_application_text" varchar,
  	"sent_back_home" varchar,
  	"sent_see_projects" varchar,
  	"sent_received" varchar,
  	"error_title" varchar,
  	"error_text" varchar,
  	"error_failed_title" varchar,
  	"error_failed_text" varchar,
  	"error_go_home" varchar,
  	"error_projects" varchar,
  	"error_image_alt" varchar,
  	"error_failed_image_alt" varchar,
  	"error_unavailable" varchar,
  	"map_question" varchar,
  	"map_explanation" varchar,
  	"map_remember" varchar,
  	"map_load" varchar,
  	"map_offices" varchar,
  	"map_hide" varchar,
  	"map_forget" varchar,
  	"map_local_time" varchar,
  	"shell_contact" varchar,
  	"shell_main_navigation" varchar,
  	"shell_menu" varchar,
  	"shell_home" varchar,
  	"shell_language" varchar,
  	"shell_social_networks" varchar,
  	"shell_footer_navigation" varchar,
  	"shell_offices" varchar,
  	"shell_on_the_map" varchar,
  	"shell_to_top" varchar,
  	"shell_call" varchar,
  	"shell_write" varchar,
  	"shell_skip_to_content" varchar,
  	"crumbs_breadcrumbs" varchar,
  	"crumbs_home" varchar,
  	"teasers_view_project" varchar,
  	"teasers_read_post" varchar,
  	"teasers_see_jobs" varchar,
  	"career_filter" varchar,
  	"career_office" varchar,
  	"career_all_offices" varchar,
  	"career_team" varchar,
  	"career_all_teams" varchar,
  	"career_none" varchar,
  	"career_none_at_all" varchar,
  	"career_open" varchar,
  	"detail_turn_the_page" varchar,
  	"detail_previous" varchar,
  	"detail_next" varchar,
  	"detail_further" varchar,
  	"detail_by" varchar,
  	"detail_from" varchar,
  	"detail_facts" varchar,
  	"detail_questions_text" varchar,
  	"detail_apply_now" varchar,
  	"detail_further_jobs" varchar,
  	"detail_further_services" varchar,
  	"closing_job_title" varchar,
  	"closing_job_text" varchar,
  	"closing_post_title" varchar,
  	"closing_post_text" varchar,
  	"closing_offer_title" varchar,
  	"closing_offer_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_agreed" jsonb,
  	"version_translation_waiting_en" numeric,
  	"version_translation_outdated_en" numeric,
  	"version_translation_waiting_de" numeric,
  	"version_translation_outdated_de" numeric,
  	"version_saved_by" varchar,
  	"version__status" "enum__words_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__words_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_words_v_locales" (
  	"version_form_send" varchar,
  	"version_form_sending" varchar,
  	"version_form_all_required" varchar,
  	"version_form_message_hint" varchar,
  	"version_form_around" varchar,
  	"version_form_about" varchar,
  	"version_form_about_help" varchar,
  	"version_contact_labels_mrormrs" varchar,
  	"version_contact_labels_first_name" varchar,
  	"version_contact_labels_name" varchar,
  	"version_contact_labels_company" varchar,
  	"version_contact_labels_service" varchar,
  	"version_contact_labels_email" varchar,
  	"version_contact_labels_mobile" varchar,
  	"version_contact_labels_message" varchar,
  	"version_titles_mr" varchar,
  	"version_titles_mrs" varchar,
  	"version_services_web_development" varchar,
  	"version_services_seo" varchar,
  	"version_services_shop_migration" varchar,
  	"version_services_software_testing" varchar,
  	"version_application_apply" varchar,
  	"version_application_apply_text" varchar,
  	"version_application_send_application" varchar,
  	"version_application_years_help" varchar,
  	"version_application_resume_help" varchar,
  	"version_application_read_terms" varchar,
  	"version_application_terms" varchar,
  	"version_application_and" varchar,
  	"version_application_privacy" varchar,
  	"version_application_received" varchar,
  	"version_application_next" varchar,
  	"version_application_steps" varchar,
  	"version_application_see_jobs" varchar,
  	"version_application_labels_full_name" varchar,
  	"version_application_labels_email" varchar,
  	"version_application_labels_phone_number" varchar,
  	"version_application_labels_position" varchar,
  	"version_application_labels_years_of_experience" varchar,
  	"version_application_labels_resume" varchar,
  	"version_application_labels_checkbox" varchar,
  	"version_file_optional" varchar,
  	"version_file_drop_here" varchar,
  	"version_file_or" varchar,
  	"version_file_choose" varchar,
  	"version_answers_contact_title" varchar,
  	"version_answers_contact_text" varchar,
  	"version_answers_application_text" varchar,
  	"version_sent_back_home" varchar,
  	"version_sent_see_projects" varchar,
  	"version_sent_received" varchar,
  	"version_error_title" varchar,
  	"version_error_text" varchar,
  	"version_error_failed_title" varchar,
  	"version_error_failed_text" varchar,
  	"version_error_go_home" varchar,
  	"version_error_projects" varchar,
  	"version_error_image_alt" varchar,
  	"version_error_failed_image_alt" varchar,
  	"version_error_unavailable" varchar,
  	"version_map_question" varchar,
  	"version_map_explanation" varchar,
  	"version_map_remember" varchar,
  	"version_map_load" varchar,
  	"version_map_offices" varchar,
  	"version_map_hide" varchar,
  	"version_map_forget" varchar,
  	"version_map_local_time" varchar,
  	"version_shell_contact" varchar,
  	"version_shell_main_navigation" varchar,
  	"version_shell_menu" varchar,
  	"version_shell_home" varchar,
  	"version_shell_language" varchar,
  	"version_shell_social_networks" varchar,
  	"version_shell_footer_navigation" varchar,
  	"version_shell_offices" varchar,
  	"version_shell_on_the_map" varchar,
  	"version_shell_to_top" varchar,
  	"version_shell_call" varchar,
  	"version_shell_write" varchar,
  	"version_shell_skip_to_content" varchar,
  	"version_crumbs_breadcrumbs" varchar,
  	"version_crumbs_home" varchar,
  	"version_teasers_view_project" varchar,
  	"version_teasers_read_post" varchar,
  	"version_teasers_see_jobs" varchar,
  	"version_career_filter" varchar,
  	"version_career_office" varchar,
  	"version_career_all_offices" varchar,
  	"version_career_team" varchar,
  	"version_career_all_teams" varchar,
  	"version_career_none" varchar,
  	"version_career_none_at_all" varchar,
  	"version_career_open" varchar,
  	"version_detail_turn_the_page" varchar,
  	"version_detail_previous" varchar,
  	"version_detail_next" varchar,
  	"version_detail_further" varchar,
  	"version_detail_by" varchar,
  	"version_detail_from" varchar,
  	"version_detail_facts" varchar,
  	"version_detail_questions_text" varchar,
  	"version_detail_apply_now" varchar,
  	"version_detail_further_jobs" varchar,
  	"version_detail_further_services" varchar,
  	"version_closing_job_title" varchar,
  	"version_closing_job_text" varchar,
  	"version_closing_post_title" varchar,
  	"version_closing_post_text" varchar,
  	"version_closing_offer_title" varchar,
  	"version_closing_offer_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "mails_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"about" "enum_mails_rules_about" DEFAULT 'everything' NOT NULL,
  	"topic" varchar,
  	"person" varchar,
  	"service" "enum_mails_rules_service",
  	"office" varchar,
  	"job_id" integer,
  	"addresses" varchar NOT NULL,
  	"language" "enum_mails_rules_language" DEFAULT 'en' NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice_language" "enum_mails_notice_language" DEFAULT 'en' NOT NULL,
  	"notice_of_spam" boolean DEFAULT false,
  	"translation_agreed" jsonb,
  	"translation_waiting_en" numeric,
  	"translation_outdated_en" numeric,
  	"translation_waiting_de" numeric,
  	"translation_outdated_de" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mails_locales" (
  	"contact_confirmation_subject" varchar,
  	"contact_confirmation_text" varchar,
  	"contact_notice_subject" varchar,
  	"contact_notice_text" varchar,
  	"contact_answer_subject" varchar,
  	"contact_answer_text" varchar,
  	"contact_handed_on_subject" varchar,
  	"contact_handed_on_text" varchar,
  	"application_confirmation_subject" varchar,
  	"application_confirmation_text" varchar,
  	"application_notice_subject" varchar,
  	"application_notice_text" varchar,
  	"application_answer_subject" varchar,
  	"application_answer_text" varchar,
  	"application_invitation_subject" varchar,
  	"application_invitation_text" varchar,
  	"application_rejection_subject" varchar,
  	"application_rejection_text" varchar,
  	"application_handed_on_subject" varchar,
  	"application_handed_on_text" varchar,
  	"plan_failed_subject" varchar,
  	"plan_failed_text" varchar,
  	"plan_late_subject" varchar,
  	"plan_late_text" varchar,
  	"password_subject" varchar,
  	"password_text" varchar,
  	"account_changed_subject" varchar,
  	"account_changed_text" varchar,
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
  	"version_saved_by" varchar,
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
  	"version_plan_failed_subject" varchar,
  	"version_plan_failed_text" varchar,
  	"version_plan_late_subject" varchar,
  	"version_plan_late_text" varchar,
  	"version_password_subject" varchar,
  	"version_password_text" varchar,
  	"version_account_changed_subject" varchar,
  	"version_account_changed_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "privacy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"messages" numeric DEFAULT 12 NOT NULL,
  	"applications" numeric DEFAULT 6 NOT NULL,
  	"audit" numeric DEFAULT 12 NOT NULL,
  	"outbox" numeric DEFAULT 1 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_facts" ADD CONSTRAINT "projects_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_facts_locales" ADD CONSTRAINT "projects_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_gallery" ADD CONSTRAINT "projects_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_gallery" ADD CONSTRAINT "projects_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_gallery_locales" ADD CONSTRAINT "projects_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_results" ADD CONSTRAINT "projects_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_results_locales" ADD CONSTRAINT "projects_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_texts" ADD CONSTRAINT "projects_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facts" ADD CONSTRAINT "_projects_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facts_locales" ADD CONSTRAINT "_projects_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery" ADD CONSTRAINT "_projects_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery" ADD CONSTRAINT "_projects_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery_locales" ADD CONSTRAINT "_projects_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_results" ADD CONSTRAINT "_projects_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_results_locales" ADD CONSTRAINT "_projects_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_review_id_reviews_id_fk" FOREIGN KEY ("version_review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_texts" ADD CONSTRAINT "_projects_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_texts" ADD CONSTRAINT "posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_contact_image_id_media_id_fk" FOREIGN KEY ("contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_texts" ADD CONSTRAINT "jobs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_contact_image_id_media_id_fk" FOREIGN KEY ("version_contact_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_texts" ADD CONSTRAINT "_jobs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_tall_id_media_id_fk" FOREIGN KEY ("tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_wide_id_media_id_fk" FOREIGN KEY ("wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_moving_id_media_id_fk" FOREIGN KEY ("moving_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_german_id_media_id_fk" FOREIGN KEY ("german_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_locales" ADD CONSTRAINT "reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_locales" ADD CONSTRAINT "clients_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates_locales" ADD CONSTRAINT "certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_active_content" ADD CONSTRAINT "applications_active_content_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resumes_active_content" ADD CONSTRAINT "resumes_active_content_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_answers" ADD CONSTRAINT "inbox_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_answers" ADD CONSTRAINT "inbox_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbox_answers" ADD CONSTRAINT "inbox_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resumes_fk" FOREIGN KEY ("resumes_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_offices_workdays" ADD CONSTRAINT "site_settings_offices_workdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_offices" ADD CONSTRAINT "site_settings_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_offices_locales" ADD CONSTRAINT "site_settings_offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_socials" ADD CONSTRAINT "site_settings_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_offices_workdays" ADD CONSTRAINT "_site_settings_v_version_offices_workdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_offices" ADD CONSTRAINT "_site_settings_v_version_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_offices_locales" ADD CONSTRAINT "_site_settings_v_version_offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_socials" ADD CONSTRAINT "_site_settings_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_columns_links" ADD CONSTRAINT "navigation_menu_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_columns_links_locales" ADD CONSTRAINT "navigation_menu_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_columns" ADD CONSTRAINT "navigation_menu_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_columns_locales" ADD CONSTRAINT "navigation_menu_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu" ADD CONSTRAINT "navigation_menu_teaser_project_id_projects_id_fk" FOREIGN KEY ("teaser_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_menu" ADD CONSTRAINT "navigation_menu_teaser_image_id_media_id_fk" FOREIGN KEY ("teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_menu" ADD CONSTRAINT "navigation_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_locales" ADD CONSTRAINT "navigation_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links_locales" ADD CONSTRAINT "navigation_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal_locales" ADD CONSTRAINT "navigation_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_columns_links" ADD CONSTRAINT "_navigation_v_version_menu_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_columns_links_locales" ADD CONSTRAINT "_navigation_v_version_menu_columns_links_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_columns" ADD CONSTRAINT "_navigation_v_version_menu_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_columns_locales" ADD CONSTRAINT "_navigation_v_version_menu_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu" ADD CONSTRAINT "_navigation_v_version_menu_teaser_project_id_projects_id_fk" FOREIGN KEY ("teaser_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu" ADD CONSTRAINT "_navigation_v_version_menu_teaser_image_id_media_id_fk" FOREIGN KEY ("teaser_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu" ADD CONSTRAINT "_navigation_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_locales" ADD CONSTRAINT "_navigation_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links_locales" ADD CONSTRAINT "_navigation_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal_locales" ADD CONSTRAINT "_navigation_v_version_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "words_locales" ADD CONSTRAINT "words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_words_v_locales" ADD CONSTRAINT "_words_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_rules" ADD CONSTRAINT "mails_rules_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails_rules" ADD CONSTRAINT "mails_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_locales" ADD CONSTRAINT "mails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mails_v_version_rules" ADD CONSTRAINT "_mails_v_version_rules_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mails_v_version_rules" ADD CONSTRAINT "_mails_v_version_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mails_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mails_v_locales" ADD CONSTRAINT "_mails_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mails_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages__order_idx" ON "pages" USING btree ("_order");
  CREATE INDEX "pages_page_key_idx" ON "pages" USING btree ("page_key");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "page_key_slug_idx" ON "pages" USING btree ("page_key","slug");
  CREATE INDEX "pages_waiting_en_idx" ON "pages" USING btree ("translation_waiting_en");
  CREATE INDEX "pages_waiting_de_idx" ON "pages" USING btree ("translation_waiting_de");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_id_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_texts_order_parent" ON "pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "pages_texts_text_idx" ON "pages_texts" USING btree ("text");
  CREATE INDEX "pages_texts_parent_idx" ON "pages_texts" USING btree ("parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version__order_idx" ON "_pages_v" USING btree ("version__order");
  CREATE INDEX "_pages_v_version_version_page_key_idx" ON "_pages_v" USING btree ("version_page_key");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_page_key_version_slug_idx" ON "_pages_v" USING btree ("version_page_key","version_slug");
  CREATE INDEX "_pages_v_latest_sorted_idx" ON "_pages_v" USING btree ("latest","version__order");
  CREATE INDEX "_pages_v_latest_waiting_en_idx" ON "_pages_v" USING btree ("latest","version_translation_waiting_en");
  CREATE INDEX "_pages_v_latest_waiting_de_idx" ON "_pages_v" USING btree ("latest","version_translation_waiting_de");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_id_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_texts_order_parent" ON "_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_texts_parent_idx" ON "_pages_v_texts" USING btree ("parent_id");
  CREATE INDEX "_pages_v_texts_text_idx" ON "_pages_v_texts" USING btree ("text");
  CREATE INDEX "projects_facts_order_idx" ON "projects_facts" USING btree ("_order");
  CREATE INDEX "projects_facts_parent_id_idx" ON "projects_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_facts_locales_locale_parent_id_unique" ON "projects_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_facts_locales_parent_id_idx" ON "projects_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_gallery_order_idx" ON "projects_gallery" USING btree ("_order");
  CREATE INDEX "projects_gallery_parent_id_idx" ON "projects_gallery" USING btree ("_parent_id");
  CREATE INDEX "projects_gallery_image_idx" ON "projects_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "projects_gallery_locales_locale_parent_id_unique" ON "projects_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_gallery_locales_parent_id_idx" ON "projects_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_results_order_idx" ON "projects_results" USING btree ("_order");
  CREATE INDEX "projects_results_parent_id_idx" ON "projects_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_results_locales_locale_parent_id_unique" ON "projects_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_results_locales_parent_id_idx" ON "projects_results_locales" USING btree ("_parent_id");
  CREATE INDEX "projects__order_idx" ON "projects" USING btree ("_order");
  CREATE INDEX "projects_image_idx" ON "projects" USING btree ("image_id");
  CREATE INDEX "projects_review_idx" ON "projects" USING btree ("review_id");
  CREATE INDEX "projects_seo_seo_image_idx" ON "projects" USING btree ("seo_image_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "projects_waiting_en_idx" ON "projects" USING btree ("translation_waiting_en");
  CREATE INDEX "projects_waiting_de_idx" ON "projects" USING btree ("translation_waiting_de");
  CREATE INDEX "projects_address_key_idx" ON "projects_locales" USING btree ("address_key","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_locales_parent_id_idx" ON "projects_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_texts_order_parent" ON "projects_texts" USING btree ("order","parent_id");
  CREATE INDEX "projects_texts_text_idx" ON "projects_texts" USING btree ("text");
  CREATE INDEX "projects_texts_parent_idx" ON "projects_texts" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_facts_order_idx" ON "_projects_v_version_facts" USING btree ("_order");
  CREATE INDEX "_projects_v_version_facts_parent_id_idx" ON "_projects_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_facts_locales_locale_parent_id_unique" ON "_projects_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_facts_locales_parent_id_idx" ON "_projects_v_version_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_gallery_order_idx" ON "_projects_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_projects_v_version_gallery_parent_id_idx" ON "_projects_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_gallery_image_idx" ON "_projects_v_version_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "_projects_v_version_gallery_locales_locale_parent_id_unique" ON "_projects_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_gallery_locales_parent_id_idx" ON "_projects_v_version_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_results_order_idx" ON "_projects_v_version_results" USING btree ("_order");
  CREATE INDEX "_projects_v_version_results_parent_id_idx" ON "_projects_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_results_locales_locale_parent_id_unique" ON "_projects_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_results_locales_parent_id_idx" ON "_projects_v_version_results_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version__order_idx" ON "_projects_v" USING btree ("version__order");
  CREATE INDEX "_projects_v_version_version_image_idx" ON "_projects_v" USING btree ("version_image_id");
  CREATE INDEX "_projects_v_version_version_review_idx" ON "_projects_v" USING btree ("version_review_id");
  CREATE INDEX "_projects_v_version_seo_version_seo_image_idx" ON "_projects_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "_projects_v_latest_sorted_idx" ON "_projects_v" USING btree ("latest","version__order");
  CREATE INDEX "_projects_v_latest_waiting_en_idx" ON "_projects_v" USING btree ("latest","version_translation_waiting_en");
  CREATE INDEX "_projects_v_latest_waiting_de_idx" ON "_projects_v" USING btree ("latest","version_translation_waiting_de");
  CREATE INDEX "_projects_v_version_version_address_key_idx" ON "_projects_v_locales" USING btree ("version_address_key","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_locales_parent_id_idx" ON "_projects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_texts_order_parent" ON "_projects_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_projects_v_texts_parent_idx" ON "_projects_v_texts" USING btree ("parent_id");
  CREATE INDEX "_projects_v_texts_text_idx" ON "_projects_v_texts" USING btree ("text");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_waiting_en_idx" ON "posts" USING btree ("translation_waiting_en");
  CREATE INDEX "posts_waiting_de_idx" ON "posts" USING btree ("translation_waiting_de");
  CREATE INDEX "posts_address_key_idx" ON "posts_locales" USING btree ("address_key","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_locales_parent_id_idx" ON "posts_locales" USING btree ("_parent_id");
  CREATE INDEX "posts_texts_order_parent" ON "posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "posts_texts_text_idx" ON "posts_texts" USING btree ("text");
  CREATE INDEX "posts_texts_parent_idx" ON "posts_texts" USING btree ("parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "_posts_v_latest_sorted_idx" ON "_posts_v" USING btree ("latest","version_date");
  CREATE INDEX "_posts_v_latest_waiting_en_idx" ON "_posts_v" USING btree ("latest","version_translation_waiting_en");
  CREATE INDEX "_posts_v_latest_waiting_de_idx" ON "_posts_v" USING btree ("latest","version_translation_waiting_de");
  CREATE INDEX "_posts_v_version_version_address_key_idx" ON "_posts_v_locales" USING btree ("version_address_key","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_locales_parent_id_idx" ON "_posts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_posts_v_texts_parent_idx" ON "_posts_v_texts" USING btree ("parent_id");
  CREATE INDEX "_posts_v_texts_text_idx" ON "_posts_v_texts" USING btree ("text");
  CREATE INDEX "jobs__order_idx" ON "jobs" USING btree ("_order");
  CREATE INDEX "jobs_seo_seo_image_idx" ON "jobs" USING btree ("seo_image_id");
  CREATE INDEX "jobs_contact_contact_image_idx" ON "jobs" USING btree ("contact_image_id");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE INDEX "jobs_waiting_en_idx" ON "jobs" USING btree ("translation_waiting_en");
  CREATE INDEX "jobs_waiting_de_idx" ON "jobs" USING btree ("translation_waiting_de");
  CREATE INDEX "jobs_address_key_idx" ON "jobs_locales" USING btree ("address_key","_locale");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_locales_parent_id_idx" ON "jobs_locales" USING btree ("_parent_id");
  CREATE INDEX "jobs_texts_order_parent" ON "jobs_texts" USING btree ("order","parent_id");
  CREATE INDEX "jobs_texts_text_idx" ON "jobs_texts" USING btree ("text");
  CREATE INDEX "jobs_texts_parent_idx" ON "jobs_texts" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version__order_idx" ON "_jobs_v" USING btree ("version__order");
  CREATE INDEX "_jobs_v_version_seo_version_seo_image_idx" ON "_jobs_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_jobs_v_version_contact_version_contact_image_idx" ON "_jobs_v" USING btree ("version_contact_image_id");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_autosave_idx" ON "_jobs_v" USING btree ("autosave");
  CREATE INDEX "_jobs_v_latest_sorted_idx" ON "_jobs_v" USING btree ("latest","version__order");
  CREATE INDEX "_jobs_v_latest_waiting_en_idx" ON "_jobs_v" USING btree ("latest","version_translation_waiting_en");
  CREATE INDEX "_jobs_v_latest_waiting_de_idx" ON "_jobs_v" USING btree ("latest","version_translation_waiting_de");
  CREATE INDEX "_jobs_v_version_version_address_key_idx" ON "_jobs_v_locales" USING btree ("version_address_key","_locale");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_locales_parent_id_idx" ON "_jobs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_texts_order_parent" ON "_jobs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_jobs_v_texts_parent_idx" ON "_jobs_v_texts" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_texts_text_idx" ON "_jobs_v_texts" USING btree ("text");
  CREATE INDEX "media_tall_idx" ON "media" USING btree ("tall_id");
  CREATE INDEX "media_wide_idx" ON "media" USING btree ("wide_id");
  CREATE INDEX "media_moving_idx" ON "media" USING btree ("moving_id");
  CREATE INDEX "media_german_idx" ON "media" USING btree ("german_id");
  CREATE INDEX "media_original_idx" ON "media" USING btree ("original");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif_480_sizes_avif_480_filename_idx" ON "media" USING btree ("sizes_avif_480_filename");
  CREATE INDEX "media_sizes_avif_960_sizes_avif_960_filename_idx" ON "media" USING btree ("sizes_avif_960_filename");
  CREATE INDEX "media_sizes_avif_1600_sizes_avif_1600_filename_idx" ON "media" USING btree ("sizes_avif_1600_filename");
  CREATE INDEX "media_sizes_webp_960_sizes_webp_960_filename_idx" ON "media" USING btree ("sizes_webp_960_filename");
  CREATE INDEX "media_waiting_en_idx" ON "media" USING btree ("translation_waiting_en");
  CREATE INDEX "media_waiting_de_idx" ON "media" USING btree ("translation_waiting_de");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_id_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "reviews__order_idx" ON "reviews" USING btree ("_order");
  CREATE INDEX "reviews_image_idx" ON "reviews" USING btree ("image_id");
  CREATE INDEX "reviews_logo_idx" ON "reviews" USING btree ("logo_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "reviews_waiting_en_idx" ON "reviews" USING btree ("translation_waiting_en");
  CREATE INDEX "reviews_waiting_de_idx" ON "reviews" USING btree ("translation_waiting_de");
  CREATE UNIQUE INDEX "reviews_locales_locale_parent_id_unique" ON "reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reviews_locales_parent_id_idx" ON "reviews_locales" USING btree ("_parent_id");
  CREATE INDEX "clients__order_idx" ON "clients" USING btree ("_order");
  CREATE INDEX "clients_image_idx" ON "clients" USING btree ("image_id");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE INDEX "clients_deleted_at_idx" ON "clients" USING btree ("deleted_at");
  CREATE INDEX "clients_waiting_en_idx" ON "clients" USING btree ("translation_waiting_en");
  CREATE INDEX "clients_waiting_de_idx" ON "clients" USING btree ("translation_waiting_de");
  CREATE UNIQUE INDEX "clients_locales_locale_parent_id_unique" ON "clients_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "clients_locales_parent_id_idx" ON "clients_locales" USING btree ("_parent_id");
  CREATE INDEX "certificates__order_idx" ON "certificates" USING btree ("_order");
  CREATE INDEX "certificates_image_idx" ON "certificates" USING btree ("image_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "certificates_deleted_at_idx" ON "certificates" USING btree ("deleted_at");
  CREATE INDEX "certificates_waiting_en_idx" ON "certificates" USING btree ("translation_waiting_en");
  CREATE INDEX "certificates_waiting_de_idx" ON "certificates" USING btree ("translation_waiting_de");
  CREATE UNIQUE INDEX "certificates_locales_locale_parent_id_unique" ON "certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "certificates_locales_parent_id_idx" ON "certificates_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_uses_idx" ON "redirects" USING btree ("uses");
  CREATE INDEX "redirects_last_used_idx" ON "redirects" USING btree ("last_used");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "contact_messages_email_key_idx" ON "contact_messages" USING btree ("email_key");
  CREATE UNIQUE INDEX "contact_messages_idempotency_digest_idx" ON "contact_messages" USING btree ("idempotency_digest");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_assigned_to_idx" ON "contact_messages" USING btree ("assigned_to_id");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "status_createdAt_idx" ON "contact_messages" USING btree ("status","created_at");
  CREATE INDEX "applications_active_content_order_idx" ON "applications_active_content" USING btree ("order");
  CREATE INDEX "applications_active_content_parent_idx" ON "applications_active_content" USING btree ("parent_id");
  CREATE INDEX "applications_job_idx" ON "applications" USING btree ("job_id");
  CREATE INDEX "applications_resume_idx" ON "applications" USING btree ("resume_id");
  CREATE INDEX "applications_email_key_idx" ON "applications" USING btree ("email_key");
  CREATE UNIQUE INDEX "applications_idempotency_digest_idx" ON "applications" USING btree ("idempotency_digest");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE INDEX "applications_assigned_to_idx" ON "applications" USING btree ("assigned_to_id");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "status_createdAt_1_idx" ON "applications" USING btree ("status","created_at");
  CREATE INDEX "resumes_active_content_order_idx" ON "resumes_active_content" USING btree ("order");
  CREATE INDEX "resumes_active_content_parent_idx" ON "resumes_active_content" USING btree ("parent_id");
  CREATE INDEX "resumes_updated_at_idx" ON "resumes" USING btree ("updated_at");
  CREATE INDEX "resumes_created_at_idx" ON "resumes" USING btree ("created_at");
  CREATE UNIQUE INDEX "resumes_filename_idx" ON "resumes" USING btree ("filename");
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
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target");
  CREATE INDEX "audit_log_who_key_idx" ON "audit_log" USING btree ("who_key");
  CREATE INDEX "audit_log_detail_key_idx" ON "audit_log" USING btree ("detail_key");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "draft_links_until_idx" ON "draft_links" USING btree ("until");
  CREATE INDEX "draft_links_updated_at_idx" ON "draft_links" USING btree ("updated_at");
  CREATE INDEX "draft_links_created_at_idx" ON "draft_links" USING btree ("created_at");
  CREATE INDEX "part_document_idx" ON "draft_links" USING btree ("part","document");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_resumes_id_idx" ON "payload_locked_documents_rels" USING btree ("resumes_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_offices_workdays_order_idx" ON "site_settings_offices_workdays" USING btree ("order");
  CREATE INDEX "site_settings_offices_workdays_parent_idx" ON "site_settings_offices_workdays" USING btree ("parent_id");
  CREATE INDEX "site_settings_offices_order_idx" ON "site_settings_offices" USING btree ("_order");
  CREATE INDEX "site_settings_offices_parent_id_idx" ON "site_settings_offices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_offices_locales_locale_parent_id_unique" ON "site_settings_offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_offices_locales_parent_id_idx" ON "site_settings_offices_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_socials_order_idx" ON "site_settings_socials" USING btree ("_order");
  CREATE INDEX "site_settings_socials_parent_id_idx" ON "site_settings_socials" USING btree ("_parent_id");
  CREATE INDEX "site_settings_waiting_en_idx" ON "site_settings" USING btree ("translation_waiting_en");
  CREATE INDEX "site_settings_waiting_de_idx" ON "site_settings" USING btree ("translation_waiting_de");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_locales_parent_id_idx" ON "site_settings_locales" USING btree ("_parent_id");
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
  CREATE INDEX "navigation_menu_columns_links_order_idx" ON "navigation_menu_columns_links" USING btree ("_order");
  CREATE INDEX "navigation_menu_columns_links_parent_id_idx" ON "navigation_menu_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_menu_columns_links_locales_locale_parent_id_uniqu" ON "navigation_menu_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_menu_columns_links_locales_parent_id_idx" ON "navigation_menu_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_menu_columns_order_idx" ON "navigation_menu_columns" USING btree ("_order");
  CREATE INDEX "navigation_menu_columns_parent_id_idx" ON "navigation_menu_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_menu_columns_locales_locale_parent_id_unique" ON "navigation_menu_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_menu_columns_locales_parent_id_idx" ON "navigation_menu_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_menu_order_idx" ON "navigation_menu" USING btree ("_order");
  CREATE INDEX "navigation_menu_parent_id_idx" ON "navigation_menu" USING btree ("_parent_id");
  CREATE INDEX "navigation_menu_teaser_project_idx" ON "navigation_menu" USING btree ("teaser_project_id");
  CREATE INDEX "navigation_menu_teaser_image_idx" ON "navigation_menu" USING btree ("teaser_image_id");
  CREATE UNIQUE INDEX "navigation_menu_locales_locale_parent_id_unique" ON "navigation_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_menu_locales_parent_id_idx" ON "navigation_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_links_locales_locale_parent_id_unique" ON "navigation_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_links_locales_parent_id_idx" ON "navigation_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_locales_parent_id_idx" ON "navigation_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_legal_locales_locale_parent_id_unique" ON "navigation_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_legal_locales_parent_id_idx" ON "navigation_legal_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "navigation_waiting_en_idx" ON "navigation" USING btree ("translation_waiting_en");
  CREATE INDEX "navigation_waiting_de_idx" ON "navigation" USING btree ("translation_waiting_de");
  CREATE INDEX "_navigation_v_version_menu_columns_links_order_idx" ON "_navigation_v_version_menu_columns_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_columns_links_parent_id_idx" ON "_navigation_v_version_menu_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_columns_links_locales_locale_pare" ON "_navigation_v_version_menu_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_columns_links_locales_parent_id_idx" ON "_navigation_v_version_menu_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_columns_order_idx" ON "_navigation_v_version_menu_columns" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_columns_parent_id_idx" ON "_navigation_v_version_menu_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_columns_locales_locale_parent_id_" ON "_navigation_v_version_menu_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_columns_locales_parent_id_idx" ON "_navigation_v_version_menu_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_order_idx" ON "_navigation_v_version_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_parent_id_idx" ON "_navigation_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_menu_teaser_project_idx" ON "_navigation_v_version_menu" USING btree ("teaser_project_id");
  CREATE INDEX "_navigation_v_version_menu_teaser_image_idx" ON "_navigation_v_version_menu" USING btree ("teaser_image_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_locales_locale_parent_id_unique" ON "_navigation_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_locales_parent_id_idx" ON "_navigation_v_version_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_links_locales_locale_parent_id_" ON "_navigation_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_locales_parent_id_idx" ON "_navigation_v_version_footer_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_locales_parent_id_idx" ON "_navigation_v_version_footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_legal_order_idx" ON "_navigation_v_version_legal" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_legal_parent_id_idx" ON "_navigation_v_version_legal" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_legal_locales_locale_parent_id_unique" ON "_navigation_v_version_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_legal_locales_parent_id_idx" ON "_navigation_v_version_legal_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_latest_waiting_en_idx" ON "_navigation_v" USING btree ("latest","version_translation_waiting_en");
  CREATE INDEX "_navigation_v_latest_waiting_de_idx" ON "_navigation_v" USING btree ("latest","version_translation_waiting_de");
  CREATE INDEX "words__status_idx" ON "words" USING btree ("_status");
  CREATE INDEX "words_waiting_en_idx" ON "words" USING btree ("translation_waiting_en");
  CREATE INDEX "words_waiting_de_idx" ON "words" USING btree ("translation_waiting_de");
  CREATE UNIQUE INDEX "words_locales_locale_parent_id_unique" ON "words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "words_locales_parent_id_idx" ON "words_locales" USING btree ("_parent_id");
  CREATE INDEX "_words_v_version_version__status_idx" ON "_words_v" USING btree ("version__status");
  CREATE INDEX "_words_v_created_at_idx" ON "_words_v" USING btree ("created_at");
  CREATE INDEX "_words_v_updated_at_idx" ON "_words_v" USING btree ("updated_at");
  CREATE INDEX "_words_v_snapshot_idx" ON "_words_v" USING btree ("snapshot");
  CREATE INDEX "_words_v_published_locale_idx" ON "_words_v" USING btree ("published_locale");
  CREATE INDEX "_words_v_latest_idx" ON "_words_v" USING btree ("latest");
  CREATE INDEX "_words_v_latest_waiting_en_idx" ON "_words_v" USING btree ("latest","version_translation_waiting_en");
  CREATE INDEX "_words_v_latest_waiting_de_idx" ON "_words_v" USING btree ("latest","version_translation_waiting_de");
  CREATE UNIQUE INDEX "_words_v_locales_locale_parent_id_unique" ON "_words_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_words_v_locales_parent_id_idx" ON "_words_v_locales" USING btree ("_parent_id");
  CREATE INDEX "mails_rules_order_idx" ON "mails_rules" USING btree ("_order");
  CREATE INDEX "mails_rules_parent_id_idx" ON "mails_rules" USING btree ("_parent_id");
  CREATE INDEX "mails_rules_job_idx" ON "mails_rules" USING btree ("job_id");
  CREATE INDEX "mails_waiting_en_idx" ON "mails" USING btree ("translation_waiting_en");
  CREATE INDEX "mails_waiting_de_idx" ON "mails" USING btree ("translation_waiting_de");
  CREATE UNIQUE INDEX "mails_locales_locale_parent_id_unique" ON "mails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mails_locales_parent_id_idx" ON "mails_locales" USING btree ("_parent_id");
  CREATE INDEX "_mails_v_version_rules_order_idx" ON "_mails_v_version_rules" USING btree ("_order");
  CREATE INDEX "_mails_v_version_rules_parent_id_idx" ON "_mails_v_version_rules" USING btree ("_parent_id");
  CREATE INDEX "_mails_v_version_rules_job_idx" ON "_mails_v_version_rules" USING btree ("job_id");
  CREATE INDEX "_mails_v_created_at_idx" ON "_mails_v" USING btree ("created_at");
  CREATE INDEX "_mails_v_updated_at_idx" ON "_mails_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_mails_v_locales_locale_parent_id_unique" ON "_mails_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mails_v_locales_parent_id_idx" ON "_mails_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_texts" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_texts" CASCADE;
  DROP TABLE "projects_facts" CASCADE;
  DROP TABLE "projects_facts_locales" CASCADE;
  DROP TABLE "projects_gallery" CASCADE;
  DROP TABLE "projects_gallery_locales" CASCADE;
  DROP TABLE "projects_results" CASCADE;
  DROP TABLE "projects_results_locales" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_texts" CASCADE;
  DROP TABLE "_projects_v_version_facts" CASCADE;
  DROP TABLE "_projects_v_version_facts_locales" CASCADE;
  DROP TABLE "_projects_v_version_gallery" CASCADE;
  DROP TABLE "_projects_v_version_gallery_locales" CASCADE;
  DROP TABLE "_projects_v_version_results" CASCADE;
  DROP TABLE "_projects_v_version_results_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_texts" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_texts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_texts" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "jobs_texts" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
  DROP TABLE "_jobs_v_texts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "reviews_locales" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "clients_locales" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "certificates_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "applications_active_content" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "resumes_active_content" CASCADE;
  DROP TABLE "resumes" CASCADE;
  DROP TABLE "inbox_notes" CASCADE;
  DROP TABLE "inbox_answers" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "draft_links" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_offices_workdays" CASCADE;
  DROP TABLE "site_settings_offices" CASCADE;
  DROP TABLE "site_settings_offices_locales" CASCADE;
  DROP TABLE "site_settings_socials" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_offices_workdays" CASCADE;
  DROP TABLE "_site_settings_v_version_offices" CASCADE;
  DROP TABLE "_site_settings_v_version_offices_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_socials" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "navigation_menu_columns_links" CASCADE;
  DROP TABLE "navigation_menu_columns_links_locales" CASCADE;
  DROP TABLE "navigation_menu_columns" CASCADE;
  DROP TABLE "navigation_menu_columns_locales" CASCADE;
  DROP TABLE "navigation_menu" CASCADE;
  DROP TABLE "navigation_menu_locales" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer_links_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation_legal" CASCADE;
  DROP TABLE "navigation_legal_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_menu_columns_links" CASCADE;
  DROP TABLE "_navigation_v_version_menu_columns_links_locales" CASCADE;
  DROP TABLE "_navigation_v_version_menu_columns" CASCADE;
  DROP TABLE "_navigation_v_version_menu_columns_locales" CASCADE;
  DROP TABLE "_navigation_v_version_menu" CASCADE;
  DROP TABLE "_navigation_v_version_menu_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v_version_legal" CASCADE;
  DROP TABLE "_navigation_v_version_legal_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "words" CASCADE;
  DROP TABLE "words_locales" CASCADE;
  DROP TABLE "_words_v" CASCADE;
  DROP TABLE "_words_v_locales" CASCADE;
  DROP TABLE "mails_rules" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "mails_locales" CASCADE;
  DROP TABLE "_mails_v_version_rules" CASCADE;
  DROP TABLE "_mails_v" CASCADE;
  DROP TABLE "_mails_v_locales" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_page_key";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_page_key";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_posts_post_type";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_post_type";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_jobs_salary_currency";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_salary_currency";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_redirects_language";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_contact_messages_language";
  DROP TYPE "public"."enum_applications_active_content";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum_applications_language";
  DROP TYPE "public"."enum_resumes_active_content";
  DROP TYPE "public"."enum_inbox_answers_language";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_draft_links_part";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_settings_offices_workdays";
  DROP TYPE "public"."enum_site_settings_socials_platform";
  DROP TYPE "public"."enum_site_settings_phone_rule";
  DROP TYPE "public"."enum_site_settings_email_rule";
  DROP TYPE "public"."enum__site_settings_v_version_offices_workdays";
  DROP TYPE "public"."enum__site_settings_v_version_socials_platform";
  DROP TYPE "public"."enum__site_settings_v_version_phone_rule";
  DROP TYPE "public"."enum__site_settings_v_version_email_rule";
  DROP TYPE "public"."enum_navigation_menu_columns_links_shown_in";
  DROP TYPE "public"."enum_navigation_menu_teaser";
  DROP TYPE "public"."enum_navigation_menu_shown_in";
  DROP TYPE "public"."enum_navigation_footer_links_shown_in";
  DROP TYPE "public"."enum_navigation_legal_shown_in";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_menu_columns_links_shown_in";
  DROP TYPE "public"."enum__navigation_v_version_menu_teaser";
  DROP TYPE "public"."enum__navigation_v_version_menu_shown_in";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_shown_in";
  DROP TYPE "public"."enum__navigation_v_version_legal_shown_in";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";
  DROP TYPE "public"."enum_words_status";
  DROP TYPE "public"."enum__words_v_version_status";
  DROP TYPE "public"."enum__words_v_published_locale";
  DROP TYPE "public"."enum_mails_rules_about";
  DROP TYPE "public"."enum_mails_rules_service";
  DROP TYPE "public"."enum_mails_rules_language";
  DROP TYPE "public"."enum_mails_notice_language";
  DROP TYPE "public"."enum__mails_v_version_rules_about";
  DROP TYPE "public"."enum__mails_v_version_rules_service";
  DROP TYPE "public"."enum__mails_v_version_rules_language";
  DROP TYPE "public"."enum__mails_v_version_notice_language";`)
}
