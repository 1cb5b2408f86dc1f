import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import { isBeforeFirst } from '#cms/storage/database/recorded-migrations.ts';

/** The contents of a database. */
export type Contents = {
  readonly tables: readonly string[];
  /** The migrations that were run on it; null without a record. */
  readonly migrations: readonly string[] | null;
};

const SETTING = 'DATABASE_URI';

/** Tables that are named. */
const NAMED = 3;

/**
 * Judges the owner of a database: none yet, this CMS in some version, or another application.
 *
 * @param ours the migrations of this version, the first one first
 */
export function judgeContents({ tables, migrations }: Contents, ours: readonly string[]): CheckResult {
  const wrong = (seen: string, advice: string): CheckResult => ({ verdict: 'wrong', setting: SETTING, seen, advice });
  if (tables.length === 0)
    return { verdict: 'ok', setting: SETTING, seen: 'is empty: the first start makes the tables and fills them' };
  if (migrations === null) {
    const more = tables.length > NAMED ? ', …' : '';
    return wrong(
      `has tables of something else (${tables.slice(0, NAMED).join(', ')}${more})`,
      'name an empty database, which is for this alone',
    );
  }
  if (isBeforeFirst(migrations, ours))
    return wrong(
      'was made before the first release, or by another application',
      'export its content with the version that made it, and import it into an empty database; or name another',
    );
  const newer = migrations.filter((name) => !ours.includes(name));
  // Downgrading by one version is allowed: restoring a backup instead would lose what came in since.
  if (newer.length > 0)
    return {
      verdict: 'note',
      setting: SETTING,
      seen: `is of a newer version than this one (${newer.length} migrations that it doesn’t know)`,
      advice: 'the version right before that one goes on with it; an older one needs the backup from before the update',
    };
  const missing = ours.length - migrations.length;
  if (missing > 0)
    return {
      verdict: 'ok',
      setting: SETTING,
      seen: `is of an older version: the start brings it up to date (${missing} migrations)`,
      advice: 'back up first',
    };
  return { verdict: 'ok', setting: SETTING, seen: 'is of this version' };
}

/** The result of examining a database. */
export type TriedDatabase = {
  readonly findings: readonly CheckResult[];
  /** Usable and empty. */
  readonly isEmpty: boolean;
  /** Whether it has accounts. */
  readonly hasUsers: boolean;
};
