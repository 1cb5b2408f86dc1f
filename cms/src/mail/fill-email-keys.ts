import { emailKeyOrEmpty } from '#cms/base/email-key.ts';
import { type Dialect, fillRows } from '#cms/storage/database/fill-rows.ts';

/** Columns that hold addresses, with the column of their key. */
const KEPT = [
  ['contact_messages', 'email', 'email_key'],
  ['applications', 'email', 'email_key'],
  ['audit_log', 'who', 'who_key'],
  ['audit_log', 'detail', 'detail_key'],
] as const;

/** Fills the keys of addresses that are stored already, for the migration that adds the columns. */
export async function fillEmailKeys(dialect: Dialect): Promise<void> {
  const { sql, table: madeTable } = dialect;
  for (const [tableName, textName, keyName] of KEPT) {
    const [table, text, key] = [tableName, textName, keyName].map((name) => sql.identifier(name));
    await fillRows(dialect, {
      read: (after, count) =>
        sql`SELECT "id", ${text} AS "address" FROM ${table} WHERE "id" > ${after} ORDER BY "id" LIMIT ${count}`,
      make: ({ id, address }) => [{ id, key: typeof address === 'string' ? emailKeyOrEmpty(address) : '' }],
      write: (json) =>
        sql`UPDATE ${table} SET ${key} = "made"."key" FROM ${madeTable(json, { id: 'integer', key: 'text' })} WHERE ${table}."id" = "made"."id"`,
    });
  }
}
