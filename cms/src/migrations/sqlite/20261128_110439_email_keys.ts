import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { sqliteDialect } from '#cms/storage/database/fill-rows.ts'
import { fillEmailKeys } from '#cms/mail/fill-email-keys.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`email_key\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_email_key_idx\` ON \`contact_messages\` (\`email_key\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`email_key\` text;`)
  await db.run(sql`CREATE INDEX \`applications_email_key_idx\` ON \`applications\` (\`email_key\`);`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`who_key\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`detail_key\` text;`)
  await db.run(sql`CREATE INDEX \`audit_log_who_key_idx\` ON \`audit_log\` (\`who_key\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_detail_key_idx\` ON \`audit_log\` (\`detail_key\`);`)
  // The database can't make keys itself.
  await fillEmailKeys(sqliteDialect(sql, (query) => db.run(query)))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`contact_messages_email_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`email_key\`;`)
  await db.run(sql`DROP INDEX \`applications_email_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`email_key\`;`)
  await db.run(sql`DROP INDEX \`audit_log_who_key_idx\`;`)
  await db.run(sql`DROP INDEX \`audit_log_detail_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`who_key\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`detail_key\`;`)
}
