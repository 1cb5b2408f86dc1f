import { reasonOf } from '@kontorwerk/runtime/error-reason';
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import type { Try } from '@kontorwerk/runtime/setup/run-tries';
import { databaseFile } from '#cms/base/database-uri.ts';
import type { Settings } from '#cms/base/settings.ts';
import { files } from '#cms/storage/files/files.ts';
import { refuseBesideEarlierData } from '../seed/earlier-data.ts';
import { tryPostgres } from './try-postgres.ts';
import { trySqlite } from './try-sqlite.ts';

/** Longer than the database's own timeout, so that its error is reported. */
const LIMIT_MS = 12_000;

/** Reports an empty database where another one was in use. */
async function reportEarlierData(settings: Settings): Promise<readonly CheckResult[]> {
  try {
    await refuseBesideEarlierData(settings, files);
    return [];
  } catch (error) {
    return [{ verdict: 'wrong', setting: 'DATABASE_URI', seen: reasonOf(error) }];
  }
}

/** Examines the database, and notes when the first administrator's password has served its purpose. */
export function tryDatabase(settings: Settings): Try {
  return {
    setting: 'DATABASE_URI',
    limitMs: LIMIT_MS,
    advice: 'start it, or correct DATABASE_URI',
    async run() {
      const file = databaseFile(settings.databaseUri);
      const { findings, isEmpty, hasUsers } =
        file === null ? await tryPostgres(settings.databaseUri) : trySqlite(file, settings);
      return [
        ...findings,
        // For the folder only: an unreachable object store is reported separately.
        ...(isEmpty && !settings.bucket ? await reportEarlierData(settings) : []),
        ...(hasUsers && settings.adminPassword !== undefined
          ? [
              {
                verdict: 'note' as const,
                setting: 'ADMIN_PASSWORD',
                seen: 'has done its work: there are accounts already',
                advice: 'take it out of the settings',
              },
            ]
          : []),
      ];
    },
  };
}
