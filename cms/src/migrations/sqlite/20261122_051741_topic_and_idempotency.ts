import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`topic\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`person\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`idempotency_digest\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_digest_idx\` ON \`contact_messages\` (\`idempotency_digest\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`topic\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`person\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`idempotency_digest\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_idempotency_digest_idx\` ON \`applications\` (\`idempotency_digest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`contact_messages_idempotency_digest_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`topic\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`person\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`idempotency_digest\`;`)
  await db.run(sql`DROP INDEX \`applications_idempotency_digest_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`topic\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`person\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`idempotency_digest\`;`)
}
