import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" ADD COLUMN "posted" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_posted" timestamp(3) with time zone;`)
  // What is on the site was put there when it was made, as far as anybody knows.
  await db.execute(sql`
   UPDATE "jobs" SET "posted" = "created_at" WHERE "_status" = 'published';
  UPDATE "_jobs_v" SET "version_posted" = "jobs"."posted" FROM "jobs" WHERE "jobs"."id" = "_jobs_v"."parent_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" DROP COLUMN "posted";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_posted";`)
}
