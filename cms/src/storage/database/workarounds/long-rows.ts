import type { PostgresAdapter } from '@payloadcms/db-postgres';

/** PostgreSQL's maximum number of arguments of a function. */
const MOST = 100;
/** Begins the list of a related row's columns in Drizzle's queries, such as a document's texts. */
const CALL = 'json_build_array(';

/** Splits an argument list at its top-level commas, and finds its closing bracket. */
function parseArguments(sql: string, from: number): { readonly found: readonly string[]; readonly end: number } {
  const found: string[] = [];
  let [depth, begin, at] = [0, from, from];
  for (; at < sql.length; at += 1) {
    const sign = sql[at];
    if (sign === '"' || sign === "'") at = sql.indexOf(sign, at + 1);
    else if (sign === '(') depth += 1;
    else if (sign === ')' && depth === 0) break;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0) {
      found.push(sql.slice(begin, at));
      begin = at + 1;
    }
  }
  return { found: [...found, sql.slice(begin, at)], end: at };
}

/** Splits each call that has more arguments than PostgreSQL allows into several, and concatenates their results. */
export function splitLongCalls(sql: string): string {
  const from = sql.indexOf(CALL) + CALL.length;
  if (from < CALL.length) return sql;
  const { found, end } = parseArguments(sql, from);
  const before = sql.slice(0, from - CALL.length);
  const after = splitLongCalls(sql.slice(end + 1));
  if (found.length <= MOST) return `${before}${sql.slice(from - CALL.length, end + 1)}${after}`;
  const parts = Array.from(
    { length: Math.ceil(found.length / MOST) },
    (_, part) => `jsonb_build_array(${found.slice(part * MOST, (part + 1) * MOST).join(',')})`,
  );
  return `${before}(${parts.join(' || ')})::json${after}`;
}

/** Returns Drizzle's query builder, which its types don't declare. */
function queryBuilderOf(drizzle: object): { sqlToQuery: (...asked: readonly unknown[]) => unknown } {
  const dialect: unknown = Reflect.get(drizzle, 'dialect');
  if (typeof dialect === 'object' && dialect !== null && isQueryBuilder(dialect)) return dialect;
  throw new Error('Drizzle has no dialect any more: what writes its queries?');
}

function isQueryBuilder(dialect: object): dialect is { sqlToQuery: (...asked: readonly unknown[]) => unknown } {
  return 'sqlToQuery' in dialect && typeof dialect.sqlToQuery === 'function';
}

/**
 * Lets PostgreSQL read rows of any length. The words of the site have more columns than a function may have arguments.
 *
 * Can go with Drizzle 1.0.
 *
 * @see https://github.com/drizzle-team/drizzle-orm/issues/4494
 */
export function allowLongRows(adapter: PostgresAdapter): void {
  const connect = adapter.connect?.bind(adapter);
  adapter.connect = async (options) => {
    await connect?.(options);
    const writer = queryBuilderOf(adapter.drizzle);
    const write = writer.sqlToQuery.bind(writer);
    writer.sqlToQuery = (...asked) => {
      const query = write(...asked);
      const isText = typeof query === 'object' && query !== null && 'sql' in query && typeof query.sql === 'string';
      return isText ? { ...query, sql: splitLongCalls(String(query.sql)) } : query;
    };
  };
}
