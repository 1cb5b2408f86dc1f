import { DatabaseSync } from 'node:sqlite';
import type { Acknowledged, Collection } from './submissions.ts';

const TABLES: Readonly<Record<Collection, string>> = {
  'contact-messages': 'contact_messages',
  applications: 'applications',
};

/** How often a submission is in the database, by its e-mail address. */
function storedIn(databaseFile: string, collection: Collection): ReadonlyMap<string, number> {
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 10_000 });
  try {
    const rows = database.prepare(`SELECT email, count(*) AS times FROM ${TABLES[collection]} GROUP BY email`).all();
    return new Map(rows.map(({ email, times }) => [String(email), Number(times)]));
  } finally {
    database.close();
  }
}

export type Verdict = { readonly lost: readonly string[]; readonly doubled: readonly string[] };

/** Which acknowledged submissions are not in the database, and which are there more than once. */
export function judge(acknowledged: Acknowledged, databaseFile: string): Verdict {
  const stored = {
    'contact-messages': storedIn(databaseFile, 'contact-messages'),
    applications: storedIn(databaseFile, 'applications'),
  };
  const times = [...acknowledged].map(([email, collection]) => [email, stored[collection].get(email) ?? 0] as const);
  return {
    lost: times.filter(([, count]) => count === 0).map(([email]) => email),
    doubled: times.filter(([, count]) => count > 1).map(([email]) => email),
  };
}
