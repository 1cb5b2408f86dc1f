import { DatabaseSync } from 'node:sqlite';
import type { Postgres } from '../support/services/postgres.ts';
import type { Acknowledged, Collection } from './submissions.ts';

const TABLES: Readonly<Record<Collection, string>> = {
  'contact-messages': 'contact_messages',
  applications: 'applications',
};

/** Counts each submission of a collection in the database, by its e-mail address. */
export type StoredCount = (collection: Collection) => ReadonlyMap<string, number>;

const countIn = (collection: Collection) => `SELECT email, count(*) AS times FROM ${TABLES[collection]} GROUP BY email`;

/** Reads a SQLite file, which the CMS may be writing. */
export function storedInFile(file: string): StoredCount {
  return (collection) => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    try {
      const rows = database.prepare(countIn(collection)).all();
      return new Map(rows.map(({ email, times }) => [String(email), Number(times)]));
    } finally {
      database.close();
    }
  };
}

/** Queries PostgreSQL. */
export function storedInPostgres({ query }: Pick<Postgres, 'query'>): StoredCount {
  return (collection) => {
    const rows = query(countIn(collection)).map((line) => line.split('|'));
    return new Map(rows.map(([email = '', times]) => [email, Number(times)]));
  };
}

export type Verdict = { readonly lost: readonly string[]; readonly doubled: readonly string[] };

/** Finds acknowledged submissions that are not in the database, or there more than once. */
export function judge(acknowledged: Acknowledged, storedIn: StoredCount): Verdict {
  const stored = {
    'contact-messages': storedIn('contact-messages'),
    applications: storedIn('applications'),
  };
  const times = [...acknowledged].map(([email, collection]) => [email, stored[collection].get(email) ?? 0] as const);
  return {
    lost: times.filter(([, count]) => count === 0).map(([email]) => email),
    doubled: times.filter(([, count]) => count > 1).map(([email]) => email),
  };
}
