import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { expect, test } from 'vitest';
import { migrations } from '#cms/migrations/postgres/index.ts';
import { breakingStatements } from './testing/breaking-statements.ts';

/**
 * Migrations with their number of breaking statements. Add one only if the previous version no longer uses what the
 * migration removes (docs/decisions/0046-updates.md).
 */
const KNOWN: Readonly<Record<string, number>> = {};

/** Returns the SQL that a migration executes. */
async function sqlOf({ up }: (typeof migrations)[number]): Promise<string> {
  const statements: string[] = [];
  const db = {
    async execute(query: SQL) {
      statements.push(new PgDialect().sqlToQuery(query).sql);
      return { rows: [] };
    },
  };
  await Reflect.apply(up, undefined, [{ db }]);
  return statements.join(';\n');
}

test.each(migrations)('the version before $name can live with what it does', async (migration) => {
  const breaking = breakingStatements(await sqlOf(migration));
  expect(breaking.length, breaking.join('\n')).toBe(KNOWN[migration.name] ?? 0);
});

const NEW_TABLE = `CREATE TYPE "public"."enum_things_state" AS ENUM('new', 'old');
  CREATE TABLE "things" ("id" serial PRIMARY KEY NOT NULL, "job_id" integer, "title" varchar NOT NULL);
  `;

test.each([
  ['a table, of whatever kind', `${NEW_TABLE}CREATE UNIQUE INDEX "things_title_idx" ON "things" USING btree ("title")`],
  ['a column that may be empty', 'ALTER TABLE "jobs" ADD COLUMN "note" varchar'],
  ['a column with a default', 'ALTER TABLE "jobs" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL'],
  ['several columns', 'ALTER TABLE "jobs" ADD COLUMN "a" varchar, ADD COLUMN "b" boolean DEFAULT true NOT NULL'],
  [
    'a new reference that goes with what it refers to',
    `${NEW_TABLE}ALTER TABLE "things" ADD CONSTRAINT "things_job_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action`,
  ],
  ['a column that may be empty from now on', 'ALTER TABLE "jobs" ALTER COLUMN "note" DROP NOT NULL'],
  ['a default', `ALTER TABLE "jobs" ALTER COLUMN "note" SET DEFAULT 'none'`],
  ['an index', 'CREATE INDEX "jobs_title_idx" ON "jobs" USING btree ("title")'],
  [
    'a unique index over a column that older rows have nothing in',
    'ALTER TABLE "jobs" ADD COLUMN "key" varchar; CREATE UNIQUE INDEX "jobs_key_idx" ON "jobs" USING btree ("key")',
  ],
  ['a value more', `ALTER TYPE "public"."enum_jobs_state" ADD VALUE 'paused' BEFORE 'closed'`],
  [
    'filling what it has added',
    `ALTER TABLE "jobs" ADD COLUMN "note" varchar;
     -- Of before.
     UPDATE "jobs" SET "note" = 'a; b' WHERE "title" = 'c'; ${NEW_TABLE} INSERT INTO "things" ("title") SELECT "title" FROM "jobs"`,
  ],
])('the version before lives with %s', (_what, migration) => {
  expect(breakingStatements(migration)).toEqual([]);
});

test.each([
  ['a column that is gone', 'ALTER TABLE "jobs" DROP COLUMN "note"'],
  ['a table that is gone', 'DROP TABLE "jobs" CASCADE'],
  ['a column of another name', 'ALTER TABLE "pages" RENAME COLUMN "title" TO "slug"'],
  ['a column of another kind', 'ALTER TABLE "jobs" ALTER COLUMN "note" SET DATA TYPE integer'],
  ['a column that must not be empty any more', 'ALTER TABLE "jobs" ALTER COLUMN "note" SET NOT NULL'],
  ['a column that it would have to fill', 'ALTER TABLE "jobs" ADD COLUMN "note" varchar NOT NULL'],
  ['one of several', 'ALTER TABLE "jobs" ADD COLUMN "a" varchar, ADD COLUMN "b" varchar NOT NULL'],
  ['a table of another name', 'ALTER TABLE "jobs" RENAME TO "positions"'],
  ['a value that is gone', 'DROP TYPE "public"."enum_jobs_state"'],
  ['values of another meaning', `UPDATE "jobs" SET "state" = 'paused' WHERE "state" = 'closed'`],
  ['rows that it did not make', `INSERT INTO "jobs" ("title") VALUES ('x')`],
  ['rows that are gone', 'DELETE FROM "jobs"'],
  ['a unique index over what it writes', 'CREATE UNIQUE INDEX "jobs_title_idx" ON "jobs" USING btree ("title")'],
  [
    'a reference from what it writes',
    'ALTER TABLE "jobs" ADD CONSTRAINT "f" FOREIGN KEY ("x_id") REFERENCES "public"."x"("id") ON DELETE cascade',
  ],
  ['a condition on what it writes', 'ALTER TABLE "jobs" ADD CONSTRAINT "c" CHECK ("note" IS NOT NULL)'],
  ['what nobody can read from here', 'DO $$ BEGIN DELETE FROM "jobs"; END $$'],
])('the version before may break with %s', (_what, statement) => {
  expect(breakingStatements(`SELECT 1;\n${statement};`)).toEqual([statement]);
});

test('a row can be deleted by who does not know what refers to it', () => {
  const refers = 'ALTER TABLE "things" ADD CONSTRAINT "f" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id")';
  expect(breakingStatements(`${NEW_TABLE}${refers}`)).toEqual([refers]);
});
