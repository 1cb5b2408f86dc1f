import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Reference = {
  readonly table: string;
  readonly column: string;
  readonly index: string;
  readonly to: string;
  readonly onDelete: 'cascade' | 'set null';
};

/**
 * Columns that were added to tables with rows in them. What they refer to could not be deleted: SQLite's generator
 * leaves out what is to happen then. PostgreSQL has had it from the start.
 */
const REFERENCES: readonly Reference[] = [
  {
    table: 'jobs',
    column: 'contact_image_id',
    index: 'jobs_contact_contact_image_idx',
    to: 'media',
    onDelete: 'set null',
  },
  {
    table: '_jobs_v',
    column: 'version_contact_image_id',
    index: '_jobs_v_version_contact_version_contact_image_idx',
    to: 'media',
    onDelete: 'set null',
  },
  {
    table: 'contact_messages',
    column: 'assigned_to_id',
    index: 'contact_messages_assigned_to_idx',
    to: 'users',
    onDelete: 'set null',
  },
  {
    table: 'applications',
    column: 'assigned_to_id',
    index: 'applications_assigned_to_idx',
    to: 'users',
    onDelete: 'set null',
  },
  { table: 'applications', column: 'job_id', index: 'applications_job_idx', to: 'jobs', onDelete: 'set null' },
  {
    table: 'payload_locked_documents_rels',
    column: 'audit_log_id',
    index: 'payload_locked_documents_rels_audit_log_id_idx',
    to: 'audit_log',
    onDelete: 'cascade',
  },
];

/** Makes the columns anew rather than the tables: a table that is dropped takes with it what refers to it. */
async function refer(db: MigrateUpArgs['db'], ending: (reference: Reference) => string): Promise<void> {
  for (const reference of REFERENCES) {
    const { table, column, index, to } = reference;
    await db.run(sql.raw(`ALTER TABLE \`${table}\` ADD \`__new_id\` integer REFERENCES ${to}(id)${ending(reference)};`))
    await db.run(sql.raw(`UPDATE \`${table}\` SET \`__new_id\` = \`${column}\`;`))
    await db.run(sql.raw(`DROP INDEX \`${index}\`;`))
    await db.run(sql.raw(`ALTER TABLE \`${table}\` DROP COLUMN \`${column}\`;`))
    await db.run(sql.raw(`ALTER TABLE \`${table}\` RENAME COLUMN \`__new_id\` TO \`${column}\`;`))
    await db.run(sql.raw(`CREATE INDEX \`${index}\` ON \`${table}\` (\`${column}\`);`))
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await refer(db, ({ onDelete }) => ` ON DELETE ${onDelete}`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await refer(db, () => '')
}
