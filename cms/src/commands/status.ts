import { reasonOf } from '@kontorwerk/runtime/error-reason';
import type { StatusPart } from '@kontorwerk/runtime/setup/check-result';
import { checkPayloadSecret } from '#cms/base/payload-secret.ts';
import { settings } from '#cms/base/settings.ts';
import { findForbiddenPath } from '#cms/storage/files/forbidden-path.ts';
import { lastBackupAt } from '#cms/storage/last-backup.ts';
import { tryDatabase } from './setup/try-database.ts';
import { countOutbox } from './status/count-outbox.ts';
import { judgeBackup, judgeOutbox } from './status/judge-counts.ts';

/*
 * Reports the state of the CMS's data, whether it runs or not, as a line of JSON for each part
 * (runtime/src/setup/check-result.ts):
 *
 *     node src/commands/status.ts
 */
function tell(part: StatusPart): void {
  process.stdout.write(`${JSON.stringify(part)}\n`);
}

/** Returns a file that keeps the CMS from starting; null if there is none. */
function lookAtFiles(): StatusPart | null {
  const forbidden = findForbiddenPath(settings);
  if (forbidden) return { name: 'files', verdict: 'wrong', ...forbidden };
  try {
    checkPayloadSecret(settings);
    return null;
  } catch (error) {
    return { name: 'files', verdict: 'wrong', seen: reasonOf(error) };
  }
}

const wrongFile = lookAtFiles();
if (wrongFile) tell(wrongFile);
const { run, limitMs } = tryDatabase(settings);
const findings = await run(AbortSignal.timeout(limitMs));
// Setup reports the notes on other settings.
const ofDatabase = findings.filter(({ setting }) => setting === 'DATABASE_URI');
for (const { setting: _, ...finding } of ofDatabase) tell({ name: 'database', ...finding });
if (ofDatabase.every(({ verdict }) => verdict === 'ok' || verdict === 'note')) {
  try {
    const counts = await countOutbox(settings.databaseUri);
    if (counts) tell(judgeOutbox(counts, Date.now()));
  } catch (error) {
    tell({ name: 'outbox', verdict: 'note', seen: `can’t be counted (${reasonOf(error)})` });
  }
}
tell(judgeBackup(await lastBackupAt(settings.dataDir), Date.now()));
process.exit();
