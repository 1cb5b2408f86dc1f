import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

/**
 * Fills the database of a stopped CMS with copies of its sample content, in both languages, with their versions and the
 * existing pictures; the result is always the same:
 *
 *     node bench/many-items.ts var/cms.sqlite 10000
 *     node bench/many-items.ts postgres://… 10000 --posts 10000
 *
 * Of the number six tenths are posts, three projects and one jobs, unless given separately. They are inserted as rows:
 * through Payload a thousand take minutes.
 */

/** The number of published documents per collection, including the sample's. */
export type Counts = { readonly posts: number; readonly projects: number; readonly jobs: number };

type Belonging = readonly [table: string, parent: string];

function projectRows(rows: string): readonly Belonging[] {
  return [
    [`projects_${rows}`, 'projects'],
    [`projects_${rows}_locales`, `projects_${rows}`],
    [`_projects_v_version_${rows}`, '_projects_v'],
    [`_projects_v_version_${rows}_locales`, `_projects_v_version_${rows}`],
  ];
}

/** The tables of a document, each with its parent table, parents first. */
const TABLES: { readonly [C in keyof Counts]: readonly Belonging[] } = {
  posts: [
    ['posts_locales', 'posts'],
    ['_posts_v', 'posts'],
    ['_posts_v_locales', '_posts_v'],
  ],
  projects: [
    ['projects_locales', 'projects'],
    ['_projects_v', 'projects'],
    ['_projects_v_locales', '_projects_v'],
    ...['facts', 'gallery', 'results'].flatMap(projectRows),
  ],
  jobs: [
    ['jobs_locales', 'jobs'],
    ['jobs_texts', 'jobs'],
    ['_jobs_v', 'jobs'],
    ['_jobs_v_locales', '_jobs_v'],
    ['_jobs_v_texts', '_jobs_v'],
  ],
};

/** Higher than any id of the sample; the n-th copy's id is that of its original plus n times this. */
const STEP = 100_000;

type Column = { readonly name: string; readonly isText: boolean };

/** The differences between the two databases. */
type Database = {
  readonly columnsOf: (table: string) => readonly Column[];
  readonly count: (sql: string) => number;
  /** Runs the statements in a transaction. */
  readonly run: (statements: readonly string[]) => void;
  readonly daysBefore: (date: string, days: string) => string;
  /** Moves the table's sequence past the inserted ids. */
  readonly numbering: (table: string) => readonly string[];
};

function sqlite(file: string): Database {
  const database = new DatabaseSync(file);
  return {
    columnsOf: (table) =>
      database
        .prepare('SELECT name, type FROM pragma_table_info(?)')
        .all(table)
        .map(({ name, type }) => ({ name: String(name), isText: String(type).toLowerCase() === 'text' })),
    count: (sql) => Number(Object.values(database.prepare(sql).get() ?? {})[0]),
    run: (statements) => {
      database.exec(['PRAGMA synchronous = OFF', 'BEGIN', ...statements, 'COMMIT'].join(';\n'));
      database.close();
    },
    daysBefore: (date, days) => `strftime('%Y-%m-%dT12:00:00.000Z', ${date}, '-' || ${days} || ' days')`,
    numbering: () => [],
  };
}

