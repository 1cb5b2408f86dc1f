import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  CREATE INDEX "_words_v_locales_parent_id_idx" ON "_words_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  DROP TYPE "public"."enum__words_v_published_locale";`)
}
