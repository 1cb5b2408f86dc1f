import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_page_key" ADD VALUE 'page';
  ALTER TYPE "public"."enum__pages_v_version_page_key" ADD VALUE 'page';
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"by_rename" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" RENAME COLUMN "title" TO "slug";
  ALTER TABLE "_pages_v" RENAME COLUMN "version_title" TO "version_slug";
  DROP INDEX "page_key_title_idx";
  DROP INDEX "version_page_key_version_title_idx";
  ALTER TABLE "pages" ADD COLUMN "parent_id" integer;
  ALTER TABLE "pages" ADD COLUMN "plain" boolean DEFAULT false;
  ALTER TABLE "pages_locales" ADD COLUMN "title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "segment" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_plain" boolean DEFAULT false;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_title" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_segment" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "page_key_slug_idx" ON "pages" USING btree ("page_key","slug");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "version_page_key_version_slug_idx" ON "_pages_v" USING btree ("version_page_key","version_slug");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  -- What a page was called in every language is its name in addresses now, and in each language what editors call it.
  UPDATE "pages_locales" SET "title" = "pages"."slug" FROM "pages" WHERE "pages"."id" = "_parent_id";
  INSERT INTO "pages_locales" ("title", "_locale", "_parent_id") SELECT "slug", 'en', "id" FROM "pages" WHERE "id" NOT IN (SELECT "_parent_id" FROM "pages_locales" WHERE "_locale" = 'en');
  UPDATE "_pages_v_locales" SET "version_title" = "_pages_v"."version_slug" FROM "_pages_v" WHERE "_pages_v"."id" = "_parent_id";
  INSERT INTO "_pages_v_locales" ("version_title", "_locale", "_parent_id") SELECT "version_slug", 'en', "id" FROM "_pages_v" WHERE "id" NOT IN (SELECT "_parent_id" FROM "_pages_v_locales" WHERE "_locale" = 'en');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "pages" WHERE "page_key" = 'page';
  DELETE FROM "_pages_v" WHERE "version_page_key" = 'page';
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "pages" RENAME COLUMN "slug" TO "title";
  ALTER TABLE "_pages_v" RENAME COLUMN "version_slug" TO "version_title";
  ALTER TABLE "pages" DROP CONSTRAINT IF EXISTS "pages_parent_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT IF EXISTS "_pages_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "page_key" SET DATA TYPE text;
  DROP TYPE "public"."enum_pages_page_key";
  CREATE TYPE "public"."enum_pages_page_key" AS ENUM('client', 'homepage', 'products', 'ecommerce', 'service', 'contactus', 'aboutus', 'projects', 'career', 'blog', 'review', 'legal', 'news');
  ALTER TABLE "pages" ALTER COLUMN "page_key" SET DATA TYPE "public"."enum_pages_page_key" USING "page_key"::"public"."enum_pages_page_key";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__pages_v_version_page_key";
  CREATE TYPE "public"."enum__pages_v_version_page_key" AS ENUM('client', 'homepage', 'products', 'ecommerce', 'service', 'contactus', 'aboutus', 'projects', 'career', 'blog', 'review', 'legal', 'news');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_page_key" SET DATA TYPE "public"."enum__pages_v_version_page_key" USING "version_page_key"::"public"."enum__pages_v_version_page_key";
  DROP INDEX "pages_parent_idx";
  DROP INDEX "page_key_slug_idx";
  DROP INDEX "_pages_v_version_version_parent_idx";
  DROP INDEX "version_page_key_version_slug_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  CREATE UNIQUE INDEX "page_key_title_idx" ON "pages" USING btree ("page_key","title");
  CREATE INDEX "version_page_key_version_title_idx" ON "_pages_v" USING btree ("version_page_key","version_title");
  ALTER TABLE "pages" DROP COLUMN "parent_id";
  ALTER TABLE "pages" DROP COLUMN "plain";
  ALTER TABLE "pages_locales" DROP COLUMN "title";
  ALTER TABLE "pages_locales" DROP COLUMN "segment";
  ALTER TABLE "_pages_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_plain";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_title";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_segment";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";`)
}