function postgres(uri: string): Database {
  const ask = (sql: string) =>
    execFileSync('psql', [uri, '-AtX', '-v', 'ON_ERROR_STOP=1', '-f', '-'], { input: sql, encoding: 'utf8' }).trim();
  return {
    columnsOf: (table) =>
      ask(`SELECT column_name, data_type FROM information_schema.columns WHERE table_name = '${table}'`)
        .split('\n')
        .map((line) => {
          const [name = '', type = ''] = line.split('|');
          return { name, isText: /^(?:character|text)/.test(type) };
        }),
    count: (sql) => Number(ask(sql)),
    run: (statements) => {
      ask(['BEGIN', ...statements, 'COMMIT', 'ANALYZE', ''].join(';\n'));
    },
    daysBefore: (date, days) => `${date} - ${days} * interval '1 day'`,
    numbering: (table) => [
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), greatest(max(id), 1)) FROM "${table}"`,
    ],
  };
}

/** The SQL expression of the n-th copy's value. */
function copied({ name, isText }: Column, { daysBefore }: Database): string {
  const column = `t."${name}"`;
  if (['id', '_uuid', 'parent_id', '_parent_id'].includes(name)) {
    return isText ? `${column} || '-' || n` : `${column} + n * ${STEP}`;
  }
  if (name === 'title' || name === 'version_title') return `${column} || ' ' || n`;
  if (name === 'address_key' || name === 'version_address_key') return `${column} || '-' || n`;
  if (name === 'date' || name === 'version_date') return daysBefore(column, 'n');
  // A key between those of the sample: none of them ends with a zero.
  if (isText && (name === '_order' || name === 'version__order')) {
    return `${column} || substr(CAST(1000000 + n AS text), 2) || 'v'`;
  }
  return column;
}

function copies(count: number): string {
  return `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${count})`;
}

function copy(database: Database, collection: keyof Counts, count: number): readonly string[] {
  const isSample = `"_status" = 'published' AND id < ${STEP}`;
  const samples = database.count(`SELECT count(*) FROM ${collection} WHERE ${isSample}`);
  const rounds = Math.ceil(count / samples) - 1;
  if (rounds < 1) return [];
  const from = (table: string) => {
    const columns = database.columnsOf(table);
    const values = columns.map((column) => copied(column, database));
    const into = `INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')})`;
    // Without a WHERE, SQLite would parse an ON after a table as ON CONFLICT.
    return { columns, select: `${into} ${copies(rounds)} SELECT ${values.join(', ')} FROM "${table}" t, copies` };
  };
  const before = `(SELECT count(*) FROM ${collection} s WHERE s.id < t.id AND s.${isSample})`;
  const documents = `${from(collection).select} WHERE t.${isSample} AND n * ${samples} + ${before} < ${count}`;
  const rows = TABLES[collection].map(([table, parent]) => {
    const { columns, select } = from(table);
    const owner = columns.find(({ name }) => name === 'parent_id' || name === '_parent_id');
    if (!owner) throw new Error(`The rows of ${table} belong to nothing.`);
    const isOfSample = owner.isText ? `t."${owner.name}" NOT LIKE '%-%'` : `t."${owner.name}" < ${STEP}`;
    const hasParent = `EXISTS (SELECT 1 FROM "${parent}" p WHERE p.id = ${copied(owner, database)})`;
    return {
      table,
      hasNumbers: columns.some(({ name, isText }) => name === 'id' && !isText),
      select,
      isOfSample,
      hasParent,
    };
  });
  return [
    documents,
    ...rows.map(({ select, isOfSample, hasParent }) => `${select} WHERE ${isOfSample} AND ${hasParent}`),
    ...[collection, ...rows.filter(({ hasNumbers }) => hasNumbers).map(({ table }) => table)].flatMap(
      database.numbering,
    ),
  ];
}

/** Splits a total into the numbers per collection. */
export function shares(items: number): Counts {
  return { posts: items * 0.6, projects: items * 0.3, jobs: items * 0.1 };
}

/** Fills a database, given as a file path or an address. */
export function fill(database: string, counts: Counts): void {
  const opened = /^postgres(?:ql)?:/.test(database) ? postgres(database) : sqlite(database.replace(/^file:/, ''));
  opened.run([
    ...copy(opened, 'posts', counts.posts),
    ...copy(opened, 'projects', counts.projects),
    ...copy(opened, 'jobs', counts.jobs),
  ]);
}

if (import.meta.main) {
  const options = { posts: { type: 'string' }, projects: { type: 'string' }, jobs: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [database, items] = positionals;
  if (!database || !(Number(items) > 0)) throw new Error('Usage: node bench/many-items.ts <database> <items>');
  const counts = shares(Number(items));
  fill(database, {
    posts: Number(values.posts ?? counts.posts),
    projects: Number(values.projects ?? counts.projects),
    jobs: Number(values.jobs ?? counts.jobs),
  });
}
