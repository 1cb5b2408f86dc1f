/*
 * What a migration does that the version before it can't live with: its processes go on reading and writing while a newer one has
 * brought the database up to date, and it is what operators go back to (docs/decisions/0046-updates.md).
 */

/** What a migration has made itself, so that nobody else knows of it. */
type Made = { readonly tables: Set<string>; readonly columns: Map<string, string> };

/** The statements of a migration, without comments; what is quoted in `$$` isn't taken apart. */
function statementsOf(sql: string): readonly string[] {
  const parts = sql.replace(/^\s*--.*$/gm, '').match(/(?:\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|"[^"]*"|[^;])+/g) ?? [];
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** The first name that a statement names after some words, without the schema. */
function named(statement: string, words: string): string | null {
  const found = new RegExp(`^${words} (?:IF (?:NOT )?EXISTS )?(?:"public"\\.)?"?(\\w+)"?`, 'i').exec(statement);
  return found?.[1] ?? null;
}

function quotedNames(text: string): readonly string[] {
  return Array.from(text.matchAll(/"(\w+)"/g), ([, name = '']) => name);
}

/** A column is one of the migration's own where its table is, or where the migration has added it. */
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

/** A row that another refers to can be deleted by who doesn't know of that other. */
function isAllowedReference(made: Made, table: string, clause: string): boolean {
  const [, columns = ''] = /FOREIGN KEY \(([^)]*)\)/i.exec(clause) ?? [];
  const isNew = columns !== '' && quotedNames(columns).every((column) => isOwn(made, table, column));
  return isNew && /ON DELETE (?:cascade|set null)/i.test(clause);
}

/** A unique index is passed by rows that have nothing in a column of it. */
function isAllowedIndex(made: Made, statement: string): boolean {
  const [, table = '', columns = ''] = / ON (?:"public"\.)?"(\w+)" (?:USING \w+ )?\((.*)\)/i.exec(statement) ?? [];
  if (!/^CREATE UNIQUE/i.test(statement) || made.tables.has(table)) return table !== '';
  return quotedNames(columns).some((column) => {
    const added = made.columns.get(`${table}.${column}`);
    return added !== undefined && !/NOT NULL|DEFAULT/i.test(added);
  });
}

/** What was there already keeps its meaning. */
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

/** The statements of a migration, as SQL, that the version before it may break with; whatever isn't understood is one of them. */
export function breakingStatements(sql: string): readonly string[] {
  const made: Made = { tables: new Set(), columns: new Map() };
  return statementsOf(sql).filter((statement) => !isAllowed(made, statement));
}
