import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_draft_links_part" AS ENUM('pages', 'projects', 'posts', 'jobs');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'draft_shared' BEFORE 'listed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'draft_link_removed' BEFORE 'listed';
  CREATE TABLE "draft_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"part" "enum_draft_links_part" NOT NULL,
  	"document" numeric NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"made_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_projects_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_jobs_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "draft_links_until_idx" ON "draft_links" USING btree ("until");
  CREATE INDEX "draft_links_updated_at_idx" ON "draft_links" USING btree ("updated_at");
  CREATE INDEX "draft_links_created_at_idx" ON "draft_links" USING btree ("created_at");
  CREATE INDEX "part_document_idx" ON "draft_links" USING btree ("part","document");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "_jobs_v_autosave_idx" ON "_jobs_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "draft_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "draft_links" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_log" WHERE "action" IN ('draft_shared', 'draft_link_removed');
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('signed_in', 'sign_in_failed', 'code_failed', 'password_failed', 'password_reset', 'second_factor_on', 'second_factor_off', 'user_made', 'roles_changed', 'user_deleted', 'settings_changed', 'listed', 'opened', 'downloaded', 'deleted', 'noted', 'answered', 'list_exported', 'exported', 'erased');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "_projects_v_autosave_idx";
  DROP INDEX "_posts_v_autosave_idx";
  DROP INDEX "_jobs_v_autosave_idx";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "_projects_v" DROP COLUMN "autosave";
  ALTER TABLE "_posts_v" DROP COLUMN "autosave";
  ALTER TABLE "_jobs_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_draft_links_part";`)
}
