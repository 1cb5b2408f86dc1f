import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`posted\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_posted\` text;`)
  // What is on the site was put there when it was made, as far as anybody knows.
  await db.run(sql`UPDATE \`jobs\` SET \`posted\` = \`created_at\` WHERE \`_status\` = 'published';`)
  await db.run(
    sql`UPDATE \`_jobs_v\` SET \`version_posted\` = (SELECT \`posted\` FROM \`jobs\` WHERE \`jobs\`.\`id\` = \`_jobs_v\`.\`parent_id\`);`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`posted\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_posted\`;`)
}
