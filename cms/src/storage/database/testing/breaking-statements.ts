/*
 * Finds the statements of a migration that break the previous version, whose processes go on reading and writing after
 * a newer one has migrated the database, and to which operators roll back (docs/decisions/0046-updates.md).
 */

/** The tables and columns that a migration has added, which the previous version doesn't know. */
type Made = { readonly tables: Set<string>; readonly columns: Map<string, string> };

/** Returns the statements of a migration without comments; text quoted in `$$` isn't split. */
function statementsOf(sql: string): readonly string[] {
  const parts = sql.replace(/^\s*--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|"[^"]*"|[^;])+/g) ?? [];
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Returns the first name after some keywords in a statement, without the schema. */
function named(statement: string, words: string): string | null {
  const found = new RegExp(`^${words} (?:IF (?:NOT )?EXISTS )?(?:"public"\\.)?"?(\\w+)"?`, 'i').exec(statement);
  return found?.[1] ?? null;
}

function quotedNames(text: string): readonly string[] {
  return Array.from(text.matchAll(/"(\w+)"/g), ([, name = '']) => name);
}

/** Whether the migration has added a column, or its table. */
function isOwn(made: Made, table: string, column: string): boolean {
  return made.tables.has(table) || made.columns.has(`${table}.${column}`);
}

function isAllowedColumn(made: Made, table: string, clause: string): boolean {
  const column = named(clause, 'ADD COLUMN');
  if (column === null) return false;
  made.columns.set(`${table}.${column}`, clause);
  if (made.tables.has(table)) return true;
  return (
    !/\b(?:UNIQUE|PRIMARY KEY|GENERATED|CHECK)\b/i.test(clause) &&
    (!/NOT NULL/i.test(clause) || /\bDEFAULT\b/i.test(clause))
  );
}

/** Whether a reference lets the previous version, which doesn't know of it, delete the row that it points to. */
function isAllowedReference(made: Made, table: string, clause: string): boolean {
  const [, columns = ''] = /FOREIGN KEY \(([^)]*)\)/i.exec(clause) ?? [];
  const isNew = columns !== '' && quotedNames(columns).every((column) => isOwn(made, table, column));
  return isNew && /ON DELETE (?:cascade|set null)/i.test(clause);
}

/** Whether a unique index lets in rows of the previous version, which leaves one of its columns null. */
function isAllowedIndex(made: Made, statement: string): boolean {
  const [, table = '', columns = ''] = / ON (?:"public"\.)?"(\w+)" (?:USING \w+ )?\((.*)\)/i.exec(statement) ?? [];
  if (!/^CREATE UNIQUE/i.test(statement) || made.tables.has(table)) return table !== '';
  return quotedNames(columns).some((column) => {
    const added = made.columns.get(`${table}.${column}`);
    return added !== undefined && !/NOT NULL|DEFAULT/i.test(added);
  });
}

/** Whether an UPDATE changes only columns that the migration has added: existing data keeps its meaning. */
function isAllowedUpdate(made: Made, statement: string): boolean {
  const table = named(statement, 'UPDATE') ?? '';
  const [, set = ''] = / SET (.*?)(?: FROM | WHERE |$)/i.exec(statement) ?? [];
  const columns = Array.from(set.matchAll(/"(\w+)" = /g), ([, name = '']) => name);
  return columns.length > 0 && columns.every((column) => isOwn(made, table, column));
}

function isAllowed(made: Made, statement: string): boolean {
  if (/^SELECT |^CREATE TYPE |^ALTER TYPE .* ADD VALUE /i.test(statement)) return true;
  const created = named(statement, 'CREATE TABLE');
  if (created !== null) made.tables.add(created);
  if (created !== null) return true;
  if (/^CREATE (?:UNIQUE )?INDEX /i.test(statement)) return isAllowedIndex(made, statement);
  if (/^UPDATE /i.test(statement)) return isAllowedUpdate(made, statement);
  if (/^INSERT /i.test(statement)) return made.tables.has(named(statement, 'INSERT INTO') ?? '');
  const table = named(statement, 'ALTER TABLE');
  const [, clause = ''] = /^ALTER TABLE \S+ (.*)$/i.exec(statement) ?? [];
  if (table === null) return false;
  if (/^ALTER COLUMN "\w+" (?:DROP NOT NULL|SET DEFAULT .*)$/i.test(clause)) return true;
  if (/^ADD CONSTRAINT /i.test(clause)) return isAllowedReference(made, table, clause);
  return clause.split(/, (?=ADD COLUMN )/i).every((each) => isAllowedColumn(made, table, each));
}

/**
 * Returns the statements of a migration's SQL that may break the previous version, including any that isn't understood.
 */
export function breakingStatements(sql: string): readonly string[] {
  const made: Made = { tables: new Set(), columns: new Map() };
  return statementsOf(sql).filter((statement) => !isAllowed(made, statement));
}
