import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`inbox_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`message_id\` integer,
  	\`application_id\` integer,
  	\`author_id\` integer,
  	\`author_name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_notes_message_idx\` ON \`inbox_notes\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_notes_application_idx\` ON \`inbox_notes\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_notes_author_idx\` ON \`inbox_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_notes_updated_at_idx\` ON \`inbox_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inbox_notes_created_at_idx\` ON \`inbox_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`inbox_answers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`message_id\` integer,
  	\`application_id\` integer,
  	\`author_id\` integer,
  	\`author_name\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`mail_id\` text NOT NULL,
  	\`references\` text,
  	\`job\` numeric,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`inbox_answers_message_idx\` ON \`inbox_answers\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_answers_application_idx\` ON \`inbox_answers\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_answers_author_idx\` ON \`inbox_answers\` (\`author_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inbox_answers_mail_id_idx\` ON \`inbox_answers\` (\`mail_id\`);`)
  await db.run(sql`CREATE INDEX \`inbox_answers_updated_at_idx\` ON \`inbox_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inbox_answers_created_at_idx\` ON \`inbox_answers\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`assigned_to_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assigned_to_idx\` ON \`contact_messages\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_idx\` ON \`contact_messages\` (\`status\`,\`created_at\`);`)
  await db.run(sql`UPDATE \`contact_messages\` SET \`status\` = 'answered' WHERE \`status\` = 'closed';`)
  await db.run(sql`UPDATE \`contact_messages\` SET \`status\` = 'spam' WHERE \`status\` = 'new' AND \`suspected_spam\`;`)
  await db.run(sql`INSERT INTO \`inbox_notes\` (\`message_id\`, \`author_name\`, \`text\`, \`created_at\`) SELECT \`id\`, '–', \`notes\`, \`updated_at\` FROM \`contact_messages\` WHERE trim(\`notes\`) <> '';`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`job_id\` integer REFERENCES jobs(id);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`assigned_to_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`applications_job_idx\` ON \`applications\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_assigned_to_idx\` ON \`applications\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_1_idx\` ON \`applications\` (\`status\`,\`created_at\`);`)
  await db.run(sql`UPDATE \`applications\` SET \`status\` = 'in_review' WHERE \`status\` = 'in_progress';`)
  await db.run(sql`UPDATE \`applications\` SET \`status\` = 'interview' WHERE \`status\` = 'invited';`)
  await db.run(sql`UPDATE \`applications\` SET \`status\` = 'spam' WHERE \`status\` = 'new' AND \`suspected_spam\`;`)
  await db.run(sql`INSERT INTO \`inbox_notes\` (\`application_id\`, \`author_name\`, \`text\`, \`created_at\`) SELECT \`id\`, '–', \`notes\`, \`updated_at\` FROM \`applications\` WHERE trim(\`notes\`) <> '';`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`contact_answer_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`contact_answer_text\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`contact_handed_on_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`contact_handed_on_text\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`application_answer_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`application_answer_text\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`application_invitation_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`application_invitation_text\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`application_rejection_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`application_rejection_text\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`application_handed_on_subject\` text;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` ADD \`application_handed_on_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`contact_messages\` SET \`status\` = 'closed' WHERE \`status\` = 'spam';`)
  await db.run(sql`UPDATE \`applications\` SET \`status\` = 'in_progress' WHERE \`status\` = 'in_review';`)
  await db.run(sql`UPDATE \`applications\` SET \`status\` = 'invited' WHERE \`status\` IN ('interview', 'offer');`)
  await db.run(sql`UPDATE \`applications\` SET \`status\` = 'rejected' WHERE \`status\` IN ('withdrawn', 'spam');`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_contact_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mr_or_mrs\` text,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`company\` text,
  	\`email\` text,
  	\`phone_number\` text,
  	\`department_label\` text,
  	\`department\` text,
  	\`topic\` text,
  	\`person\` text,
  	\`description\` text,
  	\`checkbox\` integer,
  	\`idempotency_digest\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`suspected_spam\` integer DEFAULT false,
  	\`language\` text,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_messages\`("id", "mr_or_mrs", "first_name", "last_name", "company", "email", "phone_number", "department_label", "department", "topic", "person", "description", "checkbox", "idempotency_digest", "status", "suspected_spam", "language", "notes", "updated_at", "created_at") SELECT "id", "mr_or_mrs", "first_name", "last_name", "company", "email", "phone_number", "department_label", "department", "topic", "person", "description", "checkbox", "idempotency_digest", "status", "suspected_spam", "language", (SELECT group_concat("text", char(10)) FROM (SELECT "text" FROM \`inbox_notes\` WHERE "message_id" = \`contact_messages\`."id" ORDER BY "id")), "updated_at", "created_at" FROM \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_messages\` RENAME TO \`contact_messages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_digest_idx\` ON \`contact_messages\` (\`idempotency_digest\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_status_idx\` ON \`contact_messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`full_name\` text,
  	\`email\` text,
  	\`phone_number\` text,
  	\`position\` text,
  	\`topic\` text,
  	\`person\` text,
  	\`years_of_experience\` numeric,
  	\`resume_id\` integer,
  	\`checkbox\` integer,
  	\`idempotency_digest\` text,
  	\`keep_until\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`suspected_spam\` integer DEFAULT false,
  	\`language\` text,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`resume_id\`) REFERENCES \`resumes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications\`("id", "full_name", "email", "phone_number", "position", "topic", "person", "years_of_experience", "resume_id", "checkbox", "idempotency_digest", "keep_until", "status", "suspected_spam", "language", "notes", "updated_at", "created_at") SELECT "id", "full_name", "email", "phone_number", "position", "topic", "person", "years_of_experience", "resume_id", "checkbox", "idempotency_digest", "keep_until", "status", "suspected_spam", "language", (SELECT group_concat("text", char(10)) FROM (SELECT "text" FROM \`inbox_notes\` WHERE "application_id" = \`applications\`."id" ORDER BY "id")), "updated_at", "created_at" FROM \`applications\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications\` RENAME TO \`applications\`;`)
  await db.run(sql`CREATE INDEX \`applications_resume_idx\` ON \`applications\` (\`resume_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_idempotency_digest_idx\` ON \`applications\` (\`idempotency_digest\`);`)
  await db.run(sql`CREATE INDEX \`applications_status_idx\` ON \`applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`DROP TABLE \`inbox_notes\`;`)
  await db.run(sql`DROP TABLE \`inbox_answers\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`contact_answer_subject\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`contact_answer_text\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`contact_handed_on_subject\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`contact_handed_on_text\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`application_answer_subject\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`application_answer_text\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`application_invitation_subject\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`application_invitation_text\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`application_rejection_subject\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`application_rejection_text\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`application_handed_on_subject\`;`)
  await db.run(sql`ALTER TABLE \`mails_locales\` DROP COLUMN \`application_handed_on_text\`;`)
}
